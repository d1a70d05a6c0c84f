// Which day it is depends on where somebody is. Told only where a member's own dates are shown, or are about to be.
const memberPages = 'form[action="/join"], form[action="/login"]'

/** Tells the server, by the cookie `utc_offset`, how many minutes this clock is ahead of UTC. */
export function tellClock(signedIn: boolean) {
  if (!signedIn && !document.querySelector(memberPages)) return
  const minutes = -new Date().getTimezoneOffset()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `utc_offset=${minutes}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
