// The form of a pregnancy and the popups over it: its fields, what each event does to them, and what is sent.
import type { Pregnancy } from '../contract/member.ts'
import { addDays, type CalendarDate, toUnixSeconds } from '../domain/dates.ts'
import type { Multiples } from '../domain/member.ts'
import { check, checkUndated } from '../domain/member-fields.ts'
import { dueDateWindow } from '../domain/pregnancy-dating.ts'
import {
  type Action,
  afterOutcome,
  edited,
  type FormFields,
  isEditable,
  type OutcomeEvent,
  type ProfileForm,
  saving,
  withError,
} from './profile-form.ts'

export type Popup = 'none' | 'remove' | 'helpful' | 'due-date-calculator' | 'congratulation'
const fields = ['due_date', 'code_name'] as const

export interface PregnancyFields extends FormFields<(typeof fields)[number]> {
  /** The pregnancy that is changed; null while one is added. */
  pregnancy: Pick<Pregnancy, 'id' | 'due_date' | 'code_name'> | null
  /** Unix seconds of the day's UTC midnight; null for none, and for a text that is no date. */
  due_date: number | null
  multiples: Multiples
  /** What the baby is called before the birth, '' for nothing. */
  code_name: string
  /** The one that asked stays open while its answer is awaited, and when it is refused. */
  popup: Popup
}

export type PregnancyForm = ProfileForm<PregnancyFields, Action>
type Idle = Extract<PregnancyForm, { status: 'idle' }>

/** There is a form to show. */
export type OpenPregnancyForm = Exclude<PregnancyForm, { status: 'closed' | 'gone' }>

export type PregnancyEvent =
  | OutcomeEvent
  /** As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date. */
  | { type: 'pick-date'; value: number | '' }
  | { type: 'pick-multiples'; value: Multiples }
  | { type: 'edit-name'; value: string }
  | { type: 'open-popup'; popup: Exclude<Popup, 'none' | 'congratulation'> }
  | { type: 'close-popup' }
  | { type: 'calculated'; dueDate: CalendarDate }
  | { type: 'save' | 'remove'; request: number }
  | { type: 'lose'; to: 'ttc' | 'none'; request: number }

/** The popups that can be opened, by what the form is for. */
const popups: Record<'add' | 'update', readonly Popup[]> = {
  add: ['due-date-calculator'],
  update: ['remove', 'helpful'],
}

/** The form for a new pregnancy on the visitor's own day: it begins 252 days ahead. */
export const addPregnancyForm = (today: CalendarDate): Idle => ({
  status: 'idle',
  pregnancy: null,
  due_date: toUnixSeconds(addDays(today, dueDateWindow.defaultDaysAhead)),
  multiples: 'false',
  code_name: '',
  popup: 'none',
  errors: {},
  today,
})

/** The form of a pregnancy that is there, on the visitor's own day. */
export const updatePregnancyForm = (
  { id, due_date, multiples, code_name = null }: Pregnancy,
  today: CalendarDate,
): Idle => ({
  ...addPregnancyForm(today),
  pregnancy: { id, due_date, code_name },
  due_date,
  multiples,
  code_name: code_name ?? '',
})

/** Whether the Save button is enabled. */
export const canSavePregnancy = (state: PregnancyForm): boolean =>
  isEditable(state) && Object.keys(state.errors).length === 0 && state.due_date !== null

/**
 * What is sent for `pregnancy`: with the id of one that is there. A code name only when there is one; null takes away
 * the one that is saved. Null while there is no due date.
 */
export function pregnancyPayload({ pregnancy, due_date, multiples, code_name: typed }: PregnancyFields) {
  if (due_date === null) return null
  const code_name = typed.trim() || null
  return {
    ...(pregnancy && { id: pregnancy.id }),
    due_date,
    multiples,
    ...((code_name ?? pregnancy?.code_name) && { code_name }),
  }
}

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextPregnancyForm(state: PregnancyForm, event: PregnancyEvent): PregnancyForm {
  switch (event.type) {
    case 'pick-date':
      return edited(state, form => dated(form, event.value === '' ? null : event.value / 1000))
    case 'pick-multiples':
      return edited(state, form => ({ ...form, multiples: event.value }))
    case 'edit-name': {
      const problem = checkUndated('pregnancy.code_name', event.value)
      return edited(state, form => withError({ ...form, code_name: event.value }, 'code_name', problem))
    }
    case 'open-popup':
      if (!isEditable(state) || !popups[state.pregnancy ? 'update' : 'add'].includes(event.popup)) return state
      return edited(state, form => ({ ...form, popup: event.popup }))
    case 'close-popup':
      return edited(state, form => ({ ...form, popup: 'none' }))
    case 'calculated':
      if (!isEditable(state) || state.popup !== 'due-date-calculator') return state
      return edited(state, form => calculated(dated(form, toUnixSeconds(event.dueDate))))
    case 'save':
      // The popups that ask or calculate stand over the button.
      return isEditable(state) && canSavePregnancy(state) && ['none', 'congratulation'].includes(state.popup)
        ? saving({ ...state, popup: 'none' }, state.pregnancy ? 'update' : 'add', event.request)
        : state
    case 'remove':
      return isEditable(state) && state.popup === 'remove' ? saving(state, 'remove', event.request) : state
    case 'lose':
      return isEditable(state) && state.popup === 'helpful'
        ? saving(state, `loss-to-${event.to}`, event.request)
        : state
    default:
      return afterOutcome(state, event, { name: 'pregnancy', fields })
  }
}

const dated = (form: PregnancyFields, due_date: number | null): PregnancyFields =>
  withError(
    { ...form, due_date },
    'due_date',
    check('pregnancy.due_date', due_date, { today: form.today, saved: form.pregnancy?.due_date }),
  )

/** Only what can be saved is congratulated on; a date that cannot goes to its field, with the reason beside it. */
const calculated = (form: PregnancyFields): PregnancyFields => ({
  ...form,
  popup: Object.keys(form.errors).length ? 'none' : 'congratulation',
})
