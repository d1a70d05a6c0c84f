// What was saved in this browser goes into the account of whoever signs in here. It loads only when there is something.
import { atom } from 'jotai'
import { accountSavedAtom, saveInAccountAtom } from './account-saved.ts'
import { readStored } from './device-storage.ts'
import { isFine } from './member-ask.ts'
import { forgetSaved, parseSaved, storageKey } from './saved-on-device.ts'

/** What an account takes; anything else is none of our pieces. */
const slugForm = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Write to merge, the oldest first; gives how many got through. The first that does not ends it: what is left stays for
 * the next page. A piece that is not there any more is forgotten.
 */
export const mergeSavedAtom = atom(null, async (get, set): Promise<number> => {
  let merged = 0
  for (const slug of parseSaved(readStored(storageKey).text).filter(slug => slugForm.test(slug))) {
    const status = await set(saveInAccountAtom, slug, true)
    const isUnknown = status === 404 && get(accountSavedAtom).status !== 'none'
    if (!isFine(status) && !isUnknown) break
    forgetSaved(slug)
    if (!isUnknown) merged++
  }
  return merged
})
