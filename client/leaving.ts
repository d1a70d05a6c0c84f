// What this device stored of a member goes when they have signed out or deleted their account. What a visitor stores
// without one stays: hearts, a match, the privacy choices.
import { leavingKey, metAnewKey, readStored, removeStored, store } from '../state/device-storage.ts'

/**
 * The ticks of the weeks and a closed panel of the dashboard, by the keys of state/week-ticks.ts and closed-details.ts:
 * to import those would load them.
 */
export const ofMember = ['week-ticks', 'closed-days-left', metAnewKey]
const waysOut = ['/logout', '/settings/delete']

/** Notes that a member asks to leave. Only the page that answers knows whether they have. */
export function noteLeaving() {
  document.addEventListener('submit', ({ target }) => {
    const action = target instanceof Element ? target.getAttribute('action') : null
    if (action !== null && waysOut.includes(new URL(action, location.href).pathname)) store(leavingKey, '1')
  })
}

/** Forgets what is a member's once they have left. A refusal comes at the form's own address: they stay. */
export function forgetAfterLeaving(signedIn: boolean) {
  const isRefused = waysOut.includes(location.pathname)
  if (!readStored(leavingKey).text || (signedIn && !isRefused)) return
  for (const key of isRefused ? [leavingKey] : [leavingKey, ...ofMember]) removeStored(key)
}
