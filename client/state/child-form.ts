// The form of a child's profile, from opening to closing. Effects are not here: they send their answers as events.
import { type CalendarDate, fromUnixSeconds, toWireBirthDate } from '../../domain/dates.ts'
import { type BornChild, type Gender, genders } from '../../domain/member.ts'
import { check } from '../../domain/member-fields.ts'
import { addProfileFailed, profileAdded, profileRemoved, profileUpdated, saveFailed } from '../../domain/messages.ts'

const fields = ['first_name', 'birth_date', 'gender'] as const
type Field = (typeof fields)[number]
type Action = 'add' | 'update' | 'remove'

interface Form {
  /** The child that is changed; null while one is added. */
  child: Pick<BornChild, 'id' | 'id_string'> | null
  first_name: string
  /** As on the wire; null for none, and for a text that is no date. */
  birth_date: string | null
  gender: Gender
  /** What stands beside the fields. */
  errors: Partial<Record<Field, string>>
  /** The visitor's own day. */
  today: CalendarDate
}

export type ChildForm =
  | { status: 'closed' }
  | (Form & { status: 'idle' })
  | (Form & { status: 'saving'; action: Action; request: number })
  | (Form & { status: 'finished'; request: number; message: string })
  /** The server refused; everything can be changed and tried again. */
  | (Form & { status: 'error'; message: string })

export type ChildEvent =
  | { type: 'edit-name'; value: string }
  /** As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date; `problem` when there is a text that is none. */
  | { type: 'pick-date'; value: number | ''; problem?: string }
  | { type: 'pick-gender'; value: number }
  | { type: 'save'; request: number }
  | { type: 'remove'; request: number }
  | { type: 'saved'; request: number }
  /** `field` and `message` as the server gave them; without a message the form has its own. */
  | { type: 'failed'; request: number; field?: string; message?: string }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }

const successes: Record<Action, string> = { add: profileAdded, update: profileUpdated, remove: profileRemoved }
const failures: Record<Action, string> = { add: addProfileFailed, update: saveFailed, remove: saveFailed }

/** The empty form, on the visitor's own day. */
export const addChildForm = (today: CalendarDate): ChildForm => ({
  status: 'idle',
  child: null,
  first_name: '',
  birth_date: null,
  gender: 0,
  errors: {},
  today,
})

/** The form of a child that is there, on the visitor's own day. */
export const updateChildForm = ({ id, id_string, first_name, birth_date, gender }: BornChild, today: CalendarDate): ChildForm => ({
  status: 'idle',
  child: { id, id_string },
  first_name,
  birth_date,
  gender,
  errors: {},
  today,
})

type Editable = Extract<ChildForm, { status: 'idle' | 'error' }>
const isEditable = (state: ChildForm): state is Editable => state.status === 'idle' || state.status === 'error'

/** Whether the Save button is enabled. */
export const canSaveChild = (state: ChildForm): boolean => isEditable(state) && Object.keys(state.errors).length === 0

/** What is sent for `child`: without the space around the name, and with the ids of a child that is there. */
export const childPayload = ({ child, first_name, birth_date, gender }: Form) => ({
  ...child,
  first_name: first_name.trim(),
  birth_date,
  gender,
  middle_name: null,
})

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextChildForm(state: ChildForm, event: ChildEvent): ChildForm {
  switch (event.type) {
    case 'edit-name':
      return edited(state, 'first_name', { first_name: event.value }, event.value)
    case 'pick-date':
      return withDate(state, event)
    case 'pick-gender':
      return edited(state, 'gender', { gender: genders.find(({ value }) => value === event.value)?.value ?? 0 }, event.value)
    case 'save':
      return isEditable(state) && canSaveChild(state) ? saving(state, state.child ? 'update' : 'add', event.request) : state
    case 'remove':
      return isEditable(state) && state.child ? saving(state, 'remove', event.request) : state
    case 'saved':
      if (state.status !== 'saving' || state.request !== event.request) return state
      return { ...formOf(state), status: 'finished', request: event.request, message: successes[state.action] }
    case 'failed':
      if (state.status !== 'saving' || state.request !== event.request) return state
      return refused(formOf(state), event, failures[state.action])
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown child form event: ${JSON.stringify(event satisfies never)}`)
  }
}

const formOf = ({ child, first_name, birth_date, gender, errors, today }: Form): Form => ({
  child,
  first_name,
  birth_date,
  gender,
  errors,
  today,
})

const saving = (state: Editable, action: Action, request: number): ChildForm => ({ ...formOf(state), status: 'saving', action, request })

/** An edit ends what the server said, and judges its own field alone. */
function edited(state: ChildForm, field: Field, change: Partial<Form>, value: unknown): ChildForm {
  if (!isEditable(state)) return state
  const { [field]: _, ...others } = state.errors
  const problem = check(`child.${field}`, value, { today: state.today })
  return { ...formOf(state), ...change, status: 'idle', errors: problem === null ? others : { ...others, [field]: problem } }
}

function withDate(state: ChildForm, { value, problem }: Extract<ChildEvent, { type: 'pick-date' }>): ChildForm {
  const date = value === '' ? null : fromUnixSeconds(value / 1000)
  const birth_date = date && toWireBirthDate(date)
  const isEmpty = value === '' && !problem
  return edited(state, 'birth_date', { birth_date }, birth_date ?? (isEmpty ? null : 'no date'))
}

/** What the server says of a field stands beside it; all else over the form. */
function refused(form: Form, { field, message }: Extract<ChildEvent, { type: 'failed' }>, byItself: string): ChildForm {
  const own = fields.find(name => name === field)
  if (own && message) return { ...form, status: 'idle', errors: { ...form.errors, [own]: message } }
  return { ...form, status: 'error', message: message ?? byItself }
}
