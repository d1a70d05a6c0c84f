// The member as this page knows it. Null: signed out, or not asked for yet.
import { atom } from 'jotai'
import type { Member } from '../../domain/member.ts'

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

/** Write to ask the server anew. What fails leaves the member as it was; 401 is a member who has left. */
export const refreshMemberAtom = atom(null, async (_get, set) => {
  try {
    const answer = await fetch('/api/members/me', { headers: { accept: 'application/json' } })
    if (answer.status === 401) set(memberAtom, null)
    // The cast: the contract of our own API.
    if (answer.ok) set(memberAtom, ((await answer.json()) as { member: Member }).member)
  } catch {
    // Offline: the next change asks again.
  }
})
