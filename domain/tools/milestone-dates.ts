// When the visits, tests and vaccines of a pregnancy fall due.
import { addDays, type CalendarDate, formatLong } from '../dates.ts'
import { lastPeriodOf } from '../pregnancy-dating.ts'

/** Weeks and days of gestation. */
export type Age = readonly [weeks: number, days: number]

/** A span of whole weeks of gestation, or one day; both ends included. Without an end it is a day from which it holds. */
export interface Span {
  from: Age
  to?: Age
  /** The day after which hardly anybody begins with what has no end. */
  usualTo?: Age
}

export interface DatedSpan {
  from: CalendarDate
  to?: CalendarDate
}

const dayOf = (dueDate: CalendarDate, [weeks, days]: Age) => addDays(lastPeriodOf(dueDate), 7 * weeks + days)

/** The days of a span in the pregnancy with that due date. */
export const datedSpan = (dueDate: CalendarDate, { from, to }: Span): DatedSpan => ({
  from: dayOf(dueDate, from),
  ...(to && { to: dayOf(dueDate, to) }),
})

/** Whether a span lies behind: its end, or the day after which hardly anybody begins with it. */
export function isPassed(dueDate: CalendarDate, { to, usualTo }: Span, on: CalendarDate): boolean {
  const end = to ?? usualTo
  return end !== undefined && dayOf(dueDate, end) < on
}

/** What is left of a span on a day: one that is running begins with that day. */
export const spanLeft = ({ from, to }: DatedSpan, on: CalendarDate): DatedSpan => ({
  from: from < on ? on : from,
  ...(to && { to }),
})

/** 'December 5' of 'December 5, 2026'. */
const withoutYear = (date: CalendarDate) => formatLong(date).split(',')[0]

/** A dated span in words: 'December 5 to January 8, 2027', 'from December 5, 2026'. */
export function spanInWords({ from, to }: DatedSpan): string {
  if (!to) return `from ${formatLong(from)}`
  if (from === to) return formatLong(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? withoutYear(from) : formatLong(from)} to ${formatLong(to)}`
}

/** A span of gestation in words: 'weeks 24 to 28', 'week 28', 'from 15 weeks'; one day is '40 weeks'. */
export function weeksInWords({ from: [first, day], to }: Span): string {
  if (!to) return `from ${first} weeks`
  const [last, lastDay] = to
  if (last !== first) return `weeks ${first} to ${last}`
  return day === lastDay ? `${first} weeks` : `week ${first}`
}

/** The same below a head that says "Weeks": '24 to 28', '28', 'from 15'. */
export function weekNumbers({ from: [first], to }: Span): string {
  if (!to) return `from ${first}`
  return to[0] === first ? `${first}` : `${first} to ${to[0]}`
}
