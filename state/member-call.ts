// One change of the member over the wire, on the version that this page knows.
import { atom } from 'jotai'
import type { Member } from '../contract/member.ts'
import { randomKey } from '../lib/random-key.ts'
import { memberAtom, refreshMemberAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'
import { wordsOf } from './refusal-words.ts'

export interface MemberCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** After `/api/members/{id_string}`: '' or from a slash on. */
  path: string
  body: object
}

export interface Problem {
  /** 0 when no answer came. */
  status: number
  field?: string
  /** Only what is for the visitor; without one the form has its own. */
  message?: string
}

interface Wire {
  member?: Member
  data?: { member?: Member }
  field?: string
  message?: string
}

/**
 * The last thing that was to be added, with its key: tried again unchanged after a lost answer, it is not added twice.
 */
const lastAdded = atom<{ text: string; key: string } | null>(null)

/** Write a call; gives what went wrong, null for nothing. The member of the answer, also of a conflict, is taken. */
export const callMemberAtom = atom(
  null,
  async (get, set, { method, path, body }: MemberCall): Promise<Problem | null> => {
    const member = get(memberAtom)
    if (!member) return { status: 401 }
    const text = JSON.stringify(body)
    const headers: Record<string, string> = {}
    if (method === 'POST') {
      const before = get(lastAdded)
      const key = before?.text === text ? before.key : randomKey()
      set(lastAdded, { text, key })
      headers['idempotency-key'] = key
    } else headers['if-match'] = `"${member.version}"`
    const { status, wire } = await askMember<Wire>(member, { method, path, body, headers })
    const current = wire.member ?? wire.data?.member
    if (current) set(memberAtom, current)
    if (!isFine(status)) return { status, field: wire.field, message: wordsOf(status, wire) }
    if (method === 'POST') set(lastAdded, null)
    if (!current) await set(refreshMemberAtom)
    return null
  },
)
