// Pregnancy dating. Gestational age counts from the first day of the last period: the due date less 280 days.
// Formulas: ACOG Committee Opinion 700, Methods for Estimating the Due Date; crown-rump length: Robinson and Fleming,
// 1975.
import { addDays, addMonths, type CalendarDate, daysBetween } from './dates.ts'

/** Days from the first day of the last period to the due date, for a cycle of 28 days. */
export const pregnancyDays = 280

/** Cycle lengths in days: what is accepted, and what is usual. Outside the usual, an early scan dates better. */
export const cycleLengths = { min: 20, max: 45, usualMin: 21, usualMax: 35 } as const

/** Ages in days of an embryo at its transfer. */
export const embryoAges = { min: 2, max: 7 } as const

/** The weeks that have a guide. */
export const guideWeeks = { first: 1, last: 42 } as const

/**
 * Due dates that a member may enter, from the day of entering. The picker offers fewer days than validation accepts,
 * so that a date already saved stays valid after it has passed.
 */
export const dueDateWindow = { monthsBack: 1, monthsAhead: 10, pickerDaysAhead: 280, defaultDaysAhead: 252 } as const

function requireRange(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${name}: a whole number from ${min} to ${max}`)
}

/**
 * The due date from the first day of the last period and the cycle length in days (20 to 45, else RangeError). ACOG
 * 700.
 */
export function dueDateFromLastPeriod(lastPeriod: CalendarDate, cycleLength = 28): CalendarDate {
  requireRange('cycle length', cycleLength, cycleLengths.min, cycleLengths.max)
  return addDays(lastPeriod, pregnancyDays + cycleLength - 28)
}

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

/** The due date from a crown-rump length in millimetres measured on a day. Throws RangeError as `daysFromCrownRump`. */
export const dueDateFromCrownRump = (scan: CalendarDate, millimetres: number): CalendarDate =>
  addDays(scan, pregnancyDays - Math.round(daysFromCrownRump(millimetres)))

/** The first day of the last period that goes with a due date, for a cycle of 28 days. */
export const lastPeriodOf = (dueDate: CalendarDate): CalendarDate => addDays(dueDate, -pregnancyDays)

export interface GestationalAge {
  /** Days since the first day of the last period. */
  days: number
  /** Completed weeks. */
  weeks: number
  /** Days beyond the completed weeks, 0 to 6. */
  remainingDays: number
}

/** How far a pregnancy is on a day. All zero before it began; not capped after the due date. */
export function gestationalAge(dueDate: CalendarDate, on: CalendarDate): GestationalAge {
  const days = Math.max(0, pregnancyDays - daysBetween(on, dueDate))
  return { days, weeks: Math.floor(days / 7), remainingDays: days % 7 }
}

/**
 * The week to show, 1 to 42: 40 minus the weeks remaining, a week begun counting as remaining. So 24 stands for 24
 * weeks and 0 to 6 days completed, the week that its guide is about.
 */
export const displayWeek = (dueDate: CalendarDate, on: CalendarDate): number =>
  Math.min(Math.max(gestationalAge(dueDate, on).weeks, guideWeeks.first), guideWeeks.last)

/** The last part of a week guide's address: '24-weeks-pregnant'. */
export const slugOfWeek = (week: number): string => `${week}-weeks-pregnant`

/**
 * The trimester of completed weeks: first to 13 weeks 6 days, second to 27 weeks 6 days, third from 28 weeks on. ACOG.
 */
export function trimesterOf(weeks: number): 1 | 2 | 3 {
  if (weeks < 14) return 1
  return weeks < 28 ? 2 : 3
}

/** Days until the due date; 0 on it and after it. */
export const daysLeft = (dueDate: CalendarDate, on: CalendarDate): number => Math.max(0, daysBetween(on, dueDate))

/** Days since the due date; 0 on it and before it. */
export const daysPastDue = (dueDate: CalendarDate, on: CalendarDate): number => Math.max(0, daysBetween(dueDate, on))

/** The share of 280 days that has passed, 0 to 1. */
export const progress = (dueDate: CalendarDate, on: CalendarDate): number =>
  Math.min(1, gestationalAge(dueDate, on).days / pregnancyDays)

/**
 * True when a due date may be entered on a day: after one month ago and before ten months from now, both days excluded.
 */
export const isDueDateAllowed = (dueDate: CalendarDate, on: CalendarDate): boolean =>
  dueDate > addMonths(on, -dueDateWindow.monthsBack) && dueDate < addMonths(on, dueDateWindow.monthsAhead)
