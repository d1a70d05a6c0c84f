// Pregnancy dating. Gestational age counts from the first day of the last period: the due date less 280 days.
// Formulas: ACOG Committee Opinion 700, Methods for Estimating the Due Date; crown-rump length: Robinson and Fleming,
// 1975.
export { cycleLengths } from './cycle-lengths.ts'

import { addDays, addMonths, type CalendarDate } from './dates.ts'
import { gestationalAge, guideWeeks, pregnancyDays, requireRange } from './dating-by-period.ts'
import { dueDateWindow } from './pregnancy-days.ts'

export * from './dating-by-period.ts'
export * from './pregnancy-days.ts'

/** Ages in days of an embryo at its transfer. */
export const embryoAges = { min: 2, max: 7 } as const

/**
 * Naegele's rule on the calendar, a year less three months and seven days. For explanations only: it is up to three
 * days off.
 */
export const dueDateByCalendarRule = (lastPeriod: CalendarDate): CalendarDate => addDays(addMonths(lastPeriod, 9), 7)

/** The due date from the day of conception, ovulation, insemination or egg retrieval. */
export const dueDateFromConception = (conception: CalendarDate): CalendarDate => addDays(conception, pregnancyDays - 14)

/**
 * The due date from an embryo transfer, fresh or frozen, and the embryo's age in days (2 to 7, else RangeError). ACOG
 * 700.
 */
export function dueDateFromTransfer(transfer: CalendarDate, embryoDays: number): CalendarDate {
  requireRange('embryo age', embryoDays, embryoAges.min, embryoAges.max)
  return addDays(transfer, pregnancyDays - 14 - embryoDays)
}

/**
 * The due date from the gestational age that a scan found on its day: weeks 0 to 42 and days 0 to 6, else RangeError.
 */
export function dueDateFromScan(scan: CalendarDate, weeks: number, days: number): CalendarDate {
  requireRange('weeks', weeks, 0, guideWeeks.last)
  requireRange('days', days, 0, 6)
  return addDays(scan, pregnancyDays - (7 * weeks + days))
}

/**
 * Gestational age in days, with a fraction, by crown-rump length in millimetres: 8.052 x sqrt(1.037 x length) + 23.73
 * (Robinson and Fleming). Throws RangeError when the age found is not in weeks 7 to 14, where the formula holds.
 */
export function daysFromCrownRump(millimetres: number): number {
  const days = 8.052 * Math.sqrt(1.037 * millimetres) + 23.73
  const week = Math.floor(Math.round(days) / 7)
  if (!(week >= 7 && week <= 14)) throw new RangeError('crown-rump length dates weeks 7 to 14, about 10 to 90 mm')
  return days
}

/** Crown-rump lengths in millimetres that are entered: beyond 14 weeks the head is measured instead. ACOG 700. */
export const crownRumpLengths = { min: 10, max: 84 } as const

/** The due date from a crown-rump length in millimetres measured on a day. Throws RangeError as `daysFromCrownRump`. */
export const dueDateFromCrownRump = (scan: CalendarDate, millimetres: number): CalendarDate =>
  addDays(scan, pregnancyDays - Math.round(daysFromCrownRump(millimetres)))

/**
 * The week to show, 1 to 42: 40 minus the weeks remaining, a week begun counting as remaining. So 24 stands for 24
 * weeks and 0 to 6 days completed, the week that its guide is about.
 */
export const displayWeek = (dueDate: CalendarDate, on: CalendarDate): number =>
  Math.min(Math.max(gestationalAge(dueDate, on).weeks, guideWeeks.first), guideWeeks.last)

/**
 * The trimester of completed weeks: first to 13 weeks 6 days, second to 27 weeks 6 days, third from 28 weeks on. ACOG.
 */
export function trimesterOf(weeks: number): 1 | 2 | 3 {
  if (weeks < 14) return 1
  return weeks < 28 ? 2 : 3
}

/**
 * True when a due date may be entered on a day: after one month ago and before ten months from now, both days excluded.
 */
export const isDueDateAllowed = (dueDate: CalendarDate, on: CalendarDate): boolean =>
  dueDate > addMonths(on, -dueDateWindow.monthsBack) && dueDate < addMonths(on, dueDateWindow.monthsAhead)
