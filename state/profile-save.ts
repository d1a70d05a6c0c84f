// The profile dialogs: their forms, and what leaves the page when one saves.
import { atom, type Getter, type Setter } from 'jotai'
import type { Member } from '../contract/member.ts'
import { today } from '../domain/dates.ts'
import { pregnancyOf } from '../domain/member.ts'
import { type ChildEvent, type ChildForm, updateChildForm } from './child-form.ts'
import { metAnewKey, removeStored, store } from './device-storage.ts'
import { memberAtom } from './member.ts'
import { nextChildForm } from './next-child-form.ts'
import { nextPregnancyForm } from './next-pregnancy-form.ts'
import { type PregnancyEvent, type PregnancyForm, updatePregnancyForm } from './pregnancy-form.ts'
import { childCall, childChange, isConflict, pregnancyCall, pregnancyChange, save } from './profile-call.ts'
import { countLeftAtom } from './profile-count.ts'
import { nextTtcForm, type TtcEvent, type TtcForm, ttcPayload } from './ttc-form.ts'
import { storageKey as ticksKey } from './week-ticks.ts'
import { welcomeAfter } from './welcome.ts'

/** How long a success stays, in milliseconds. */
export const successMs = 1500

type Answered = 'saved' | 'failed' | 'gone' | 'elapsed'
/** What a visitor does: requests are numbered here, and answers come from here. */
type Done<E extends { type: string }> = E extends { type: Answered }
  ? never
  : E extends { request: number }
    ? Omit<E, 'request'>
    : E

const lastRequest = atom(0)
const numberRequest = (get: Getter, set: Setter): number => {
  set(lastRequest, get(lastRequest) + 1)
  return get(lastRequest)
}

/** The visitor's own day. */
export const visitorsDay = () => today(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

export const childState = atom<ChildForm>({ status: 'closed' })
export const pregnancyState = atom<PregnancyForm>({ status: 'closed' })
export const ttcState = atom<TtcForm>({ status: 'closed' })

/** Write what the visitor does in the form of a child. Resolves when its answer has come, if it asked for one. */
export const childAtom = atom(null, async (get, set, done: Done<ChildEvent>) => {
  const request = numberRequest(get, set)
  const before = get(childState)
  const asked = { ...done, request }
  const state = nextChildForm(before, asked)
  set(childState, state)
  set(countLeftAtom, 'child', before, state)
  if (state === before || state.status !== 'saving') return
  const currentIn = (member: Member) => member.born_children.find(({ id }) => id === state.child?.id)
  const answer = await save(get, set, {
    dialog: 'child',
    request,
    call: () => childCall(state),
    change: childChange[state.action],
    isThere: state.child && (now => currentIn(now) !== undefined),
  })
  set(childState, nextChildForm(get(childState), answer))
  if (answer.type === 'saved')
    setTimeout(() => set(childState, nextChildForm(get(childState), { type: 'elapsed', request })), successMs)
  const member = isConflict(answer) && get(memberAtom)
  const current = member && currentIn(member)
  const form = get(childState)
  // A conflict says how it is now, so the form shows that.
  if (current && form.status === 'error') {
    const fresh = updateChildForm(current, state.today)
    if (fresh.status === 'idle') set(childState, { ...fresh, status: 'error', message: form.message })
  }
})

/**
 * The page that is to follow this one. The dialog stays until it comes: closing it may mean that this page comes again.
 */
const leadingTo = atom<string | null>(null)

/** Whoever is met in another way from now on must not look at any page as it was before, in no tab. */
const pageAfter = (before: Member, after: Member, isAdded: boolean): string | null =>
  (isAdded ? welcomeAfter(before, after) : null) ?? (before.after_loss === after.after_loss ? null : '/dashboard')

/** Write what the visitor does in the form of a pregnancy. Resolves when its answer has come, if it asked for one. */
export const pregnancyAtom = atom(null, async (get, set, done: Done<PregnancyEvent>) => {
  const following = get(leadingTo)
  if (following && done.type === 'close') return location.assign(following)
  const request = numberRequest(get, set)
  const before = get(pregnancyState)
  const asked = { ...done, request }
  const state = nextPregnancyForm(before, asked)
  set(pregnancyState, state)
  set(countLeftAtom, 'pregnancy', before, state)
  if (state === before || state.status !== 'saving') return
  const known = get(memberAtom)
  const id = state.pregnancy?.id
  const answer = await save(get, set, {
    dialog: 'pregnancy',
    request,
    call: () => pregnancyCall(state),
    change: pregnancyChange[state.action],
    isThere: id === undefined ? null : now => pregnancyOf(now)?.id === id,
  })
  const member = get(memberAtom)
  const isSaved = answer.type === 'saved'
  set(pregnancyState, nextPregnancyForm(get(pregnancyState), answer))
  // What was ticked for a pregnancy ends with it.
  if (answer.type === 'gone' || (isSaved && !['add', 'update'].includes(state.action))) removeStored(ticksKey)
  if (isSaved) {
    const next = known && member ? pageAfter(known, member, state.action === 'add') : null
    set(leadingTo, next)
    if (known && member && known.after_loss !== member.after_loss) store(metAnewKey, String(Date.now()))
    setTimeout(() => {
      if (next) location.assign(next)
      else set(pregnancyState, nextPregnancyForm(get(pregnancyState), { type: 'elapsed', request }))
    }, successMs)
  }
  const current = isConflict(answer) && member && pregnancyOf(member)
  const form = get(pregnancyState)
  // As above; the popup that asked stays, so that what was meant is one press away.
  if (current && form.status === 'error') {
    const fresh = updatePregnancyForm(current, state.today)
    if (fresh.status === 'idle')
      set(pregnancyState, { ...fresh, popup: form.popup, status: 'error', message: form.message })
  }
})

/**
 * Write what the visitor does about trying to conceive. A failure is told by nothing but the button that can be pressed
 * again.
 */
export const ttcAtom = atom(null, async (get, set, done: Done<TtcEvent>) => {
  const request = numberRequest(get, set)
  const before = get(ttcState)
  const asked = { ...done, request }
  const state = nextTtcForm(before, asked)
  set(ttcState, state)
  set(countLeftAtom, 'isTtc' in before && before.isTtc ? 'ttc' : 'add-profile', before, state)
  if (state === before || state.status !== 'saving') return
  const answer = await save(get, set, {
    dialog: 'ttc',
    request,
    call: () => ({ method: 'PATCH', path: '', body: { member: ttcPayload(state) } }),
    change: state.isTtc ? 'remove-ttc' : 'add-ttc',
    isThere: null,
  })
  // Another tab may have done the same before.
  const isAsAsked = answer.type === 'saved' || (isConflict(answer) && get(memberAtom)?.is_ttc === !state.isTtc)
  set(ttcState, nextTtcForm(get(ttcState), { type: isAsAsked ? 'saved' : 'failed', request }))
  if (isAsAsked) setTimeout(() => set(ttcState, nextTtcForm(get(ttcState), { type: 'elapsed', request })), successMs)
})
