// What each event does to the form of a pregnancy. Effects are not here: they send their answers as events.
import { toUnixSeconds } from '../domain/dates.ts'
import { check, checkUndated } from '../domain/member-fields.ts'
import {
  addProfileFailed,
  lossRecorded,
  profileAdded,
  profileRemoved,
  profileUpdated,
  saveFailed,
} from '../domain/messages.ts'
import { tellsOf, waitsFor } from './numbered-answers.ts'
import {
  type Action,
  canSavePregnancy,
  type Editable,
  isEditable,
  type Popup,
  type PregnancyEvent,
  type PregnancyFields,
  type PregnancyForm,
} from './pregnancy-form.ts'

const successes: Record<Action, string> = {
  add: profileAdded,
  update: profileUpdated,
  remove: profileRemoved,
  'loss-to-ttc': lossRecorded,
  'loss-to-none': lossRecorded,
}

/** The popups that can be opened, by what the form is for. */
const popups: Record<'add' | 'update', readonly Popup[]> = {
  add: ['due-date-calculator'],
  update: ['remove', 'helpful'],
}

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextPregnancyForm(state: PregnancyForm, event: PregnancyEvent): PregnancyForm {
  switch (event.type) {
    case 'pick-date':
      return dated(state, event.value === '' ? null : event.value / 1000)
    case 'pick-multiples':
      return edited(state, { multiples: event.value })
    case 'edit-name':
      return edited(state, {
        code_name: event.value,
        nameProblem: checkUndated('pregnancy.code_name', event.value) ?? '',
      })
    case 'open-popup':
      return openPopup(state, event.popup)
    case 'close-popup':
      return edited(state, { popup: 'none' })
    case 'calculated':
      return calculated(state, toUnixSeconds(event.dueDate))
    case 'save':
      return maySave(state)
        ? saving({ ...state, popup: 'none' }, state.pregnancy ? 'update' : 'add', event.request)
        : state
    case 'remove':
      return isEditable(state) && state.popup === 'remove' ? saving(state, 'remove', event.request) : state
    case 'lose':
      return isEditable(state) && state.popup === 'helpful'
        ? saving(state, `loss-to-${event.to}`, event.request)
        : state
    case 'saved':
      if (!waitsFor(state, event.request)) return state
      return { ...state, status: 'finished', message: successes[state.action] }
    case 'failed':
      return waitsFor(state, event.request) ? refused(state, event) : state
    case 'gone':
      return waitsFor(state, event.request) ? { status: 'gone' } : state
    case 'elapsed':
      return tellsOf(state, event.request) ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown pregnancy form event: ${JSON.stringify(event satisfies never)}`)
  }
}

const fieldsOf = ({
  pregnancy,
  due_date,
  multiples,
  code_name,
  popup,
  problem,
  nameProblem,
  today,
}: PregnancyFields): PregnancyFields => ({
  pregnancy,
  due_date,
  multiples,
  code_name,
  popup,
  problem,
  nameProblem,
  today,
})

const saving = (state: Editable, action: Action, request: number): PregnancyForm => ({
  ...fieldsOf(state),
  status: 'saving',
  action,
  request,
})

/** The popups that ask or calculate stand over the button. */
const maySave = (state: PregnancyForm): state is Editable =>
  isEditable(state) && canSavePregnancy(state) && (state.popup === 'none' || state.popup === 'congratulation')

/** Any of these ends what the server said. */
const edited = (state: PregnancyForm, change: Partial<PregnancyFields>): PregnancyForm =>
  isEditable(state) ? { ...fieldsOf(state), ...change, status: 'idle' } : state

const dueDateProblem = ({ pregnancy, today }: PregnancyFields, due_date: number | null) =>
  check('pregnancy.due_date', due_date, { today, saved: pregnancy?.due_date }) ?? ''

function dated(state: PregnancyForm, due_date: number | null): PregnancyForm {
  return isEditable(state) ? edited(state, { due_date, problem: dueDateProblem(state, due_date) }) : state
}

function openPopup(state: PregnancyForm, popup: Popup): PregnancyForm {
  if (!isEditable(state)) return state
  return popups[state.pregnancy ? 'update' : 'add'].includes(popup) ? edited(state, { popup }) : state
}

/** Only what can be saved is congratulated on; a date that cannot goes to its field, with the reason beside it. */
function calculated(state: PregnancyForm, due_date: number): PregnancyForm {
  if (!isEditable(state) || state.popup !== 'due-date-calculator') return state
  const problem = dueDateProblem(state, due_date)
  return edited(state, { due_date, problem, popup: problem || state.nameProblem ? 'none' : 'congratulation' })
}

/** What the server says of a field stands beside it; all else over the form. */
function refused(
  state: Extract<PregnancyForm, { status: 'saving' }>,
  { field, message }: Extract<PregnancyEvent, { type: 'failed' }>,
): PregnancyForm {
  if (field === 'due_date' && message) return { ...fieldsOf(state), status: 'idle', problem: message }
  if (field === 'code_name' && message) return { ...fieldsOf(state), status: 'idle', nameProblem: message }
  return {
    ...fieldsOf(state),
    status: 'error',
    message: message ?? (state.action === 'add' ? addProfileFailed : saveFailed),
  }
}
