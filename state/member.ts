// The member as this page knows it. Null: signed out, or not asked for yet.
import { atom } from 'jotai'
import type { Member } from '../contract/member.ts'

const state = atom<Member | null>(null)

/** Read the member; write what a newer answer says. An older one of the same member is ignored. */
export const memberAtom = atom(
  get => get(state),
  (get, set, member: Member | null) => {
    const known = get(state)
    if (known && member && known.id === member.id && member.version < known.version) return
    set(state, member)
  },
)

/**
 * Write to ask the server anew; gives the answer's status, 0 for none. What fails leaves the member as it was; 401 is a
 * member who has left.
 */
export const refreshMemberAtom = atom(null, async (_get, set): Promise<number> => {
  try {
    const answer = await fetch('/api/members/me', { headers: { accept: 'application/json' } })
    if (answer.status === 401) set(memberAtom, null)
    // The cast: the contract of our own API.
    if (answer.ok) set(memberAtom, ((await answer.json()) as { member: Member }).member)
    return answer.status
  } catch {
    return 0 // Offline: the next change asks again.
  }
})

/** Write the version after a change beside the member's own fields, as of a list: later changes build on it. */
export const versionAtom = atom(null, async (get, set, version: number) => {
  const member = get(state)
  if (!member || version <= member.version) return
  // One step is that change alone. More of them hold changes made elsewhere too.
  if (version === member.version + 1) set(state, { ...member, version })
  else await set(refreshMemberAtom)
})
