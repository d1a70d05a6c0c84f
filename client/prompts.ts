// What opens by itself once the page is usable. It comes only where the first script has found that something may.
import { type Opening, opensNow } from '../domain/prompts/opening.ts'
import { readCookie } from '../state/cookies.ts'
import { isBusy } from '../state/is-busy.ts'
import { openRegistration, openWelcome } from '../state/prompt-dialog.ts'

const opens: Record<Opening, () => Promise<void>> = {
  registration: () => openRegistration('load'),
  welcome: openWelcome,
}

/** Opens the one that this page may have, if this browser lets it. What does not come is not missed. */
export async function openByItself(id: Opening) {
  const opening = opensNow([id], {
    url: location.pathname + location.search,
    cookie: readCookie,
    isFromSister: document.querySelector('#account[data-from-sister]') !== null,
    isBusy: isBusy(),
  })
  if (opening) await opens[opening]().catch(() => {})
}
