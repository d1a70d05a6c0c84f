// React's half of an island: one root each, one store for all, ids as the server gave them.
import { Provider } from 'jotai'
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
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
  const done = () => {
    typeAgain(element)
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
  // In slices of a few milliseconds: the page goes on meanwhile. Who touches the island has the rest of it at once.
  startTransition(() => void hydrateRoot(element, view, { identifierPrefix, onUncaughtError }))
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

const isChanged = ({ checked, defaultChecked, type, value, defaultValue }: HTMLInputElement) =>
  checked !== defaultChecked || (type !== 'file' && value !== defaultValue)

/**
 * What was typed and ticked before React listened is typed and ticked again, all in one go: no form is sent without it.
 * Each field is first put back to what the server sent, as React found it. Its own setter of `value` would then hide the
 * change from it: the element's is used.
 */
function typeAgain(element: HTMLElement) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const typed = [...element.querySelectorAll('input')]
    .filter(isChanged)
    .map(field => ({ field, checked: field.checked, value: field.value }))
  for (const { field } of typed) {
    field.checked = field.defaultChecked
    if (field.type !== 'file') field.value = field.defaultValue
  }
  for (const { field, checked, value } of typed) {
    // Of a row of radio buttons only the chosen one is pressed.
    if (checked !== field.checked && (checked || field.type === 'checkbox')) field.click()
    if (field.type === 'file' || value === field.value) continue
    setValue?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
