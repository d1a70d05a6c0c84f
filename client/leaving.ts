// What this browser keeps of a member goes when they sign out or delete their account. What a visitor keeps without one
// stays: hearts, a match, the privacy choices.
import { metAnewKey, removeStored } from '../state/device-storage.ts'

/**
 * The ticks of the weeks and a closed panel of the dashboard, by the keys of state/week-ticks.ts and kept-details.ts:
 * to import those would load them.
 */
export const ofMember = ['week-ticks', 'closed-days-left', metAnewKey]
const waysOut = ['/logout', '/settings/delete']

/** Without script nothing of this is kept. */
export function forgetOnLeaving() {
  document.addEventListener('submit', ({ target }) => {
    const action = target instanceof Element ? target.getAttribute('action') : null
    if (action !== null && waysOut.includes(new URL(action, location.href).pathname))
      for (const key of ofMember) removeStored(key)
  })
}
