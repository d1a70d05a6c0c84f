// <details data-stored="name" open> that a visitor has closed stays closed, from the first paint on.
import { readStored, removeStored, store } from '../state/device-storage.ts'

const keyOf = (name: string) => `closed-${name}`

/** What may be remembered as closed. The style sheet hides its content while the page's element names it in `data-closed`. */
const names = ['days-left'] as const

/** Runs before the first paint, whether such an element is there already or still to come. */
export function rememberClosedDetails() {
  const root = document.documentElement
  const closed = names.filter(name => readStored(keyOf(name)).text !== null)
  if (closed.length > 0) root.dataset.closed = closed.join(' ')
  const isClosed = (name: string) => root.dataset.closed?.split(' ').includes(name)
  for (const element of document.querySelectorAll<HTMLDetailsElement>('details[data-stored]'))
    if (isClosed(element.dataset.stored ?? '')) element.open = false
  const toggled = ({ target }: Event) => {
    const name = target instanceof HTMLDetailsElement && target.dataset.stored
    if (!(target instanceof HTMLDetailsElement) || !name) return
    // One that comes open tells so as if it had been opened.
    if (target.open && isClosed(name)) target.open = false
    else if (target.open) removeStored(keyOf(name))
    else {
      store(keyOf(name), '1')
      delete root.dataset.closed // from here on the element itself tells
    }
  }
  document.addEventListener('toggle', toggled, true)
}
