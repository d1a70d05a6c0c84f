// A list in a member's account. Asked for until it is known; every answer to a change brings the whole list.
import { atom, type Getter, type Setter } from 'jotai'
import { attempt } from './attempt.ts'
import { memberAtom, refreshMemberAtom, versionAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'

export interface AccountList<Item> {
  /** `waiting` for a first answer. `none`: signed out, so what is saved is stored on the device. */
  status: 'waiting' | 'known' | 'none'
  /** In the order of the account. */
  items: readonly Item[]
}

/** A change of one entry, by what names it in the address. */
export interface ListChange {
  method: 'PUT' | 'DELETE'
  id: string
  body?: object
}

interface Wire<Item> {
  items: Item[]
  version: number
  /** Of a refusal: what of the change it is about. */
  field: string
}

/** What a tab tells the others after a change. */
interface Told<Item> {
  member: string
  items: readonly Item[]
  version: number
}

/** @param name of the list in addresses, and of the channel on which tabs tell each other of it */
export function createAccountList<Item>(name: string) {
  const path = `/${name}`
  const list = atom<AccountList<Item> & { version: number }>({ status: 'waiting', items: [], version: 0 })
  /** How the list was read. `asked` also while the answer is under way. */
  const read = atom<'never' | 'asked' | 'failed'>('never')

  /** Write a list, and whether it comes of a change: an older one than is known, or another member's, is ignored. */
  const takeAtom = atom(null, (get, set, { member, items, version }: Told<Item>, isChanged: boolean) => {
    if (get(memberAtom)?.id_string !== member || version <= get(list).version) return
    set(list, { status: 'known', items, version })
    if (isChanged) set(versionAtom, version)
  })

  /** Null in a browser that has none: its tabs hear of a change when they are opened anew. */
  function openChannel(): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  }

  function tell(told: Told<Item>) {
    const channel = openChannel()
    channel?.postMessage(told)
    channel?.close()
  }

  /**
   * Sends a change, or null to read the list. Gives the status, 0 for no answer; 401 is the end of the account, and so
   * is 404 unless it is about the entry.
   */
  const askAtom = atom(
    null,
    (get, set, change: ListChange | null): Promise<number> => attempt(() => ask(get, set, change), 0),
  )

  async function ask(get: Getter, set: Setter, change: ListChange | null): Promise<number> {
    if (change && get(read) === 'failed') set(readAtom)
    const refreshed = get(memberAtom) ? 200 : await set(refreshMemberAtom)
    const member = get(memberAtom)
    const question = change
      ? { method: change.method, path: `${path}/${encodeURIComponent(change.id)}`, body: change.body }
      : { method: 'GET' as const, path }
    const { status, wire } = member
      ? await askMember<Wire<Item>>(member, question)
      : { status: refreshed, wire: {} as Partial<Wire<Item>> }
    if (status === 401 || (status === 404 && !wire.field)) set(list, { ...get(list), status: 'none' })
    if (member && isFine(status) && wire.items && wire.version !== undefined) {
      const told = { member: member.id_string, items: wire.items, version: wire.version }
      set(takeAtom, told, change !== null)
      if (change) tell(told)
    }
    return status
  }

  /**
   * Asks for the list unless it is known. What failed is asked for again: before the next change, and when the line is
   * back.
   */
  const readAtom = atom(null, async (get, set): Promise<void> => {
    if (get(read) === 'asked' || get(list).status !== 'waiting') return
    set(read, 'asked')
    if (!isFine(await set(askAtom, null))) set(read, 'failed')
  })

  /** Read the list. While a part of the page reads it, it is asked for and other tabs are heard. */
  const listAtom = atom(
    (get): AccountList<Item> => get(list),
    (_get, set) => {
      const ask = () => void set(readAtom)
      ask()
      addEventListener('online', ask)
      const channel = openChannel()
      if (channel) channel.onmessage = ({ data }: MessageEvent<Told<Item>>) => set(takeAtom, data, true)
      return () => {
        removeEventListener('online', ask)
        channel?.close()
      }
    },
  )
  listAtom.onMount = wake => wake()

  return { listAtom, askAtom }
}
