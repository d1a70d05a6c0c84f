// What a last period tells of a pregnancy: its due date, and how far it is. Gestational age counts from that day, the due
// date less 280 days. By itself, for the front page needs no more of `pregnancy-dating.ts`, which passes it on.
// Formulas: ACOG Committee Opinion 700, Methods for Estimating the Due Date.
import { cycleLengths } from './cycle-lengths.ts'
import { addDays, type CalendarDate, daysBetween, parseDate } from './dates.ts'

/** Days from the first day of the last period to the due date, for a cycle of 28 days. */
export const pregnancyDays = 280

/** The weeks that have a guide. */
export const guideWeeks = { first: 1, last: 42 } as const

/** How far back a last period can lie for the pregnancy to have a guide, in days: 42 weeks and 6 days. */
export const lastPeriodDaysBack = guideWeeks.last * 7 + 6

/** Said wherever a last period is asked for. */
export const periodToCome = 'That day is still to come. Enter the first day of the last period you had.'

/**
 * Why a last period cannot be counted from, in words that say what to do; '' when it can.
 * @param on the visitor's own day
 */
export function problemWithLastPeriod(text: string, on: CalendarDate): string {
  const date = parseDate(text)
  if (date === null) return 'Enter the first day of your last period, with day, month and year.'
  if (date > on) return periodToCome
  if (date < addDays(on, -lastPeriodDaysBack))
    return 'That is more than 42 weeks ago. Check the year, or ask your care team how to date this pregnancy.'
  return ''
}

/** @throws RangeError for what is no whole number of a range */
export function requireRange(name: string, value: number, min: number, max: number): void {
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

/** The last part of a week guide's address: '24-weeks-pregnant'. */
export const slugOfWeek = (week: number): string => `${week}-weeks-pregnant`
