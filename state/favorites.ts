// Favorite names: in the account of a member, in this browser for everybody else. A change shows at once; those of an
// account are sent one after the other, in the order in which they were made.
import { atom } from 'jotai'
import { saveFailed } from '../domain/messages.ts'
import { changed, type Favorite, type FavoriteChange } from '../domain/names/favorites.ts'
import { createAccountList, type ListChange } from './account-list.ts'
import { watchStored } from './device-storage.ts'
import { favoritesKey } from './favorites-key.ts'
import { changeStored, readFavorites } from './favorites-on-device.ts'
import { isFine } from './member-ask.ts'
import { pageStateAtom } from './page-state.ts'

export interface Favorites {
  /** In the visitor's own order. */
  items: readonly Favorite[]
  /** Where they are stored; `page`: the browser refuses storage, so they last as long as the page. */
  home: 'account' | 'browser' | 'page'
  /** False until storage was read, or the account has answered. */
  known: boolean
  /** What is to be said of the last change, when it failed: the list is as it was. */
  failed: string | null
}

const { listAtom, askAtom } = createAccountList<Favorite>('favorite-names')
export const askFavoritesAtom = askAtom
export const accountFavoritesAtom = listAtom

interface OnDevice {
  items: readonly Favorite[]
  known: boolean
  isStored: boolean
}
const onDevice = atom<OnDevice>({ items: [], known: false, isStored: true })
// Reading waits for the mount: the server's HTML knows nothing of this browser, and hydration has to agree with it.
onDevice.onMount = set => {
  const read = () => {
    const { items, works } = readFavorites()
    set({ items, known: true, isStored: works })
  }
  read()
  return watchStored(favoritesKey, read)
}
const changeOnDeviceAtom = atom(null, (get, set, change: FavoriteChange) => {
  const isStored = changeStored(change)
  const { items } = isStored ? readFavorites() : { items: changed(get(onDevice).items, change) }
  set(onDevice, { items, known: true, isStored })
})

const pending = atom<readonly FavoriteChange[]>([])
const failed = atom<string | null>(null)

/** A change as the account is told of it. */
export function callOf(change: FavoriteChange): ListChange {
  const id = change.name
  switch (change.do) {
    case 'save': {
      const body = {
        ...(change.note && { note: change.note }),
        ...(change.at !== undefined && { position: change.at }),
      }
      return { method: 'PUT', id, ...(Object.keys(body).length && { body }) }
    }
    case 'remove':
      return { method: 'DELETE', id }
    case 'note':
      return { method: 'PUT', id, body: { note: change.note } }
    case 'move':
      return { method: 'PUT', id, body: { position: change.to } }
  }
}

/** Read the favorites; write a change. */
export const favoritesAtom = atom(
  (get): Favorites => {
    if (get(pageStateAtom).signedIn) {
      const { status, items } = get(listAtom)
      if (status !== 'none')
        return {
          items: get(pending).reduce(changed, items),
          home: 'account',
          known: status === 'known',
          failed: get(failed),
        }
    }
    const { items, known, isStored } = get(onDevice)
    return { items, home: isStored ? 'browser' : 'page', known, failed: null }
  },
  async (get, set, change: FavoriteChange): Promise<void> => {
    const isAccount = () => get(pageStateAtom).signedIn && get(listAtom).status !== 'none'
    if (!isAccount()) return set(changeOnDeviceAtom, change)
    set(failed, null)
    set(pending, [...get(pending), change])
    if (get(pending).length > 1) return // the loop that sends the first one sends this one too
    for (let [first] = get(pending); first; [first] = get(pending)) {
      const status = await set(askAtom, callOf(first))
      if (!isAccount()) break
      set(pending, get(pending).slice(1))
      if (!isFine(status)) set(failed, saveFailed)
    }
    // The account is gone: what is wanted now is stored on the device.
    const left = get(pending)
    set(pending, [])
    for (const change of left) set(changeOnDeviceAtom, change)
  },
)
