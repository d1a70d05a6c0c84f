// The due dates that follow from what somebody entered: all of them, side by side, and the one that leads.
import { type CalendarDate, parseDate } from '../dates.ts'
import { type DueDateEntries, type Method, methods } from './due-date-entries.ts'
import { rawDueDate } from './due-date-methods.ts'
import { problemWithDate } from './due-date-problems.ts'
import { type Redating, redating } from './redating.ts'

export type DueDates = Partial<Record<Method, CalendarDate>>

/** The due dates of all ways that were entered without a problem. @param on null while the day is not known */
export function dueDatesOf(entries: DueDateEntries, on: CalendarDate | null): DueDates {
  const found = methods.flatMap(method => {
    const date = problemWithDate(entries, method, on) ? null : rawDueDate(entries, method)
    return date ? [[method, date] as const] : []
  })
  return Object.fromEntries(found)
}

/** What the redating table says of the scan and the date counted from the period; null without both. */
export function redatingOf({ scanDate }: DueDateEntries, dates: DueDates): Redating | null {
  const scan = parseDate(scanDate)
  const { 'last-period': byPeriod, scan: byScan } = dates
  return byPeriod && byScan && scan ? redating(byPeriod, byScan, scan) : null
}

/**
 * The way that leads when nobody chose one. ACOG 700: the dates of IVF come first, and no scan replaces them. Then a
 * date that was given already, a known day of ovulation, and the period, unless the table says that the scan changes it.
 */
export function leadingMethod(entries: DueDateEntries, dates: DueDates): Method | null {
  if (entries.lead && dates[entries.lead]) return entries.lead
  const calendar: Method[] = ['transfer', 'retrieval', 'known', 'conception']
  const late: Method[] = redatingOf(entries, dates)?.changes ? ['scan', 'last-period'] : ['last-period', 'scan']
  return [...calendar, ...late].find(method => dates[method]) ?? null
}

/** The due date that leads; null while there is none. */
export function leadingDueDate(entries: DueDateEntries, on: CalendarDate | null): CalendarDate | null {
  const dates = dueDatesOf(entries, on)
  const method = leadingMethod(entries, dates)
  return (method && dates[method]) ?? null
}

/** The entries with the due date that leads; the same ones when it is in them already. */
export function withLead(entries: DueDateEntries, on: CalendarDate | null): DueDateEntries {
  const dueDate = leadingDueDate(entries, on) ?? ''
  return dueDate === entries.dueDate ? entries : { ...entries, dueDate }
}
