// What this device stored of a member goes when they have signed out or deleted their account. What a visitor stores
// without one stays: hearts, a match, the privacy choices.
import { leavingKey, readStored, reloadTabsKey, removeStored, store } from '../state/device-storage.ts'

/**
 * The ticks of the guides and a closed panel of the dashboard, by the keys of state/ticks.ts and closed-details.ts:
 * to import those would load them.
 */
export const ofMember = ['week-ticks', 'month-ticks', 'closed-days-left', reloadTabsKey]
/** By it a tab knows that it has read the account's privacy choices. */
export const consentsReadKey = 'privacy-choices-read'
/** The forms that end a session, by their addresses. */
const leavingForms = ['/logout', '/settings/delete']

/**
 * Notes that a member asks to leave. Only the page that answers knows whether they have. Where there is no room for the
 * note, what is theirs goes at once: it must not outlast them.
 */
export function noteLeaving() {
  document.addEventListener('submit', ({ target }) => {
    const action = target instanceof Element ? target.getAttribute('action') : null
    if (action === null || !leavingForms.includes(new URL(action, location.href).pathname)) return
    if (!store(leavingKey, '1')) for (const key of ofMember) removeStored(key)
  })
}

/**
 * Forgets what is a member's once they have left. A refusal comes at the form's own address: they stay. On other pages
 * of a member the note stays, for another tab may load one before the answer has come.
 */
export function forgetAfterLeaving(signedIn: boolean) {
  const isRefused = leavingForms.includes(location.pathname)
  if (!readStored(leavingKey).text || (signedIn && !isRefused)) return
  for (const key of isRefused ? [leavingKey] : [leavingKey, ...ofMember]) removeStored(key)
  try {
    if (!isRefused) sessionStorage.removeItem(consentsReadKey)
  } catch {
    // Nothing was stored where the browser refuses.
  }
}
