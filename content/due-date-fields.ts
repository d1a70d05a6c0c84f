// What the due date calculator asks for, in words: its page hands them to the tool.
import type { Method } from '../domain/tools/due-date-entries.ts'
import { numberRanges } from '../domain/tools/due-date-methods.ts'
import type { NumberRange } from '../domain/tools/typed-number.ts'

export interface MethodWords {
  /** The way, as a form and a table name it. */
  name: string
  /** Its date. */
  label: string
  /** Said when the date was left out. */
  missing: string
  tip?: string
}

export const methodWords: Readonly<Record<Method, MethodWords>> = {
  'last-period': {
    name: 'Last period',
    label: 'First day of your last period',
    missing: 'Enter the first day of your last period, with day, month and year.',
  },
  conception: {
    name: 'Conception or insemination',
    label: 'Conception date',
    missing: 'Enter the day of ovulation, conception or insemination.',
    tip: 'The day of ovulation, if you followed it, or of the insemination (IUI).',
  },
  retrieval: {
    name: 'IVF egg retrieval',
    label: 'Egg retrieval date',
    missing: 'Enter the day of the egg retrieval.',
    tip: 'For a fresh cycle. If the embryo was frozen, enter the transfer instead.',
  },
  transfer: {
    name: 'IVF transfer',
    label: 'Transfer date',
    missing: 'Enter the day of the transfer.',
    tip: 'Fresh or frozen, the count is the same.',
  },
  scan: { name: 'Ultrasound scan', label: 'Scan date', missing: 'Enter the day on which the scan was made.' },
  known: {
    name: 'A date I was given',
    label: 'Due date',
    missing: 'Enter the due date that you were given.',
    tip: 'As your clinic or your notes have it.',
  },
}

export interface NumberWords extends Omit<MethodWords, 'name'> {
  range: NumberRange
}

/** The numbers that go with a date. */
export const numberWords = {
  cycleLength: {
    range: numberRanges.cycleLength,
    label: 'Cycle length',
    missing: 'Enter the days from one period to the next.',
    tip: 'Days from one period to the next, 28 for most.',
  },
  scanWeeks: { range: numberRanges.scanWeeks, label: 'Weeks', missing: 'Enter the weeks that the report gives.' },
  scanDays: { range: numberRanges.scanDays, label: 'Days', missing: 'Enter the days beyond the weeks: 0 to 6.' },
  crownRump: {
    range: numberRanges.crownRump,
    label: 'Crown-rump length',
    missing: 'Enter the length in millimeters.',
    tip: 'In millimeters, 10 to 84: as measured up to 14 weeks.',
  },
} as const satisfies Record<string, NumberWords>

export interface DueDateWords {
  methods: typeof methodWords
  numbers: Readonly<Record<keyof typeof numberWords, NumberWords>>
}
