// The profile dialogs: their forms, and what a save of each ends beside it.
import { atom } from 'jotai'
import type { Member } from '../contract/member.ts'
import { pregnancyOf } from '../domain/member.ts'
import { type ChildEvent, type ChildForm, nextChildForm, updateChildForm } from './child-form.ts'
import { reloadTabsKey, removeStored, store } from './device-storage.ts'
import { memberAtom } from './member.ts'
import { nextPregnancyForm, type PregnancyEvent, type PregnancyForm, updatePregnancyForm } from './pregnancy-form.ts'
import { act, type Dialog, type Done } from './profile-dialog.ts'
import { childCall, childChange, pregnancyCall, pregnancyChange } from './profile-requests.ts'
import { storageKeys as tickKeys } from './ticks.ts'
import { nextTtcForm, type TtcEvent, type TtcForm, ttcPayload } from './ttc-form.ts'
import { welcomeAfter } from './welcome.ts'

/** The visitor's own day. */
export const childState = atom<ChildForm>({ status: 'closed' })
export const pregnancyState = atom<PregnancyForm>({ status: 'closed' })
export const ttcState = atom<TtcForm>({ status: 'closed' })

const childIn = (member: Member, { child }: { child: { id: string } | null }) =>
  member.born_children.find(({ id }) => id === child?.id)

const childDialog: Dialog<ChildForm, ChildEvent> = {
  form: childState,
  next: nextChildForm,
  leftAs: () => 'child',
  save: form => ({
    dialog: 'child',
    call: () => childCall(form),
    change: childChange[form.action],
    isThere: form.child && (now => childIn(now, form) !== undefined),
  }),
  refreshed: (form, member) => {
    const current = form.status === 'error' && childIn(member, form)
    return current ? { ...updateChildForm(current, form.today), status: 'error', message: form.message } : undefined
  },
}

/** Write what the visitor does in the form of a child. */
export const childAtom = atom(null, (get, set, done: Done<ChildEvent>) =>
  act(get, set, childDialog, request => ({ ...done, request })),
)

/** The page that is to follow this one. The dialog stays until then: closing it goes there at once. */
const leadingTo = atom<string | null>(null)

/** The page that follows a save, null for none: after a loss, or when it is taken back, no page stays as it was. */
const pageAfter = (before: Member, after: Member, isAdded: boolean): string | null =>
  (isAdded ? welcomeAfter(before, after) : null) ?? (before.after_loss === after.after_loss ? null : '/dashboard')

const pregnancyDialog: Dialog<PregnancyForm, PregnancyEvent> = {
  form: pregnancyState,
  next: nextPregnancyForm,
  leftAs: () => 'pregnancy',
  save: form => ({
    dialog: 'pregnancy',
    call: () => pregnancyCall(form),
    change: pregnancyChange[form.action],
    isThere: form.pregnancy && (now => pregnancyOf(now)?.id === form.pregnancy?.id),
  }),
  // The popup that asked stays, so that what was meant is one press away.
  refreshed: (form, member) => {
    const current = form.status === 'error' && pregnancyOf(member)
    if (!current) return
    const { popup, message, today } = form
    return { ...updatePregnancyForm(current, today), popup, status: 'error', message }
  },
  ended: (get, set, { action }, { type }, before) => {
    // What was ticked for a pregnancy ends with it.
    if (type === 'gone' || (type === 'saved' && !['add', 'update'].includes(action))) removeStored(tickKeys.week)
    const after = get(memberAtom)
    if (type !== 'saved' || !before || !after) return null
    if (before.after_loss !== after.after_loss) store(reloadTabsKey, String(Date.now()))
    const page = pageAfter(before, after, action === 'add')
    set(leadingTo, page)
    return page
  },
}

/** Write what the visitor does in the form of a pregnancy. */
export const pregnancyAtom = atom(null, async (get, set, done: Done<PregnancyEvent>) => {
  const following = get(leadingTo)
  if (following && done.type === 'close') location.assign(following)
  else await act(get, set, pregnancyDialog, request => ({ ...done, request }))
})

const ttcDialog: Dialog<TtcForm, TtcEvent> = {
  form: ttcState,
  next: nextTtcForm,
  leftAs: form => ('isTtc' in form && form.isTtc ? 'ttc' : 'add-profile'),
  save: form => ({
    dialog: 'ttc',
    call: () => ({ method: 'PATCH', path: '', body: { member: ttcPayload(form) } }),
    change: form.isTtc ? 'remove-ttc' : 'add-ttc',
    isThere: null,
  }),
  isDone: (form, member) => member.is_ttc === !form.isTtc,
}

/**
 * Write what the visitor does about trying to conceive. A failure is told by nothing but the button that can be pressed
 * again.
 */
export const ttcAtom = atom(null, (get, set, done: Done<TtcEvent>) =>
  act(get, set, ttcDialog, request => ({ ...done, request })),
)
