// The link that shows a member's favorite names to others: made once, the same until it is ended.
import { atom } from 'jotai'
import { saveFailed } from '../domain/messages.ts'
import { memberAtom, refreshMemberAtom, versionAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'

export type Share =
  | { status: 'none' | 'asking' | 'ended' }
  | { status: 'made'; link: string }
  /** @property link of the one that was to be ended, and still leads to the list */
  | { status: 'failed'; message: string; link?: string }

const path = '/favorite-names/share'
const state = atom<Share>({ status: 'none' })

/** Read the link; write whether there is to be one. */
export const shareAtom = atom(
  get => get(state),
  async (get, set, wanted: boolean): Promise<void> => {
    const before = get(state)
    if (before.status === 'asking') return
    set(state, { status: 'asking' })
    if (!get(memberAtom)) await set(refreshMemberAtom)
    const member = get(memberAtom)
    const { status, wire } = member
      ? await askMember<{ link: string; version: number }>(member, { method: wanted ? 'POST' : 'DELETE', path })
      : { status: 0, wire: {} as { link?: string; version?: number } }
    if (wire.version !== undefined) set(versionAtom, wire.version)
    const link = 'link' in before ? before.link : undefined
    if (!isFine(status) || (wanted && !wire.link))
      set(state, { status: 'failed', message: saveFailed, ...(link && { link }) })
    else set(state, wanted && wire.link ? { status: 'made', link: wire.link } : { status: 'ended' })
  },
)
