// Takes what somebody worked out into their profile: at once for a member who asks, else with the first page after
// joining. It waits in the tab where it was asked for, so that nobody else's profile gets it.
import { atom } from 'jotai'
import type { Member } from '../../contract/member.ts'
import type { RecordKinds } from '../../contract/records.ts'
import { toUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { pregnancyOf } from '../../domain/member.ts'
import { type Carried, carriedOf } from '../../domain/tools/carried.ts'
import { fieldsOf, jsonOf } from '../../lib/lenient.ts'
import { memberAtom, refreshMemberAtom } from '../member.ts'
import { askMember, isFine } from '../member-ask.ts'
import { callMemberAtom, type MemberCall } from '../member-call.ts'
import { carriedKey, readCarried } from './carried-key.ts'

/** Stores it in this tab until somebody has joined; false when the browser refuses. */
export function storeCarried(carried: Carried, at = Date.now()): boolean {
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify({ ...carried, at }))
    return true
  } catch {
    return false
  }
}

/** `there`: the profile has one already, which is never changed unasked. */
export type CarryOutcome = 'kept' | 'there' | 'nothing' | 'failed'

/** Statuses after which trying again may help: no answer, signed out, too many, the server's own trouble. */
const mayHelp = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500

/** A profile that nobody has changed since it was made: whoever has just joined. */
const isNew = ({ version }: Member) => version === 1

/** Whether a profile has such a thing already; null when that cannot be known now. */
async function isThere(member: Member, carried: Carried): Promise<boolean | null> {
  if (carried.kind === 'child')
    return member.born_children.some(child => child.birth_date === toWireBirthDate(carried.birthDate))
  if (pregnancyOf(member)) return true
  if (carried.kind === 'pregnancy' || !member.is_ttc) return false
  const { status, wire } = await askMember<{ cycle: RecordKinds['cycle'] }>(member, { method: 'GET', path: '/cycle' })
  if (status === 404) return false // none was entered yet
  return isFine(status) ? Boolean(wire.cycle?.last_period) : null
}

/** The calls that put it into the profile, in their order. */
function callsFor(member: Member, carried: Carried): MemberCall[] {
  switch (carried.kind) {
    case 'pregnancy': {
      const pregnancy = { due_date: toUnixSeconds(carried.dueDate), multiples: 'false' }
      return [{ method: 'POST', path: '/pregnancies', body: { pregnancy } }]
    }
    case 'child': {
      const { birthDate, dueDate } = carried
      const child = {
        birth_date: toWireBirthDate(birthDate),
        first_name: '',
        gender: 0,
        middle_name: null,
        ...(dueDate && { due_date: toUnixSeconds(dueDate) }),
      }
      return [{ method: 'POST', path: '/children', body: { child } }]
    }
    case 'cycle': {
      const { lastPeriod: last_period, cycleLength: cycle_length, lutealLength: luteal_length } = carried
      const trying: MemberCall = { method: 'PATCH', path: '', body: { member: { is_ttc: true } } }
      const cycle: MemberCall = { method: 'PUT', path: '/cycle', body: { last_period, cycle_length, luteal_length } }
      return member.is_ttc ? [cycle] : [trying, cycle]
    }
  }
}

/**
 * Write to take what this tab stores for the profile into it. After a loss it is forgotten.
 * @param isAsked this member pressed for it now; otherwise it goes only into a profile that is new
 */
export const carryAtom = atom(null, async (get, set, isAsked: boolean): Promise<CarryOutcome> => {
  const stored = jsonOf(readCarried() ?? '')
  const carried = carriedOf(stored, Date.now())
  sessionStorage.removeItem(carriedKey) // once: a page that loads meanwhile must not add it too
  if (!carried) return 'nothing'
  const later = () => {
    storeCarried(carried, Number(fieldsOf(stored).at))
    return 'failed' as const
  }
  if (!get(memberAtom)) await set(refreshMemberAtom)
  const member = get(memberAtom)
  if (!member) return later()
  if (member.after_loss || !(isAsked || isNew(member))) return 'nothing'
  const there = await isThere(member, carried)
  if (there === null) return later()
  if (there) return 'there'
  for (const call of callsFor(member, carried)) {
    const problem = await set(callMemberAtom, call)
    if (problem) return mayHelp(problem.status) ? later() : 'failed'
  }
  return 'kept'
})
