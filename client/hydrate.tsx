// React's half of an island: one root each, one store for all, ids as the server gave them.
import { Provider } from 'jotai'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { store } from './store.ts'

/**
 * Makes an island's HTML live. Resolves when it listens.
 * @throws what the component threw.
 */
export function hydrate(element: HTMLElement, View: ComponentType<object>): Promise<void> {
  const typed = takeInput(element)
  return new Promise((resolve, reject) => {
    const done = () => {
      giveInput(typed)
      resolve()
    }
    const view = (
      <Hydrated then={done}>
        <Provider store={store}>
          <View {...JSON.parse(element.getAttribute('props') ?? '{}')} />
        </Provider>
      </Hydrated>
    )
    const options = { identifierPrefix: element.getAttribute('prefix') ?? '', onUncaughtError: reject }
    // In one go: nobody sends a form while what was typed into it is out of its fields.
    flushSync(() => hydrateRoot(element, view, options))
  })
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

type Typed = Map<HTMLInputElement, string | boolean>

/** What was typed and ticked before anyone listened. React must find the fields as the server sent them. */
function takeInput(element: HTMLElement): Typed {
  const typed: Typed = new Map()
  for (const field of element.querySelectorAll('input')) {
    if (field.checked !== field.defaultChecked) {
      typed.set(field, field.checked)
      field.checked = field.defaultChecked
    }
    if (field.value === field.defaultValue) continue
    typed.set(field, field.value)
    field.value = field.defaultValue
  }
  return typed
}

/** Types and ticks it again, now that React listens. Its own setter of `value` would hide the change from it: the element's is used. */
function giveInput(typed: Typed) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [field, text] of typed) {
    if (typeof text === 'boolean') {
      if (text || field.type === 'checkbox') field.click() // of a row of radio buttons only the chosen one
      continue
    }
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
