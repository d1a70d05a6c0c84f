// The form of a child's profile: its fields, what each event does to them, and what is sent.
import type { BornChild } from '../contract/member.ts'
import { type CalendarDate, fromUnixSeconds, toUnixSeconds, toWireBirthDate } from '../domain/dates.ts'
import { type Gender, genders } from '../domain/member.ts'
import { check } from '../domain/member-fields.ts'
import {
  afterOutcome,
  edited,
  type FormFields,
  isEditable,
  type OutcomeEvent,
  type ProfileForm,
  saving,
  withError,
} from './profile-form.ts'

const fields = ['first_name', 'birth_date', 'due_date', 'gender'] as const
type Field = (typeof fields)[number]

export interface ChildFields extends FormFields<Field> {
  /** The child that is changed; null while one is added. */
  child: Pick<BornChild, 'id' | 'id_string' | 'due_date'> | null
  first_name: string
  /** As on the wire; null for none, and for a text that is no date. */
  birth_date: string | null
  /** As `birth_date`. */
  due_date: number | null
  gender: Gender
}

export type ChildForm = ProfileForm<ChildFields, 'add' | 'update' | 'remove'>
type Idle = Extract<ChildForm, { status: 'idle' }>

export type ChildEvent =
  | OutcomeEvent
  | { type: 'edit-name'; value: string }
  /**
   * As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date; `problem` when there is a text
   * that is none.
   */
  | { type: 'pick-date' | 'pick-due-date'; value: number | ''; problem?: string }
  | { type: 'pick-gender'; value: number }
  | { type: 'save' | 'remove'; request: number }

/** The empty form, on the visitor's own day. */
export const addChildForm = (today: CalendarDate): Idle => ({
  status: 'idle',
  child: null,
  first_name: '',
  birth_date: null,
  due_date: null,
  gender: 0,
  errors: {},
  today,
})

/** The form of a child that is there, on the visitor's own day. */
export const updateChildForm = (
  { id, id_string, first_name, birth_date, due_date = null, gender }: BornChild,
  today: CalendarDate,
): Idle => ({
  ...addChildForm(today),
  child: { id, id_string, due_date },
  first_name,
  birth_date,
  due_date,
  gender,
})

/** Whether the Save button is enabled. */
export const canSaveChild = (state: ChildForm): boolean => isEditable(state) && Object.keys(state.errors).length === 0

/**
 * What is sent for `child`: without the space around the name, and with the ids of a child that is there. A due date
 * only when there is one; null takes away the one that is saved.
 */
export const childPayload = ({ child, first_name, birth_date, due_date, gender }: ChildFields) => ({
  ...(child && { id: child.id, id_string: child.id_string }),
  first_name: first_name.trim(),
  birth_date,
  gender,
  middle_name: null,
  ...((due_date ?? child?.due_date) && { due_date }),
})

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextChildForm(state: ChildForm, event: ChildEvent): ChildForm {
  switch (event.type) {
    case 'edit-name':
      return edited(state, form => judged({ ...form, first_name: event.value }, 'first_name', event.value))
    case 'pick-date':
      return edited(state, form => withBirthDate(form, event))
    case 'pick-due-date':
      return edited(state, form => withDueDate(form, event))
    case 'pick-gender': {
      const gender = genders.find(({ value }) => value === event.value)?.value ?? 0
      return edited(state, form => judged({ ...form, gender }, 'gender', event.value))
    }
    case 'save':
      return isEditable(state) && canSaveChild(state)
        ? saving(state, state.child ? 'update' : 'add', event.request)
        : state
    case 'remove':
      return isEditable(state) && state.child ? saving(state, 'remove', event.request) : state
    default:
      return afterOutcome(state, event, { name: 'child', fields })
  }
}

/** An edit judges its own field alone. */
const judged = (form: ChildFields, field: Field, value: unknown): ChildFields =>
  withError(form, field, check(`child.${field}`, value, { today: form.today, birth: form.birth_date }))

type Picked = Extract<ChildEvent, { type: 'pick-date' | 'pick-due-date' }>
const dateIn = ({ value }: Picked) => (value === '' ? null : fromUnixSeconds(value / 1000))
/** What a field without a date is judged by: one that is empty may be. */
const noDateIn = ({ value, problem }: Picked) => (value === '' && !problem ? null : 'no date')

/** The due date is judged by the birth date, so it is judged again. */
function withBirthDate(form: ChildFields, picked: Picked): ChildFields {
  const date = dateIn(picked)
  const birth_date = date && toWireBirthDate(date)
  const next = judged({ ...form, birth_date }, 'birth_date', birth_date ?? noDateIn(picked))
  return next.due_date === null ? next : judged(next, 'due_date', next.due_date)
}

function withDueDate(form: ChildFields, picked: Picked): ChildFields {
  const date = dateIn(picked)
  const due_date = date && toUnixSeconds(date)
  return judged({ ...form, due_date }, 'due_date', due_date ?? noDateIn(picked))
}
