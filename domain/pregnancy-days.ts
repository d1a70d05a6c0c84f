// How far a pregnancy is from its due date. By itself, for a page that only follows one; `pregnancy-dating.ts` passes it on.
import { addDays, type CalendarDate, daysBetween } from './dates.ts'
import { gestationalAge, pregnancyDays } from './dating-by-period.ts'

/**
 * Due dates that a member may enter, from the day of entering. The picker offers fewer days than validation accepts,
 * so that a date already saved stays valid after it has passed.
 */
export const dueDateWindow = { monthsBack: 1, monthsAhead: 10, pickerDaysAhead: 280, defaultDaysAhead: 252 } as const

/** The first day of the last period that goes with a due date, for a cycle of 28 days. */
export const lastPeriodOf = (dueDate: CalendarDate): CalendarDate => addDays(dueDate, -pregnancyDays)

/** Days until the due date; 0 on it and after it. */
export const daysLeft = (dueDate: CalendarDate, on: CalendarDate): number => Math.max(0, daysBetween(on, dueDate))

/** Days since the due date; 0 on it and before it. */
export const daysPastDue = (dueDate: CalendarDate, on: CalendarDate): number => Math.max(0, daysBetween(dueDate, on))

/** The share of 280 days that has passed, 0 to 1. */
export const progress = (dueDate: CalendarDate, on: CalendarDate): number =>
  Math.min(1, gestationalAge(dueDate, on).days / pregnancyDays)
