// The hint beside the account's button: where the first article that a member saved has gone.
import type { Refusable } from '../domain/prompts/ask-no-more.ts'
import { maySaySaved, savedTipCookie } from '../domain/prompts/hints.ts'
import { isFirstToOpen, openedCookie } from '../domain/prompts/registration.ts'
import { isUrgent } from '../domain/prompts/urgent.ts'
import { opensWelcomePopup } from '../domain/prompts/welcome.ts'
import { refuse } from '../state/ask-no-more.ts'
import { longSeconds, readCookie, writeCookie } from '../state/cookies.ts'
import { isBusy } from '../state/is-busy.ts'
import { readPageState } from './page-block.ts'

const id = 'saved-tip' satisfies Refusable

/** The welcome goes first, where it is still to come. */
const isWelcomeDue = () =>
  readPageState().opens === 'welcome' &&
  opensWelcomePopup({ isFromSister: document.querySelector('#account[data-from-sister]') !== null, cookie: readCookie })

/**
 * Shows the hint while its cookie says so: now, or at the first save, which tells of itself by the event `saved-first`.
 * After a loss it does not come.
 */
export function watchSavedTip() {
  const tip = document.getElementById(id)
  if (!tip || readPageState().sensitive || isUrgent(location.pathname)) return
  const show = () => {
    if (isWelcomeDue() || !maySaySaved({ cookie: readCookie, isBusy: isBusy() })) return
    const { bottom = 0 } = document.querySelector('.account-button')?.getBoundingClientRect() ?? {}
    tip.toggleAttribute('data-adrift', bottom <= 0)
    tip.showPopover()
  }
  // However it is closed, it was seen.
  tip.addEventListener('toggle', event => {
    const { newState } = event as ToggleEvent // what the browser sends by this name
    if (newState === 'closed') writeCookie(savedTipCookie, 'false', longSeconds)
  })
  tip.querySelector('button')?.addEventListener('click', () => refuse(id, true))
  document.addEventListener('saved-first', show)
  if (!isFirstToOpen(readCookie, id)) return
  show()
  if (tip.matches(':popover-open')) writeCookie(openedCookie, id)
}
