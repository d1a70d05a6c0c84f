// What a visitor stored on this device goes into their account when they sign in. It loads only when there is
// something.
import { atom } from 'jotai'
import { favoriteOf, joinNotes } from '../domain/names/favorites.ts'
import { accountSavedAtom, saveInAccountAtom } from './account-saved.ts'
import { readStored } from './device-storage.ts'
import { accountFavoritesAtom, askFavoritesAtom } from './favorites.ts'
import { changeStored, readFavorites } from './favorites-on-device.ts'
import { isFine } from './member-ask.ts'
import { forgetSaved, parseSaved, storageKey } from './saved-on-device.ts'

type Outcome = 'merged' | 'passed over' | 'failed'

/** Merges one item after the other; gives how many. The first that fails ends it: the rest waits for the next page. */
async function mergeEach<Item>(items: readonly Item[], merge: (item: Item) => Promise<Outcome>): Promise<number> {
  let merged = 0
  for (const item of items) {
    const outcome = await merge(item)
    if (outcome === 'failed') break
    if (outcome === 'merged') merged++
  }
  return merged
}

/** The form of slugs that an account takes; anything else is none of our pieces. */
const slugForm = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Write to merge saved articles, the oldest first; gives how many. A piece that there is no more is forgotten. */
export const mergeSavedAtom = atom(null, (get, set): Promise<number> => {
  const slugs = parseSaved(readStored(storageKey).text).filter(slug => slugForm.test(slug))
  return mergeEach(slugs, async slug => {
    const status = await set(saveInAccountAtom, slug, true)
    const isUnknown = status === 404 && get(accountSavedAtom).status !== 'none'
    if (!isFine(status) && !isUnknown) return 'failed'
    forgetSaved(slug)
    return isUnknown ? 'passed over' : 'merged'
  })
})

/** The status by which the account says that it will never take a name. */
const refused = 422

/**
 * Write to merge favorite names, in the order of the list; gives how many. A note that the account has stays beside the
 * one from here. A name that the account refuses stays here.
 */
export const mergeFavoritesAtom = atom(null, async (get, set): Promise<number> => {
  const { items } = readFavorites()
  if (!items.length || !isFine(await set(askFavoritesAtom, null))) return 0
  return mergeEach(items, async ({ name, note }) => {
    const there = favoriteOf(get(accountFavoritesAtom).items, name)
    const before = there?.note ?? ''
    const both = joinNotes(before, note)
    if (both === null) return 'passed over'
    const body = both === before ? undefined : { note: both }
    const status = await set(askFavoritesAtom, { method: 'PUT', id: there?.name ?? name, body })
    if (!isFine(status)) return status === refused ? 'passed over' : 'failed'
    // A note that was written meanwhile goes with the next page.
    if (favoriteOf(readFavorites().items, name)?.note === note) changeStored({ do: 'remove', name })
    return 'merged'
  })
})
