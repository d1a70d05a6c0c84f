// Favorite names of this browser go into the account of whoever signs in here. It loads only when there are some.
import { atom } from 'jotai'
import { favoriteOf, joinNotes } from '../domain/names/favorites.ts'
import { accountFavoritesAtom, askFavoritesAtom } from './favorites.ts'
import { changeKept, readFavorites } from './favorites-on-device.ts'
import { isFine } from './member-ask.ts'

/** What the account says of a name that it will never take. */
const refused = 422

/**
 * Write to merge, in the order of the list; gives how many got through. A note that the account has is kept beside the
 * one from here. What does not get through stays for the next page; what the account refuses stands in nobody's way.
 */
export const mergeFavoritesAtom = atom(null, async (get, set): Promise<number> => {
  if (!isFine(await set(askFavoritesAtom, null))) return 0
  let merged = 0
  for (const { name, note } of readFavorites().items) {
    const there = favoriteOf(get(accountFavoritesAtom).items, name)
    const both = joinNotes(there?.note ?? '', note)
    if (both === null) continue
    const body = both === (there?.note ?? '') ? undefined : { note: both }
    const status = await set(askFavoritesAtom, { method: 'PUT', id: there?.name ?? name, body })
    if (status === refused) continue
    if (!isFine(status)) break
    const now = favoriteOf(readFavorites().items, name)
    if (now?.note === note) changeKept({ do: 'remove', name }) // a note that was written meanwhile goes with the next page
    merged++
  }
  return merged
})
