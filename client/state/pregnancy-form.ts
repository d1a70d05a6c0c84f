// The form of a pregnancy and the popups over it, from opening to closing. Effects are not here: they send their answers as events.
import { addDays, type CalendarDate, fromUnixSeconds, toUnixSeconds } from '../../domain/dates.ts'
import type { Multiples, Pregnancy } from '../../domain/member.ts'
import { check } from '../../domain/member-fields.ts'
import {
  addProfileFailed,
  lossRecorded,
  profileAdded,
  profileRemoved,
  profileUpdated,
  saveFailed,
  wrongDueDate,
} from '../../domain/messages.ts'
import { dueDateWindow } from '../../domain/pregnancy.ts'

type Popup = 'none' | 'remove' | 'helpful' | 'due-date-calculator' | 'congratulation'
/** The two of a loss differ in what comes after it. */
type Action = 'add' | 'update' | 'remove' | 'loss-to-ttc' | 'loss-to-none'

interface Form {
  /** The pregnancy that is changed; null while one is added. */
  pregnancy: Pick<Pregnancy, 'id' | 'due_date'> | null
  /** Unix seconds of the day's UTC midnight; null for none, and for a text that is no date. */
  due_date: number | null
  multiples: Multiples
  popup: Popup
  /** What stands beside the due date, '' for nothing. */
  problem: string
  /** The visitor's own day. */
  today: CalendarDate
}

export type PregnancyForm =
  | { status: 'closed' }
  | (Form & { status: 'idle' })
  | (Form & { status: 'saving'; action: Action; request: number })
  | (Form & { status: 'finished'; action: Action; request: number; message: string })
  /** The server refused; the popup that asked stays open, and everything can be tried again. */
  | (Form & { status: 'error'; message: string })

export type PregnancyEvent =
  /** As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date. */
  | { type: 'pick-date'; value: number | '' }
  | { type: 'pick-multiples'; value: Multiples }
  | { type: 'open-popup'; popup: Exclude<Popup, 'none' | 'congratulation'> }
  | { type: 'close-popup' }
  | { type: 'calculated'; dueDate: CalendarDate }
  | { type: 'save'; request: number }
  | { type: 'remove'; request: number }
  | { type: 'lose'; to: 'ttc' | 'none'; request: number }
  | { type: 'saved'; request: number }
  /** `field` and `message` as the server gave them; without a message the form has its own. */
  | { type: 'failed'; request: number; field?: string; message?: string }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }

const successes: Record<Action, string> = {
  add: profileAdded,
  update: profileUpdated,
  remove: profileRemoved,
  'loss-to-ttc': lossRecorded,
  'loss-to-none': lossRecorded,
}

/** Which popups belong to adding, which to changing. */
const popups = { add: ['due-date-calculator'], update: ['remove', 'helpful'] } as const

/** The form for a new pregnancy on the visitor's own day: it begins 252 days ahead. */
export const addPregnancyForm = (today: CalendarDate): PregnancyForm => ({
  status: 'idle',
  pregnancy: null,
  due_date: toUnixSeconds(addDays(today, dueDateWindow.defaultDaysAhead)),
  multiples: 'false',
  popup: 'none',
  problem: '',
  today,
})

/** The form of a pregnancy that is there, on the visitor's own day. */
export const updatePregnancyForm = ({ id, due_date, multiples }: Pregnancy, today: CalendarDate): PregnancyForm => ({
  status: 'idle',
  pregnancy: { id, due_date },
  due_date,
  multiples,
  popup: 'none',
  problem: '',
  today,
})

type Editable = Extract<PregnancyForm, { status: 'idle' | 'error' }>
const isEditable = (state: PregnancyForm): state is Editable => state.status === 'idle' || state.status === 'error'

/** Whether the Save button is enabled. */
export const canSavePregnancy = (state: PregnancyForm): boolean => isEditable(state) && state.problem === '' && state.due_date !== null

/** What is sent for `pregnancy`: with the id of one that is there. Null while there is no due date. */
export const pregnancyPayload = ({ pregnancy, due_date, multiples }: Form) =>
  due_date === null ? null : { ...(pregnancy && { id: pregnancy.id }), due_date, multiples }

/**
 * The state after an event; the same one where the event has no meaning, as an answer to an older request.
 * @throws RangeError for an event it does not know.
 */
export function nextPregnancyForm(state: PregnancyForm, event: PregnancyEvent): PregnancyForm {
  switch (event.type) {
    case 'pick-date':
      return edited(state, dated(state, event.value === '' ? null : fromUnixSeconds(event.value / 1000)))
    case 'pick-multiples':
      return edited(state, { multiples: event.value })
    case 'open-popup':
      return offers(state, event.popup) ? edited(state, { popup: event.popup }) : state
    case 'close-popup':
      return edited(state, { popup: 'none' })
    case 'calculated':
      return calculated(state, event.dueDate)
    case 'save':
      return isEditable(state) && canSavePregnancy(state) ? saving(state, state.pregnancy ? 'update' : 'add', event.request) : state
    case 'remove':
      return isEditable(state) && state.popup === 'remove' ? saving(state, 'remove', event.request) : state
    case 'lose':
      return isEditable(state) && state.popup === 'helpful' ? saving(state, `loss-to-${event.to}`, event.request) : state
    case 'saved':
      if (state.status !== 'saving' || state.request !== event.request) return state
      return { ...state, status: 'finished', message: successes[state.action] }
    case 'failed':
      return state.status === 'saving' && state.request === event.request ? refused(state, event) : state
    case 'elapsed':
      return state.status === 'finished' && state.request === event.request ? { status: 'closed' } : state
    case 'close':
      // While a save runs the form stays: its answer is still to be told.
      return state.status === 'saving' ? state : { status: 'closed' }
    default:
      throw new RangeError(`unknown pregnancy form event: ${JSON.stringify(event satisfies never)}`)
  }
}
