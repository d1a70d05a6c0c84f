// The form of a child's profile, from opening to closing. Effects are not here: they send their answers as events.
import { type CalendarDate, toWireBirthDate, today as dayOf } from '../../domain/dates.ts'
import type { BornChild, Gender } from '../../domain/member.ts'
import { type CheckContext, check } from '../../domain/member-fields.ts'
import { addProfileFailed, invalidDate, profileAdded, profileRemoved, profileUpdated, saveFailed } from '../../domain/messages.ts'

export type ChildField = 'first_name' | 'birth_date' | 'gender'
type Action = 'add' | 'update' | 'remove'

interface Form {
  /** The child that is changed; null while one is added. */
  child: Pick<BornChild, 'id' | 'id_string'> | null
  first_name: string
  /** As on the wire; null for none, and for a text that is no date. */
  birth_date: string | null
  gender: Gender
  /** What stands beside the fields. */
  errors: Partial<Record<ChildField, string>>
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
    case 'pick-date': {
      const birth_date = event.value === '' ? null : toWireBirthDate(dayOf(event.value))
      return edited(state, 'birth_date', { birth_date }, birth_date ?? (event.problem && invalidDate))
    }
    case 'pick-gender':
      return picked(state, event.value)
    case 'save':
      return canSaveChild(state) && isEditable(state) ? saving(state, state.child ? 'update' : 'add', event.request) : state
    case 'remove':
      return isEditable(state) && state.child ? saving(state, 'remove', event.request) : state
    case 'saved':
      if (state.status !== 'saving' || state.request !== event.request) return state
      return { ...formOf(state), status: 'finished', request: event.request, message: successes[state.action] }
    case 'failed':
      return state.status === 'saving' && state.request === event.request ? refused(state, event) : state
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown child form event: ${JSON.stringify(event satisfies never)}`)
  }
}
