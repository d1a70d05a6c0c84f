// What happens when a visitor does something in a profile dialog: its form goes on, what it saves is sent, counted and
// answered. What the dialogs differ in, each gives as data.
import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai'
import type { Member } from '../contract/member.ts'
import { countedAs, lifeStageOf, type StageChange } from '../domain/stage-transitions.ts'
import { attempt } from './attempt.ts'
import { memberAtom, refreshMemberAtom } from './member.ts'
import { callMemberAtom, type MemberCall, type Problem } from './member-call.ts'
import { countLeftAtom, countProfileAtom, type ProfileDialog } from './profile-count.ts'
import type { OutcomeEvent } from './profile-form.ts'

/** How long a success stays, in milliseconds. */
export const successMs = 1500

/** What a visitor does: requests are numbered here, and answers come from here. */
export type Done<E extends { type: string }> = E extends { type: Exclude<OutcomeEvent['type'], 'close'> }
  ? never
  : E extends { request: number }
    ? Omit<E, 'request'>
    : E

const lastRequest = atom(0)

type Saving<Form> = Extract<Form, { status: 'saving' }>
const isSaving = <Form extends { status: string }>(form: Form): form is Saving<Form> => form.status === 'saving'

/** What the dialogs differ in. */
export interface Dialog<Form, Event> {
  form: PrimitiveAtom<Form>
  next: (form: Form, event: Event | OutcomeEvent) => Form
  /** As what a form that is left is counted. */
  leftAs: (form: Form) => ProfileDialog
  /** What a form asks for, and how that is counted. */
  save: (form: Saving<Form>) => Omit<Save, 'request'>
  /** Whether another tab has done the same before. */
  isDone?: (form: Saving<Form>, member: Member) => boolean
  /** The form with what another tab has changed meanwhile; undefined when there is nothing to show. */
  refreshed?: (form: Form, member: Member) => Form | undefined
  /** What an answer ends beside its form. Gives the page that is to follow, null for none. */
  ended?: (get: Getter, set: Setter, form: Saving<Form>, answer: OutcomeEvent, before: Member | null) => string | null
}

/** Does what a visitor does in a dialog. Resolves when its answer has come, if it asked for one. */
export async function act<Form extends { status: string }, Event>(
  get: Getter,
  set: Setter,
  { form, next, leftAs, save, isDone, refreshed, ended }: Dialog<Form, Event>,
  eventOf: (request: number) => Event,
) {
  const request = get(lastRequest) + 1
  set(lastRequest, request)
  const tell = (event: Event | OutcomeEvent) => set(form, next(get(form), event))
  const before = get(form)
  tell(eventOf(request))
  const state = get(form)
  set(countLeftAtom, leftAs(before), before, state)
  if (state === before || !isSaving(state)) return
  const member = get(memberAtom)
  const said = await send(get, set, { request, ...save(state) })
  const now = said.type === 'failed' && said.status === 409 && get(memberAtom)
  const answer = now && isDone?.(state, now) ? ({ type: 'saved', request } as const) : said
  tell(answer)
  const following = ended?.(get, set, state, answer, member)
  if (answer.type === 'saved')
    setTimeout(() => (following ? location.assign(following) : tell({ type: 'elapsed', request })), successMs)
  // A conflict says how it is now, so the form shows that.
  const fresh = now && refreshed?.(get(form), now)
  if (fresh) set(form, fresh)
}

interface Save {
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
async function send(get: Getter, set: Setter, { dialog, request, call, change, isThere }: Save) {
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
