// The privacy choices that a member's account holds.
import { atom } from 'jotai'
import { allowed, type Choice, consentsVersion, type PurposeId, purposeIds } from '../domain/consents.ts'
import { memberAtom, refreshMemberAtom, versionAtom } from './member.ts'
import { askMember, isFine } from './member-ask.ts'
import { pageStateAtom } from './page-state.ts'

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

/**
 * Write a reader of this device's choice; gives the account's when it holds here too, else null. The newer one counts.
 * Of a newer one on this device the account is told what it refuses: a no counts from everywhere, a yes is recorded only
 * of a member who is signed in.
 */
export const mergeConsentsAtom = atom(null, async (get, set, readHere: () => Choice | null): Promise<Choice | null> => {
  const theirs = await set(askConsentsAtom, null)
  const here = readHere()
  if (theirs === 'failed' || !here || (theirs && here.at <= theirs.at)) return theirs === 'failed' ? null : theirs
  if (here.version !== consentsVersion) return null
  const { country } = get(pageStateAtom)
  const agreed = purposeIds.filter(id => allowed(id, theirs, false, country))
  const left = agreed.filter(id => here.allowed.includes(id))
  if (left.length === agreed.length) return null
  const told = await set(askConsentsAtom, { allowed: left, version: consentsVersion })
  return told === 'failed' ? null : told
})
