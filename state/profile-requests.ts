// What the profile dialogs send.
import { type ChildForm, childPayload } from './child-form.ts'
import type { MemberCall } from './member-call.ts'
import { type PregnancyForm, pregnancyPayload } from './pregnancy-form.ts'

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
