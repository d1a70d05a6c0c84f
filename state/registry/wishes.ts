// The wishes of the list that a page is about. A change shows at once; changes are sent one after the other, and what is
// refused is taken back.
import { atom } from 'jotai'
import { saveFailed } from '../../domain/messages.ts'
import { moved } from '../../domain/registry/order.ts'
import { askMember, isFine, type Question } from '../member-ask.ts'

interface Opened {
  /** The member's id at the site's API. */
  member: string
  list: string
  /** Of the list, as it came with the page. */
  version: number
  /** Ids of the wishes. */
  items: readonly string[]
}

/** A wish that was taken off, and where it stood. */
interface Removed {
  id: string
  at: number
}

export interface Wishes {
  /** The id of the list; '' before a page has opened one. */
  list: string
  /** Ids, in their order. */
  items: readonly string[]
  /** What can be put back. */
  removed: Removed | null
  /** What is to be said of the last change, when it failed. */
  failed: string
}

export type WishChange = { do: 'move'; id: string; to: number } | { do: 'remove'; id: string } | { do: 'undo' }

const none: Wishes = { list: '', items: [], removed: null, failed: '' }
const gone = 'This was changed somewhere else in the meantime. Please load the page again.'

/** The wishes after a change; the same ones where it changes nothing. */
export function nextWishes(now: Wishes, change: WishChange): Wishes {
  if (change.do === 'undo') {
    if (!now.removed) return now
    const { id, at } = now.removed
    return { ...now, items: now.items.toSpliced(at, 0, id), removed: null, failed: '' }
  }
  const { id } = change
  const at = now.items.indexOf(id)
  if (at < 0) return now
  if (change.do === 'remove') return { ...now, items: now.items.toSpliced(at, 1), removed: { id, at }, failed: '' }
  const items = moved(now.items, at, change.to)
  return items === now.items ? now : { ...now, items, failed: '' }
}

/** What the API is asked for a change. @param after the wishes with the change */
export function questionOf(list: string, change: WishChange, before: Wishes, after: Wishes): Question {
  const path = `/registries/${encodeURIComponent(list)}`
  if (change.do === 'remove') return { method: 'DELETE', path: `${path}/items/${encodeURIComponent(change.id)}` }
  if (change.do === 'undo') {
    const id = encodeURIComponent(before.removed?.id ?? '')
    return { method: 'POST', path: `${path}/items/${id}/restore`, body: {} }
  }
  return { method: 'PUT', path: `${path}/order`, body: { items: after.items, was: before.items } }
}

const state = atom(none)
const opened = atom<Opened | null>(null)
/** Changes that are still being sent, as one promise: the next one waits for it. */
const sending = atom<Promise<void>>(Promise.resolve())
/** How often a change was refused: what was made on top of a refused one is not sent. */
const refusals = atom(0)

/** Read the wishes. */
export const wishesAtom = atom(get => get(state))

/** Write the list that came with the page. */
export const openWishesAtom = atom(null, (get, set, page: Opened) => {
  if (get(opened)?.list === page.list && get(opened)?.version === page.version) return
  set(opened, page)
  set(state, { ...none, list: page.list, items: page.items })
})

/** Write a change: it shows at once, and resolves when it was sent. */
export const changeWishesAtom = atom(null, async (get, set, change: WishChange): Promise<void> => {
  const before = get(state)
  const after = nextWishes(before, change)
  const page = get(opened)
  if (after === before || !page) return
  set(state, after)
  const since = get(refusals)
  const send = async () => {
    if (get(refusals) !== since) return
    const { status } = await askMember({ id_string: page.member }, questionOf(page.list, change, before, after))
    if (isFine(status)) return
    const isStale = status === 404 || status === 409
    set(refusals, since + 1)
    set(state, { ...before, failed: isStale ? gone : saveFailed })
  }
  const sent = get(sending).then(send)
  set(sending, sent)
  await sent
})
