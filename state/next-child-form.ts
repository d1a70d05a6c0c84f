// What each event does to the form of a child. Effects are not here: they send their answers as events.
import { fromUnixSeconds, toUnixSeconds, toWireBirthDate } from '../domain/dates.ts'
import { genders } from '../domain/member.ts'
import { check } from '../domain/member-fields.ts'
import { addProfileFailed, profileAdded, profileRemoved, profileUpdated, saveFailed } from '../domain/messages.ts'
import {
  type ChildAction,
  type ChildEvent,
  type ChildField,
  type ChildFields,
  type ChildForm,
  canSaveChild,
  childFields,
  type EditableChild,
  isEditableChild,
} from './child-form.ts'
import { tellsOf, waitsFor } from './numbered-answers.ts'

const successes: Record<ChildAction, string> = { add: profileAdded, update: profileUpdated, remove: profileRemoved }
const failures: Record<ChildAction, string> = { add: addProfileFailed, update: saveFailed, remove: saveFailed }

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextChildForm(state: ChildForm, event: ChildEvent): ChildForm {
  switch (event.type) {
    case 'edit-name':
      return edited(state, 'first_name', { first_name: event.value }, event.value)
    case 'pick-date':
      return withBirthDate(state, event)
    case 'pick-due-date':
      return withDueDate(state, event)
    case 'pick-gender':
      return edited(
        state,
        'gender',
        { gender: genders.find(({ value }) => value === event.value)?.value ?? 0 },
        event.value,
      )
    case 'save':
      return isEditableChild(state) && canSaveChild(state)
        ? saving(state, state.child ? 'update' : 'add', event.request)
        : state
    case 'remove':
      return isEditableChild(state) && state.child ? saving(state, 'remove', event.request) : state
    case 'saved':
      if (!waitsFor(state, event.request)) return state
      return { ...formOf(state), status: 'finished', request: event.request, message: successes[state.action] }
    case 'failed':
      if (!waitsFor(state, event.request)) return state
      return refused(formOf(state), event, failures[state.action])
    case 'gone':
      return waitsFor(state, event.request) ? { status: 'gone' } : state
    case 'elapsed':
      return tellsOf(state, event.request) ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown child form event: ${JSON.stringify(event satisfies never)}`)
  }
}

const formOf = ({ child, first_name, birth_date, due_date, gender, errors, today }: ChildFields): ChildFields => ({
  child,
  first_name,
  birth_date,
  due_date,
  gender,
  errors,
  today,
})

const saving = (state: EditableChild, action: ChildAction, request: number): ChildForm => ({
  ...formOf(state),
  status: 'saving',
  action,
  request,
})

/** An edit ends what the server said, and judges its own field alone. */
function edited(state: ChildForm, field: ChildField, change: Partial<ChildFields>, value: unknown): ChildForm {
  if (!isEditableChild(state)) return state
  const { [field]: _, ...others } = state.errors
  const form = { ...formOf(state), ...change }
  const problem = check(`child.${field}`, value, { today: state.today, birth: form.birth_date })
  return { ...form, status: 'idle', errors: problem === null ? others : { ...others, [field]: problem } }
}

type Picked = Extract<ChildEvent, { type: 'pick-date' | 'pick-due-date' }>
const dateIn = ({ value }: Picked) => (value === '' ? null : fromUnixSeconds(value / 1000))
/** What a field without a date is judged by: one that is empty may be. */
const noDateIn = ({ value, problem }: Picked) => (value === '' && !problem ? null : 'no date')

/** The due date is judged by the birth date, so it is judged again. */
function withBirthDate(state: ChildForm, picked: Picked): ChildForm {
  const date = dateIn(picked)
  const birth_date = date && toWireBirthDate(date)
  const next = edited(state, 'birth_date', { birth_date }, birth_date ?? noDateIn(picked))
  return next.status === 'idle' && next.due_date !== null ? edited(next, 'due_date', {}, next.due_date) : next
}

function withDueDate(state: ChildForm, picked: Picked): ChildForm {
  const date = dateIn(picked)
  const due_date = date && toUnixSeconds(date)
  return edited(state, 'due_date', { due_date }, due_date ?? noDateIn(picked))
}

/** What the server says of a field stands beside it; all else over the form. */
function refused(
  form: ChildFields,
  { field, message }: Extract<ChildEvent, { type: 'failed' }>,
  byItself: string,
): ChildForm {
  const own = childFields.find(name => name === field)
  if (own && message) return { ...form, status: 'idle', errors: { ...form.errors, [own]: message } }
  return { ...form, status: 'error', message: message ?? byItself }
}
