// Which of the profile dialogs is open.

import { atom } from 'jotai'
import { localToday } from '../domain/dates.ts'
import type { DecisionArea } from '../domain/decision-areas.ts'
import { pregnancyOf } from '../domain/member.ts'
import type { ProfileChoice } from '../domain/stage-transitions.ts'
import { addChildForm, updateChildForm } from './child-form.ts'
import { memberAtom, refreshMemberAtom } from './member.ts'
import { addPregnancyForm, updatePregnancyForm } from './pregnancy-form.ts'
import { countProfileAtom, type ProfileDialog, profileDecisionAtom } from './profile-count.ts'
import { childState, pregnancyState, ttcAtom, ttcState } from './profile-effects.ts'
import { openTtcForm } from './ttc-form.ts'

const adding = atom(false)

/** Read whether Add Profile is open; write false when it was closed. */
export const addingAtom = atom(
  // A success that it tells of ends with its form.
  get => get(adding) && get(ttcState).status !== 'closed',
  (_get, set, open: false) => {
    set(adding, open)
    set(ttcAtom, { type: 'close' })
  },
)

/**
 * Write `add`, `add:pregnancy`, `add:child`, `ttc`, `pregnancy` or `child:` and an id, as a button's
 * `data-profile-dialog` names it, and where that button stands, for counting. What is not there opens nothing.
 */
export const openProfileAtom = atom(null, async (get, set, name: string, area: DecisionArea = 'page') => {
  if (!get(memberAtom)) await set(refreshMemberAtom)
  const member = get(memberAtom)
  if (!member) return
  const pregnancy = pregnancyOf(member)
  const child = member.born_children.find(({ id }) => name === `child:${id}`)
  let dialog: ProfileDialog
  if (name === 'add') {
    dialog = 'add-profile'
    set(ttcState, openTtcForm(false))
    set(adding, true)
  } else if (name === 'add:pregnancy' && !pregnancy) {
    dialog = 'pregnancy'
    set(pregnancyState, addPregnancyForm(localToday()))
  } else if (name === 'add:child') {
    dialog = 'child'
    set(childState, addChildForm(localToday()))
  } else if (name === 'ttc' && member.is_ttc) {
    dialog = 'ttc'
    set(adding, false)
    set(ttcState, openTtcForm(true))
  } else if (name === 'pregnancy' && pregnancy) {
    dialog = 'pregnancy'
    set(pregnancyState, updatePregnancyForm(pregnancy, localToday()))
  } else if (child) {
    dialog = 'child'
    set(childState, updateChildForm(child, localToday()))
  } else return
  set(profileDecisionAtom, { userDecisionArea: area, trigger: 'button' })
  set(countProfileAtom, dialog, member, { selection: 'open' })
})

/** Write what was chosen in Add Profile: trying to conceive is added there, the others lead to their form. */
export const chooseProfileAtom = atom(null, (get, set, opens: ProfileChoice['opens']) => {
  if (opens === 'ttc') return set(ttcAtom, { type: 'add' })
  if (get(ttcState).status !== 'idle') return
  set(adding, false)
  set(ttcState, { status: 'closed' })
  if (opens === 'child') set(childState, addChildForm(localToday()))
  else set(pregnancyState, addPregnancyForm(localToday()))
  set(countStep, opens, 'add-profile')
})

/** Counts a dialog that another one led to. */
const countStep = atom(null, (get, set, dialog: ProfileDialog, trigger: 'add-profile' | 'ttc') => {
  const member = get(memberAtom)
  set(profileDecisionAtom, { ...get(profileDecisionAtom), trigger })
  if (member) set(countProfileAtom, dialog, member, { selection: 'open' })
})

/** Write when a member who was trying to conceive is pregnant: that dialog gives way to the form of a pregnancy. */
export const nowPregnantAtom = atom(null, (get, set) => {
  set(ttcAtom, { type: 'pregnant' })
  if (get(ttcState).status !== 'pregnant') return
  set(ttcState, { status: 'closed' })
  set(pregnancyState, addPregnancyForm(localToday()))
  set(countStep, 'pregnancy', 'ttc')
})
