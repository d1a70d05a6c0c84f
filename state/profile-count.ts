// How the profile dialogs are counted: what was done, in which dialog, where and by what it was opened.
import { atom } from 'jotai'
import type { Member } from '../contract/member.ts'
import type { DecisionArea, Trigger } from '../domain/decision-areas.ts'
import type { EventOf } from '../domain/events.ts'
import { stagesOf } from '../domain/member.ts'
import { memberAtom } from './member.ts'
import { report } from './report.ts'

type Properties = EventOf<'profile-interaction'>['properties']

/** The dialogs by what they are about. */
export type ProfileDialog = 'add-profile' | 'ttc' | 'pregnancy' | 'child'

/** Where the last dialog was opened, and by what: a button of the page, or the dialog before it. */
export const profileDecisionAtom = atom<{ userDecisionArea: DecisionArea; trigger: Trigger }>({
  userDecisionArea: 'page',
  trigger: 'button',
})

/** Write what was done in a dialog, by whom as they were before it. What cannot be counted stops no dialog. */
export const countProfileAtom = atom(
  null,
  (
    get,
    _set,
    dialog: ProfileDialog,
    member: Member,
    { selection, source }: Pick<Properties, 'selection' | 'source'>,
  ) => {
    try {
      report({
        name: 'profile-interaction',
        properties: { selection, stage: stagesOf(member), ...get(profileDecisionAtom), productType: dialog, source },
      })
    } catch {
      // As said above.
    }
  },
)

/**
 * Write how a form was and is: one that was left is counted. One that closes after its success has done what it was
 * for.
 */
export const countLeftAtom = atom(
  null,
  (get, set, dialog: ProfileDialog, before: { status: string }, after: { status: string }) => {
    const member = get(memberAtom)
    if (member && after.status === 'closed' && !['closed', 'finished'].includes(before.status))
      set(countProfileAtom, dialog, member, { selection: 'close' })
  },
)
