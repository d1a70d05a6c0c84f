// What somebody may know of a pregnancy, as they typed it.

/** The ways to a due date, in the order in which they are offered. */
export const methods = ['last-period', 'conception', 'retrieval', 'transfer', 'scan', 'known'] as const
export type Method = (typeof methods)[number]

/** How a scan report gives the age. */
export const scanKinds = ['age', 'length'] as const
export type ScanKind = (typeof scanKinds)[number]

/** Days of an embryo at its transfer, as they are offered. */
export const embryoDays = ['2', '3', '4', '5', '6', '7'] as const

/** The fields that are typed into; the crown-rump length is in millimeters. */
export const typedFields = [
  'lastPeriod',
  'cycleLength',
  'conception',
  'retrieval',
  'transfer',
  'scanDate',
  'scanWeeks',
  'scanDays',
  'crownRump',
  'known',
] as const
export type TypedField = (typeof typedFields)[number]

export interface DueDateEntries extends Record<TypedField, string> {
  /** The way that is being filled in. */
  shown: Method
  /** The way that leads; '' leaves it to the rule of `leadingMethod`. */
  lead: Method | ''
  /** One of `embryoDays`. */
  embryoAge: string
  scanKind: ScanKind
  /** Milestones that were ticked, by their ids. */
  chosen: readonly string[]
  /** Names the visitor's calendar events apart from others'; '' until a calendar was saved. */
  calendarId: string
  /** The due date that leads, as it was worked out last, for lists of tools; '' for none. */
  dueDate: string
}

export const noEntries: DueDateEntries = {
  shown: 'last-period',
  lead: '',
  lastPeriod: '',
  cycleLength: '28',
  conception: '',
  retrieval: '',
  transfer: '',
  embryoAge: '5',
  scanDate: '',
  scanKind: 'age',
  scanWeeks: '',
  scanDays: '0',
  crownRump: '',
  known: '',
  chosen: [],
  calendarId: '',
  dueDate: '',
}

/** The field that holds the date of a way. */
export const dateFieldOf = {
  'last-period': 'lastPeriod',
  conception: 'conception',
  retrieval: 'retrieval',
  transfer: 'transfer',
  scan: 'scanDate',
  known: 'known',
} as const satisfies Record<Method, TypedField>
