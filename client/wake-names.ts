// What only pages on names need. It comes when the browser is idle, or at the first press on a heart, which is not
// lost.

import { whenIdle } from '../state/when-idle.ts'

/** Pages of the names host. */
const namesPage = /^\/b\/|\/baby-names$/

/** When it does not come, hearts stay as they are and forms lead to a new page. */
const load = (heart?: HTMLButtonElement) =>
  import('./names-page.ts').then(
    names => names.startNames(heart),
    () => {},
  )

/** Hearts answer from the first paint on, also while the page is still coming. */
export function answerNameHearts() {
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element && target.closest<HTMLButtonElement>('.name-heart')
    if (heart) load(heart)
  })
}

/** The rest of a page on names can wait. */
export function wakeNames() {
  if (namesPage.test(location.pathname)) whenIdle(load)
}
