// What the profile dialogs send, and what an answer means to the form that waits for it.
import type { Getter, Setter } from 'jotai'
import type { Member } from '../../domain/member.ts'
import { countedAs, lifeStageOf, type StageChange } from '../../domain/transitions.ts'
import { type ChildForm, childPayload } from './child-form.ts'
import { memberAtom, refreshMemberAtom } from './member.ts'
import { callMemberAtom, type MemberCall, type Problem } from './member-call.ts'
import { type PregnancyForm, pregnancyPayload } from './pregnancy-form.ts'
import { countProfileAtom, type ProfileDialog } from './profile-count.ts'

/** Sends a call and counts it when it succeeded, from the stage before it. What is not there is asked after: it may have ended elsewhere. */
export async function save(
  get: Getter,
  set: Setter,
  dialog: ProfileDialog,
  call: MemberCall,
  change: StageChange | 'update',
): Promise<Problem | null> {
  const before = get(memberAtom)
  const problem = await set(callMemberAtom, call)
  if (problem?.status === 404) await set(refreshMemberAtom)
  if (problem || !before) return problem
  set(countProfileAtom, dialog, before, change === 'update' ? { selection: change } : countedAs(lifeStageOf(before), change))
  return null
}

/**
 * What an answer means to its form.
 * @param isThere whether a member has what was to be changed or removed; null for what was to be added
 */
export function answerOf(problem: Problem | null, request: number, member: Member | null, isThere: ((member: Member) => boolean) | null) {
  if (!problem) return { type: 'saved', request } as const
  const isGone = isThere && (problem.status === 404 || (member && !isThere(member)))
  return isGone ? ({ type: 'gone', request } as const) : ({ type: 'failed', request, ...problem } as const)
}

/** What asks for what a child's form saves. */
export function childCall(state: Extract<ChildForm, { status: 'saving' }>): MemberCall {
  const body = { child: childPayload(state) }
  if (!state.child) return { method: 'POST', path: '/children', body }
  return { method: state.action === 'remove' ? 'DELETE' : 'PUT', path: `/children/${encodeURIComponent(state.child.id)}`, body }
}

/** What each action changes, for counting. */
export const childChange = { add: 'add-child', update: 'update', remove: 'remove-child' } as const

/** The same for a pregnancy's. */
export function pregnancyCall(state: Extract<PregnancyForm, { status: 'saving' }>): MemberCall {
  const body = { pregnancy: pregnancyPayload(state) }
  if (!state.pregnancy) return { method: 'POST', path: '/pregnancies', body }
  const path = `/pregnancies/${encodeURIComponent(state.pregnancy.id)}`
  if (state.action === 'update') return { method: 'PUT', path, body }
  // A date that was changed and not saved, or taken out, has no part in a removal.
  const { id, due_date } = state.pregnancy
  if (state.action === 'remove') return { method: 'DELETE', path, body: { pregnancy: { id, due_date, multiples: state.multiples } } }
  return { method: 'DELETE', path, body: { is_ttc: state.action === 'loss-to-ttc' } }
}

export const pregnancyChange = {
  add: 'add-pregnancy',
  update: 'update',
  remove: 'remove-pregnancy',
  'loss-to-ttc': 'loss-to-ttc',
  'loss-to-none': 'loss-to-none',
} as const
