import { mergeSavedAtom } from '../state/merge-saved.ts'
import { store } from './store.ts'

/**
 * Puts what this browser kept into the account. The page that lists what is saved came without it, so it comes again.
 */
export async function mergeSaved() {
  const merged = await store.set(mergeSavedAtom)
  if (merged && location.pathname === '/saved-articles') location.reload()
}
