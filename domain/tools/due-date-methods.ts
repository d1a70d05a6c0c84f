// What each way to a due date comes to by its own fields.
import { type CalendarDate, parseDate } from '../dates.ts'
import {
  crownRumpLengths,
  cycleLengths,
  dueDateFromConception,
  dueDateFromCrownRump,
  dueDateFromLastPeriod,
  dueDateFromScan,
  dueDateFromTransfer,
  embryoAges,
  guideWeeks,
} from '../pregnancy-dating.ts'
import { type DueDateEntries, dateFieldOf, type Method, type TypedField } from './due-date-entries.ts'
import { type NumberRange, numberIn } from './typed-number.ts'

/** The numbers that are typed, and their ranges. */
export const numberRanges = {
  cycleLength: { min: cycleLengths.min, max: cycleLengths.max, unit: 'days' },
  embryoAge: { min: embryoAges.min, max: embryoAges.max, unit: 'days' },
  scanWeeks: { min: 4, max: guideWeeks.last, unit: 'weeks' },
  scanDays: { min: 0, max: 6, unit: 'days' },
  crownRump: { min: crownRumpLengths.min, max: crownRumpLengths.max, decimals: 1, unit: 'mm' },
} as const satisfies Partial<Record<TypedField | 'embryoAge', NumberRange>>

/** Those of them that are typed into a field. */
export type TypedNumber = Exclude<keyof typeof numberRanges, 'embryoAge'>

/** The numbers that go with the date of a way. */
export function numbersOf({ scanKind }: DueDateEntries, method: Method): readonly TypedNumber[] {
  if (method === 'last-period') return ['cycleLength']
  if (method !== 'scan') return []
  return scanKind === 'length' ? ['crownRump'] : ['scanWeeks', 'scanDays']
}

/** The due date of a way by its own fields alone; null while one is missing or wrong. */
export function rawDueDate(entries: DueDateEntries, method: Method): CalendarDate | null {
  const date = parseDate(entries[dateFieldOf[method]])
  const number = (field: keyof typeof numberRanges) => numberIn(entries[field], numberRanges[field])
  if (!date) return null
  switch (method) {
    case 'last-period': {
      const cycle = number('cycleLength')
      return cycle === null ? null : dueDateFromLastPeriod(date, cycle)
    }
    case 'conception':
    case 'retrieval':
      return dueDateFromConception(date)
    case 'transfer': {
      const age = number('embryoAge')
      return age === null ? null : dueDateFromTransfer(date, age)
    }
    case 'scan': {
      if (entries.scanKind === 'length') {
        const length = number('crownRump')
        return length === null ? null : dueDateFromCrownRump(date, length)
      }
      const weeks = number('scanWeeks')
      const days = number('scanDays')
      return weeks === null || days === null ? null : dueDateFromScan(date, weeks, days)
    }
    case 'known':
      return date
  }
}
