// Which day it is depends on where a visitor is. The server is told only where a member's own dates are shown, or are
// about to be.
import { writeCookie } from '../state/cookies.ts'

const memberPages = 'form[action="/join"], form[action="/login"]'
const year = 31_536_000 // seconds

/** Tells the server, by the cookie `utc_offset`, how many minutes this clock is ahead of UTC. */
export function tellClock(signedIn: boolean) {
  if (!signedIn && !document.querySelector(memberPages)) return
  writeCookie('utc_offset', String(-new Date().getTimezoneOffset()), year)
}
