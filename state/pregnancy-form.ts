// The form of a pregnancy and the popups over it: its states and its events. `next-pregnancy-form.ts` is what leads
// from one to the next.

import type { Pregnancy } from '../contract/member.ts'
import { addDays, type CalendarDate, toUnixSeconds } from '../domain/dates.ts'
import type { Multiples } from '../domain/member.ts'
import { dueDateWindow } from '../domain/pregnancy-dating.ts'

export type Popup = 'none' | 'remove' | 'helpful' | 'due-date-calculator' | 'congratulation'
/** What is saved. The two of a loss differ in what comes after it. */
export type Action = 'add' | 'update' | 'remove' | 'loss-to-ttc' | 'loss-to-none'

export interface PregnancyFields {
  /** The pregnancy that is changed; null while one is added. */
  pregnancy: Pick<Pregnancy, 'id' | 'due_date' | 'code_name'> | null
  /** Unix seconds of the day's UTC midnight; null for none, and for a text that is no date. */
  due_date: number | null
  multiples: Multiples
  /** What the baby is called before the birth, '' for nothing. */
  code_name: string
  popup: Popup
  /** What stands beside the due date, '' for nothing. */
  problem: string
  /** The same of the code name. */
  nameProblem: string
  /** The visitor's own day. */
  today: CalendarDate
}

export type PregnancyForm =
  | { status: 'closed' }
  | (PregnancyFields & { status: 'idle' })
  | (PregnancyFields & { status: 'saving'; action: Action; request: number })
  | (PregnancyFields & { status: 'finished'; action: Action; request: number; message: string })
  /**
   * The pregnancy is no longer there: it ended elsewhere. Nothing is shown, and what speaks of it is to be made anew.
   */
  | { status: 'gone' }
  /** The server refused; the popup that asked stays open, and everything can be tried again. */
  | (PregnancyFields & { status: 'error'; message: string })

/** There is a form to show. */
export type OpenPregnancyForm = Exclude<PregnancyForm, { status: 'closed' | 'gone' }>

export type PregnancyEvent =
  /** As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date. */
  | { type: 'pick-date'; value: number | '' }
  | { type: 'pick-multiples'; value: Multiples }
  | { type: 'edit-name'; value: string }
  | { type: 'open-popup'; popup: Exclude<Popup, 'none' | 'congratulation'> }
  | { type: 'close-popup' }
  | { type: 'calculated'; dueDate: CalendarDate }
  | { type: 'save'; request: number }
  | { type: 'remove'; request: number }
  | { type: 'lose'; to: 'ttc' | 'none'; request: number }
  | { type: 'saved'; request: number }
  /** `field` and `message` as the server gave them; without a message the form has its own. */
  | { type: 'failed'; request: number; field?: string; message?: string }
  /** There is no such pregnancy. */
  | { type: 'gone'; request: number }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }

/** The form for a new pregnancy on the visitor's own day: it begins 252 days ahead. */
export const addPregnancyForm = (today: CalendarDate): PregnancyForm => ({
  status: 'idle',
  pregnancy: null,
  due_date: toUnixSeconds(addDays(today, dueDateWindow.defaultDaysAhead)),
  multiples: 'false',
  code_name: '',
  popup: 'none',
  problem: '',
  nameProblem: '',
  today,
})

/** The form of a pregnancy that is there, on the visitor's own day. */
export const updatePregnancyForm = (
  { id, due_date, multiples, code_name = null }: Pregnancy,
  today: CalendarDate,
): PregnancyForm => ({
  status: 'idle',
  pregnancy: { id, due_date, code_name },
  due_date,
  multiples,
  code_name: code_name ?? '',
  popup: 'none',
  problem: '',
  nameProblem: '',
  today,
})

export type Editable = Extract<PregnancyForm, { status: 'idle' | 'error' }>
/** Whether the fields can be changed and what they hold be sent. */
export const isEditable = (state: PregnancyForm): state is Editable =>
  state.status === 'idle' || state.status === 'error'

/** Whether the Save button is enabled. */
export const canSavePregnancy = (state: PregnancyForm): boolean =>
  isEditable(state) && state.problem === '' && state.nameProblem === '' && state.due_date !== null

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
