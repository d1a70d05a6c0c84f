import { mergeFavoritesAtom } from '../state/merge-favorites.ts'
import { store } from './store.ts'

/** Puts the favorite names of this browser into the account. Whoever shows them hears of it. */
export const mergeFavorites = () => store.set(mergeFavoritesAtom)
