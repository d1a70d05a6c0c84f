// Favorite names in this browser's storage.
import { changed, type FavoriteChange, parseFavorites } from '../domain/names/favorites.ts'
import { readStored, removeStored, store } from './device-storage.ts'
import { favoritesKey } from './favorites-key.ts'

/** What is kept, and whether the browser keeps anything. */
export function readFavorites() {
  const { text, works } = readStored(favoritesKey)
  return { items: parseFavorites(text), works }
}

/** Changes what is kept, as it is now: another tab may have written. Gives whether it was kept. */
export function changeStored(change: FavoriteChange): boolean {
  const items = changed(readFavorites().items, change)
  if (items.length) return store(favoritesKey, JSON.stringify(items))
  removeStored(favoritesKey)
  return true
}
