// What a member has saved with the heart, as their account says. Asked for once a page; every later answer brings the whole list.
import { atom } from 'jotai'
import { memberAtom, refreshMemberAtom, versionAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'

export interface AccountSaved {
  /** `waiting` for a first answer. `none`: nobody is signed in (any more), so the browser keeps what is saved. */
  status: 'waiting' | 'known' | 'none'
  /** Newest first. */
  slugs: readonly string[]
}

interface Wire {
  items: { slug: string }[]
  version: number
}

/** What tabs tell each other. */
interface Told {
  member: string
  slugs: readonly string[]
  version: number
}

const channelName = 'saved-articles'
const path = '/saved-articles'

const list = atom<AccountSaved & { version: number }>({ status: 'waiting', slugs: [], version: 0 })
/** Whether the list was asked for. */
const asked = atom(false)

/** Write a list, and whether it comes of a change: an older one than is known, or another member's, is ignored. */
const takeAtom = atom(null, (get, set, { member, slugs, version }: Told, isChanged: boolean) => {
  if (get(memberAtom)?.id_string !== member || version <= get(list).version) return
  set(list, { status: 'known', slugs, version })
  if (isChanged) set(versionAtom, version)
})

/** Sends a change of one article, or null to read the list. Gives the status; 401 and 404 are the end of the account. */
const askAtom = atom(null, async (get, set, change: { slug: string; on: boolean } | null): Promise<number> => {
  const refreshed = get(memberAtom) ? 200 : await set(refreshMemberAtom)
  const member = get(memberAtom)
  const { status, wire } = member
    ? await askMember<Wire>(
        member,
        change ? { method: change.on ? 'PUT' : 'DELETE', path: `${path}/${encodeURIComponent(change.slug)}` } : { method: 'GET', path },
      )
    : { status: refreshed, wire: {} }
  if (status === 401 || status === 404) set(list, { ...get(list), status: 'none' })
  if (member && isFine(status) && wire.items && wire.version !== undefined) {
    const told: Told = { member: member.id_string, slugs: wire.items.map(({ slug }) => slug), version: wire.version }
    set(takeAtom, told, change !== null)
    if (change) tell(told)
  }
  return status
})

function tell(told: Told) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(told)
  channel.close()
}

/** Read what is saved. While somebody reads, the list is asked for and other tabs are heard. */
export const accountSavedAtom = atom(
  (get): AccountSaved => get(list),
  (get, set) => {
    if (!get(asked)) {
      set(asked, true)
      set(askAtom, null)
    }
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<Told>) => set(takeAtom, data, true)
    return () => channel.close()
  },
)
accountSavedAtom.onMount = wake => wake()

/** Write an article with whether it is to be saved; gives the status of the answer, 0 for none. */
export const saveInAccountAtom = atom(null, (_get, set, slug: string, on: boolean) => set(askAtom, { slug, on }))
