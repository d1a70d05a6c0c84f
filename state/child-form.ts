// The form of a child's profile: its states and its events. `next-child-form.ts` is what leads from one to the next.

import type { BornChild } from '../contract/member.ts'
import type { CalendarDate } from '../domain/dates.ts'
import type { Gender } from '../domain/member.ts'

export const childFields = ['first_name', 'birth_date', 'due_date', 'gender'] as const
export type ChildField = (typeof childFields)[number]
export type ChildAction = 'add' | 'update' | 'remove'

export interface ChildFields {
  /** The child that is changed; null while one is added. */
  child: Pick<BornChild, 'id' | 'id_string' | 'due_date'> | null
  first_name: string
  /** As on the wire; null for none, and for a text that is no date. */
  birth_date: string | null
  /** As `birth_date`. */
  due_date: number | null
  gender: Gender
  /** What stands beside the fields. */
  errors: Partial<Record<ChildField, string>>
  /** The visitor's own day. */
  today: CalendarDate
}

export type ChildForm =
  | { status: 'closed' }
  | (ChildFields & { status: 'idle' })
  | (ChildFields & { status: 'saving'; action: ChildAction; request: number })
  | (ChildFields & { status: 'finished'; request: number; message: string })
  /**
   * The child is no longer there: it was removed elsewhere. Nothing is shown, and what speaks of it is to be made anew.
   */
  | { status: 'gone' }
  /** The server refused; everything can be changed and tried again. */
  | (ChildFields & { status: 'error'; message: string })

export type ChildEvent =
  | { type: 'edit-name'; value: string }
  /**
   * As the date picker tells it: milliseconds of the day's UTC midnight, '' for no date; `problem` when there is a text
   * that is none.
   */
  | { type: 'pick-date' | 'pick-due-date'; value: number | ''; problem?: string }
  | { type: 'pick-gender'; value: number }
  | { type: 'save'; request: number }
  | { type: 'remove'; request: number }
  | { type: 'saved'; request: number }
  /** `field` and `message` as the server gave them; without a message the form has its own. */
  | { type: 'failed'; request: number; field?: string; message?: string }
  /** There is no such child. */
  | { type: 'gone'; request: number }
  | { type: 'elapsed'; request: number }
  | { type: 'close' }

/** The empty form, on the visitor's own day. */
export const addChildForm = (today: CalendarDate): ChildForm => ({
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
): ChildForm => ({
  status: 'idle',
  child: { id, id_string, due_date },
  first_name,
  birth_date,
  due_date,
  gender,
  errors: {},
  today,
})

export type EditableChild = Extract<ChildForm, { status: 'idle' | 'error' }>
/** Whether the fields can be changed and what they hold be sent. */
export const isEditableChild = (state: ChildForm): state is EditableChild =>
  state.status === 'idle' || state.status === 'error'

/** Whether the Save button is enabled. */
export const canSaveChild = (state: ChildForm): boolean =>
  isEditableChild(state) && Object.keys(state.errors).length === 0

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
