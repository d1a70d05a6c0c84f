// The calendar of the date picker: a month as rows of weeks, and moves by keyboard. Weeks begin on Sunday.
import { addDays, addMonths, type CalendarDate, calendarDate, daysBetween, formatLong, type Span } from './dates.ts'

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'January' to 'December'. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, i) =>
  formatLong(calendarDate(`2000-${String(i + 1).padStart(2, '0')}-01`)).replace(/ .*/, ''),
)

const aSunday = calendarDate('1000-01-05')

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => ((daysBetween(aSunday, date) % 7) + 7) % 7

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4))

/** 1 to 12. */
export const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7))

const firstOfMonth = (date: CalendarDate) => addDays(date, 1 - Number(date.slice(8)))

/** The weeks of the month that a date lies in: seven days each, null where the neighbouring months would be. */
export function weeksOfMonth(date: CalendarDate): (CalendarDate | null)[][] {
  const first = firstOfMonth(date)
  const days = daysBetween(first, addMonths(first, 1))
  const before = weekdayOf(first)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before
      return day >= 0 && day < days ? addDays(first, day) : null
    }),
  )
}

/** The day itself, or the end of the span that it lies beyond. */
export const clampDate = (date: CalendarDate, { min, max }: Span): CalendarDate =>
  date < min ? min : date > max ? max : date

/** The same day in another month, its last day where that month is shorter. */
export const inMonth = (date: CalendarDate, year: number, month: number): CalendarDate =>
  addMonths(date, (year - yearOf(date)) * 12 + month - monthOf(date))

/** Whether a month holds a day of the span. */
export function monthIsOpen(year: number, month: number, { min, max }: Span): boolean {
  const text = `${year}-${String(month).padStart(2, '0')}`
  return text >= min.slice(0, 7) && text <= max.slice(0, 7)
}

const steps: Record<string, (date: CalendarDate, shift: boolean) => CalendarDate> = {
  ArrowLeft: date => addDays(date, -1),
  ArrowRight: date => addDays(date, 1),
  ArrowUp: date => addDays(date, -7),
  ArrowDown: date => addDays(date, 7),
  Home: date => addDays(date, -weekdayOf(date)),
  End: date => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date, shift) => addMonths(date, shift ? -12 : -1),
  PageDown: (date, shift) => addMonths(date, shift ? 12 : 1),
}

/**
 * The day to which a key moves: arrows by days and weeks, Home and End to the ends of the week, PageUp and PageDown by
 * months, with Shift by years; never beyond the span. Null for other keys.
 */
export const dayByKey = (date: CalendarDate, key: string, shift: boolean, span: Span): CalendarDate | null =>
  Object.hasOwn(steps, key) ? clampDate(steps[key]?.(date, shift) ?? date, span) : null

export interface YearChoice {
  /** Left out: ten years before this one. */
  minYear?: number
  /** Left out: ten years after this one. */
  maxYear?: number
  /** Newest first. */
  isReverse?: boolean
}

/** The day at which an empty date picker opens: today, or the nearest day within the years on offer and the span. */
export function openingDay(today: CalendarDate, { minYear = 0, maxYear = 9999 }: YearChoice, span: Span): CalendarDate {
  const year = Math.max(minYear, Math.min(maxYear, yearOf(today)))
  return clampDate(inMonth(today, year, monthOf(today)), span)
}

/**
 * The years to offer, without those that hold no day of the span. `shown` is among them even when it lies outside: a
 * typed date may.
 * @param thisYear the visitor's own
 */
export function yearsOffered(
  { minYear, maxYear, isReverse }: YearChoice,
  span: Span,
  thisYear: number,
  shown: number,
): number[] {
  const from = Math.max(minYear ?? thisYear - 10, yearOf(span.min))
  const to = Math.min(maxYear ?? thisYear + 10, yearOf(span.max))
  const years = new Set(Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)).add(shown)
  return [...years].sort((a, b) => (isReverse ? b - a : a - b))
}
