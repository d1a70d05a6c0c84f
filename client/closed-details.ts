// <details data-stored="days-left" open> that a visitor has closed stays closed, from the first paint on.
import { readStored, removeStored, store } from '../state/device-storage.ts'

/** What may stay closed. The style sheet hides its content while the page's element names it in `data-closed`. */
const name = 'days-left'
const key = `closed-${name}`

/** Runs before the first paint, whether such an element is there already or still to come. */
export function rememberClosedDetails() {
  const { dataset } = document.documentElement
  if (readStored(key).text !== null) {
    dataset.closed = name
    document.querySelector('details[data-stored]')?.removeAttribute('open')
  }
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.dataset.stored) return
    // One that comes open tells so as if it had been opened.
    if (target.open && dataset.closed) target.open = false
    else if (target.open) removeStored(key)
    else {
      store(key, '1')
      delete dataset.closed // from here on the element itself tells
    }
  }
  document.addEventListener('toggle', toggled, true)
}
