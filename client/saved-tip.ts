// The hint beside the account's button: where the first article that a member saved has gone.
import { longSeconds, readCookie, writeCookie } from '../state/cookies.ts'

const name = 'save_article_first_time'

/**
 * Shows the hint while its cookie says so: now, or at the first save, which tells of itself by the event `saved-first`.
 */
export function watchSavedTip() {
  const tip = document.getElementById('saved-tip')
  if (!tip) return
  const show = () => {
    if (readCookie(name) !== 'true') return
    const { bottom = 0 } = document.querySelector('.account-button')?.getBoundingClientRect() ?? {}
    tip.toggleAttribute('data-adrift', bottom <= 0)
    tip.showPopover()
  }
  // However it is closed, it was seen.
  tip.addEventListener('toggle', event => {
    const { newState } = event as ToggleEvent // what the browser sends by this name
    if (newState === 'closed') writeCookie(name, 'false', longSeconds)
  })
  document.addEventListener('saved-first', show)
  show()
}
