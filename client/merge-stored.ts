import { mergeFavoritesAtom, mergeSavedAtom } from '../state/merge-stored.ts'
import { store } from './store.ts'

/**
 * Puts what is stored on this device into the account. The page of saved articles came without them: it loads again.
 */
export async function mergeStored() {
  const [saved] = await Promise.all([store.set(mergeSavedAtom), store.set(mergeFavoritesAtom)])
  if (saved && location.pathname === '/saved-articles') location.reload()
}
