// Favorite names that are stored on the device.
import { changed, type FavoriteChange, parseFavorites } from '../domain/names/favorites.ts'
import { readStored, removeStored, store } from './device-storage.ts'
import { favoritesKey } from './favorites-key.ts'

/** What is stored, and whether the browser stores anything. */
export function readFavorites() {
  const { text, works } = readStored(favoritesKey)
  return { items: parseFavorites(text), works }
}

/** Changes what is stored, as it is now: another tab may have written. Gives whether it could be stored. */
export function changeStored(change: FavoriteChange): boolean {
  const items = changed(readFavorites().items, change)
  if (items.length) return store(favoritesKey, JSON.stringify(items))
  removeStored(favoritesKey)
  return true
}
