// What somebody may know of a pregnancy, as they typed it.

/** The ways to a due date, in the order in which they are offered. */
export const methods = ['last-period', 'conception', 'retrieval', 'transfer', 'scan', 'known'] as const
export type Method = (typeof methods)[number]

/** How a scan report gives the age. */
export const scanKinds = ['age', 'length'] as const
export type ScanKind = (typeof scanKinds)[number]

export interface DueDateEntries {
  /** The way that is being filled in. */
  shown: Method
  /** The way that leads; '' leaves it to the rule of `leadingMethod`. */
  lead: Method | ''
  lastPeriod: string
  cycleLength: string
  conception: string
  retrieval: string
  transfer: string
  /** Days, 2 to 7. */
  embryoAge: string
  scanDate: string
  scanKind: ScanKind
  scanWeeks: string
  scanDays: string
  /** Millimetres. */
  crownRump: string
  known: string
  /** Milestones that were ticked, by their ids. */
  chosen: readonly string[]
  /** Names the visitor's calendar events apart from others'; '' until a calendar was saved. */
  calendarId: string
  /** The due date that leads, as it was worked out last, for lists of tools; '' for none. */
  dueDate: string
}

/** The fields that hold what was typed. */
export type TypedField = Exclude<
  keyof DueDateEntries,
  'shown' | 'lead' | 'scanKind' | 'chosen' | 'calendarId' | 'dueDate'
>

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
