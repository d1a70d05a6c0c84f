// What was taken off the list of favorites last, so that it can be taken back: name, note and place.
import { atom } from 'jotai'
import type { Favorite } from '../domain/names/favorites.ts'
import { favoritesAtom } from './favorites.ts'

type Removed = Favorite & { at: number }

const removed = atom<Removed | null>(null)
/** Read what can be taken back. */
export const removedAtom = atom(get => get(removed))

/** Write the name of an entry to take it off. */
export const removeFavoriteAtom = atom(null, (get, set, name: string) => {
  const { items } = get(favoritesAtom)
  const at = items.findIndex(item => item.name === name)
  const item = items[at]
  if (!item) return
  set(removed, { ...item, at })
  set(favoritesAtom, { do: 'remove', name })
})

/** Write to put it where it stood. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const item = get(removed)
  if (!item) return
  set(removed, null)
  set(favoritesAtom, { do: 'save', ...item })
})
