// React's half of an island: one root each, one store for all, ids as the server gave them.
import { Provider } from 'jotai'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { store } from './store.ts'

/**
 * Makes an island's HTML live. When the component throws, now or later, the HTML as it was stands there again.
 * @param ready called when it listens
 * @param fail called with what the component threw
 */
export function hydrate(
  element: HTMLElement,
  View: ComponentType<object>,
  ready: () => void,
  fail: (error: unknown) => void,
) {
  const before = element.cloneNode(true) // also what was typed
  const typed = takeInput(element)
  const done = () => {
    giveInput(typed)
    ready()
  }
  const view = (
    <Hydrated then={done}>
      <Provider store={store}>
        <View {...JSON.parse(element.getAttribute('props') ?? '{}')} />
      </Provider>
    </Hydrated>
  )
  const identifierPrefix = element.getAttribute('prefix') ?? ''
  const onUncaughtError = (error: unknown) => {
    element.replaceChildren(...before.childNodes) // React has taken all of its own away
    fail(error)
  }
  // In one go: no form is sent while what was typed into it is out of its fields.
  flushSync(() => hydrateRoot(element, view, { identifierPrefix, onUncaughtError }))
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
    if (field.type === 'file' || field.value === field.defaultValue) continue
    typed.set(field, field.value)
    field.value = field.defaultValue
  }
  return typed
}

/**
 * Types and ticks it again, now that React listens. Its own setter of `value` would hide the change from it: the
 * element's is used.
 */
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
