// The privacy choices that a member's account holds.
import { atom } from 'jotai'
import type { Choice, PurposeId } from '../domain/consents.ts'
import { memberAtom, refreshMemberAtom, versionAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'

const path = '/consents'

/**
 * Write null to ask, or a choice to be saved in the account. Gives the choice that it holds, null when there is none or
 * no member is signed in, 'failed' without an answer.
 */
export const askConsentsAtom = atom(
  null,
  async (
    get,
    set,
    put: { allowed: readonly PurposeId[]; version: number } | null,
  ): Promise<Choice | 'failed' | null> => {
    const refreshed = get(memberAtom) ? 200 : await set(refreshMemberAtom)
    const member = get(memberAtom)
    if (!member) return refreshed === 401 ? null : 'failed'
    const question = put ? ({ method: 'PUT', path, body: put } as const) : ({ method: 'GET', path } as const)
    const { status, wire } = await askMember<{ choice: Choice | null; version: number }>(member, question)
    if (!isFine(status)) return status === 401 || status === 404 ? null : 'failed'
    if (put && wire.version !== undefined) set(versionAtom, wire.version)
    return wire.choice ?? null
  },
)
