// A member's privacy choices: once a tab, this device and the account are brought to agree, so that what was refused on
// another device holds here from the first pages on.
import { consentsAtom } from '../state/consents.ts'
import { consentsReadKey as key } from './forget-member.ts'
import { store } from './store.ts'

/** Reads the account's choice, unless this tab has. Where the browser refuses storage, each page does. */
export function mergeConsents() {
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // As said above.
  }
  store.sub(consentsAtom, () => {}) // whoever reads it wakes it
}
