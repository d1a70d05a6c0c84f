// What the profile dialogs send, and what an answer means to the form that waits for it.
import type { Getter, Setter } from 'jotai'
import type { Member } from '../contract/member.ts'
import { countedAs, lifeStageOf, type StageChange } from '../domain/stage-transitions.ts'
import { attempt } from './attempt.ts'
import { type ChildForm, childPayload } from './child-form.ts'
import { memberAtom, refreshMemberAtom } from './member.ts'
import { callMemberAtom, type MemberCall, type Problem } from './member-call.ts'
import { type PregnancyForm, pregnancyPayload } from './pregnancy-form.ts'
import { countProfileAtom, type ProfileDialog } from './profile-count.ts'

export interface Save {
  dialog: ProfileDialog
  /** Of the form that waits for the answer. */
  request: number
  call: () => MemberCall
  change: StageChange | 'update'
  /** Whether a member has what is to be changed or removed; null for what is to be added. */
  isThere: ((member: Member) => boolean) | null
}

/**
 * Sends a call, counts it when it succeeded, from the stage before it, and gives what that means to its form: an answer
 * in any case, whatever goes wrong. What is not there is asked after: it may have ended elsewhere.
 */
export async function save(get: Getter, set: Setter, { dialog, request, call, change, isThere }: Save) {
  const before = get(memberAtom)
  const answer = await attempt(
    async () => {
      const problem = await set(callMemberAtom, call())
      if (problem?.status === 404) await set(refreshMemberAtom)
      return answerOf(problem, request, get(memberAtom), isThere)
    },
    { type: 'failed', request, status: 0 } as const,
  )
  if (answer.type === 'saved' && before)
    set(
      countProfileAtom,
      dialog,
      before,
      change === 'update' ? { selection: change } : countedAs(lifeStageOf(before), change),
    )
  return answer
}

function answerOf(problem: Problem | null, request: number, member: Member | null, isThere: Save['isThere']) {
  if (!problem) return { type: 'saved', request } as const
  const isGone = isThere && (problem.status === 404 || (member && !isThere(member)))
  return isGone ? ({ type: 'gone', request } as const) : ({ type: 'failed', request, ...problem } as const)
}

/** Whether it was changed somewhere else meanwhile. */
export const isConflict = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.type === 'failed' && answer.status === 409

/** What asks for what a child's form saves. */
export function childCall(state: Extract<ChildForm, { status: 'saving' }>): MemberCall {
  const body = { child: childPayload(state) }
  if (!state.child) return { method: 'POST', path: '/children', body }
  return {
    method: state.action === 'remove' ? 'DELETE' : 'PUT',
    path: `/children/${encodeURIComponent(state.child.id)}`,
    body,
  }
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
  if (state.action === 'remove')
    return { method: 'DELETE', path, body: { pregnancy: { id, due_date, multiples: state.multiples } } }
  return { method: 'DELETE', path, body: { is_ttc: state.action === 'loss-to-ttc' } }
}

export const pregnancyChange = {
  add: 'add-pregnancy',
  update: 'update',
  remove: 'remove-pregnancy',
  'loss-to-ttc': 'loss-to-ttc',
  'loss-to-none': 'loss-to-none',
} as const
