// The machine behind the forms of the profile dialogs: fields that can be changed, a numbered save, its answer. What a
// form has of its own are its fields, and what leads to which action. Effects are not here: they send their answers as
// events.
import type { CalendarDate } from '../domain/dates.ts'
import {
  addProfileFailed,
  lossRecorded,
  profileAdded,
  profileRemoved,
  profileUpdated,
  saveFailed,
} from '../domain/messages.ts'

/** What is saved. The two of a loss differ in what comes after it. */
export type Action = 'add' | 'update' | 'remove' | 'loss-to-ttc' | 'loss-to-none'

const successes: Record<Action, string> = {
  add: profileAdded,
  update: profileUpdated,
  remove: profileRemoved,
  'loss-to-ttc': lossRecorded,
  'loss-to-none': lossRecorded,
}

/** What every form has beside its own fields. */
export interface FormFields<Field extends string = string> {
  /** What stands beside the fields. */
  errors: Partial<Record<Field, string>>
  /** The visitor's own day. */
  today: CalendarDate
}

export type ProfileForm<Fields extends FormFields, A extends Action> =
  | { status: 'closed' }
  | (Fields & { status: 'idle' })
  | (Fields & { status: 'saving'; action: A; request: number })
  | (Fields & { status: 'finished'; action: A; request: number; message: string })
  /**
   * What the form is about is no longer there: it ended elsewhere. Nothing is shown, and what speaks of it is to be
   * made anew.
   */
  | { status: 'gone' }
  /** The server refused; everything can be changed and tried again. */
  | (Fields & { status: 'error'; message: string })

/** What becomes of a form, whatever it is about. */
export type OutcomeEvent =
  | { type: 'saved'; request: number }
  /** `field` and `message` as the server gave them; without a message the form has its own. */
  | { type: 'failed'; request: number; field?: string; message?: string }
  /** What was to be changed is not there. */
  | { type: 'gone'; request: number }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }

/** Whether a form is saving, and this is the answer that it waits for: an older one is no answer. */
export const waitsFor = (state: { status: string; request?: number }, request: number) =>
  state.status === 'saving' && state.request === request

/** Whether the fields can be changed and what they hold be sent. */
export const isEditable = <S extends { status: string }>(state: S): state is Extract<S, { status: 'idle' | 'error' }> =>
  state.status === 'idle' || state.status === 'error'

/** The form with a complaint beside a field, or with none when `problem` is null. */
export function withError<Fields extends FormFields>(
  form: Fields,
  field: keyof Fields['errors'] & string,
  problem: string | null,
): Fields {
  const { [field]: _, ...others } = form.errors
  return { ...form, errors: problem === null ? others : { ...others, [field]: problem } }
}

/** The state with other fields, where they can be changed: that ends what the server said. */
export const edited = <Fields extends FormFields, A extends Action>(
  state: ProfileForm<Fields, A>,
  change: (form: Fields) => Fields,
): ProfileForm<Fields, A> =>
  state.status === 'idle' || state.status === 'error' ? { ...change(fieldsOf(state)), status: 'idle' } : state

/** The state that waits for the answer to a request. */
export const saving = <Fields extends FormFields, A extends Action>(
  state: Fields & { status: 'idle' | 'error' },
  action: A,
  request: number,
): Fields & { status: 'saving'; action: A; request: number } => ({
  ...fieldsOf(state),
  status: 'saving',
  action,
  request,
})

/**
 * The state after an event that every form knows; the same one where it has no meaning, as an answer to an older
 * request.
 * @param form its name, and the fields that the server may refuse
 * @throws RangeError for an event it does not know.
 */
export function afterOutcome<Fields extends FormFields, A extends Action>(
  state: ProfileForm<Fields, A>,
  event: OutcomeEvent,
  form: { name: string; fields: readonly (keyof Fields['errors'] & string)[] },
): ProfileForm<Fields, A> {
  switch (event.type) {
    case 'saved':
      if (state.status !== 'saving' || !waitsFor(state, event.request)) return state
      return { ...state, status: 'finished', message: successes[state.action] }
    case 'failed': {
      if (state.status !== 'saving' || !waitsFor(state, event.request)) return state
      const { message = state.action === 'add' ? addProfileFailed : saveFailed } = event
      // What the server says of a field stands beside it; all else over the form.
      const field = event.message && form.fields.find(name => name === event.field)
      return field
        ? { ...withError(fieldsOf(state), field, message), status: 'idle' }
        : { ...fieldsOf(state), status: 'error', message }
    }
    case 'gone':
      return waitsFor(state, event.request) ? { status: 'gone' } : state
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown ${form.name} form event: ${JSON.stringify(event satisfies never)}`)
  }
}

type Status = { status: string; action?: string; request?: number; message?: string }

function fieldsOf<Fields extends FormFields>({ status, action, request, message, ...fields }: Fields & Status): Fields {
  return fields as unknown as Fields // what a status adds is taken off
}
