// Where somebody is today, by one date that they gave.
import { ageGroup, ageOf, lastGuideMonth } from './ages.ts'
import { counted } from './counted.ts'
import { addDays, addMonths, type CalendarDate, formatLong, parseDate, type Span } from './dates.ts'
import {
  dueDateFromLastPeriod,
  gestationalAge,
  guideWeeks,
  lastPeriodDaysBack,
  periodToCome,
  problemWithLastPeriod,
  slugOfWeek,
} from './dating-by-period.ts'
import type { DayEntry, DayKind } from './day-entry.ts'
import { comingCycle, mostCyclesOn } from './fertile-window.ts'
import { daysLeft, daysPastDue, dueDateWindow, progress } from './pregnancy-days.ts'

/** A day of a pregnancy, of a child, or of a cycle. */
export interface MyDay {
  stage: 'pregnant' | 'child' | 'trying'
  /** '20 weeks, 3 days', '5 months, 3 days', 'Fertile days about November 30 to December 5'. */
  title: string
  /** '137 days to go, until about April 9, 2027'. */
  line: string
  /** Of 280 days, 0 to 100; null where nothing is counted. */
  percent: number | null
  /** The last part of the address of the guide: '20-weeks-pregnant', '5-month-old-baby'; '' while trying. */
  guide: string
  /** Completed weeks of a pregnancy; 0 for others. */
  weeks: number
  /** Whole months of a child; 0 for others. */
  months: number
  /** Days since the count began: what changes from day to day goes by it. */
  days: number
}

/** A usual cycle: while trying, nobody is asked for more. */
const usualCycle = { cycle_length: 28, luteal_length: 14 } as const

/** The days that a field for a kind offers, first and last. */
export function spanOfKind(kind: DayKind, on: CalendarDate): Span {
  switch (kind) {
    case 'due':
      return {
        min: addDays(addMonths(on, -dueDateWindow.monthsBack), 1),
        max: addDays(addMonths(on, dueDateWindow.monthsAhead), -1),
      }
    case 'period':
      return { min: addDays(on, -lastPeriodDaysBack), max: on }
    case 'birth':
      return { min: addDays(addMonths(on, -lastGuideMonth - 1), 1), max: on }
    case 'trying':
      return { min: addDays(on, -(mostCyclesOn + 1) * usualCycle.cycle_length + usualCycle.luteal_length), max: on }
  }
}

const missing: Readonly<Record<DayKind, string>> = {
  due: 'Enter the due date, with day, month and year.',
  period: 'Enter the first day of your last period, with day, month and year.',
  birth: 'Enter the birth date, with day, month and year.',
  trying: 'Enter the first day of your last period, with day, month and year.',
}

/** Why a date cannot be counted from, in words that say what to do; '' when it can. @param on the visitor's own day */
export function problemWithDay({ kind, date }: DayEntry, on: CalendarDate): string {
  if (kind === 'period') return problemWithLastPeriod(date, on)
  const day = parseDate(date)
  if (!day) return missing[kind]
  const { min, max } = spanOfKind(kind, on)
  if (kind === 'due') {
    const isNear = day >= min && day <= max
    return isNear ? '' : `Enter a due date from ${formatLong(min)} to ${formatLong(max)}. Check the year.`
  }
  if (day > on) return kind === 'birth' ? 'That day is still to come. Choose “Due date” above for it.' : periodToCome
  if (day >= min) return ''
  return kind === 'birth'
    ? 'Our guides go to three years. Check the year, or look under “Guides” for older children.'
    : 'That is too long ago to count on from. Enter the first day of the last period you had.'
}

/** Where somebody is on a day; null for an entry that cannot be counted from. */
export function myDay(entry: DayEntry, on: CalendarDate): MyDay | null {
  const date = parseDate(entry.date)
  if (!date || problemWithDay(entry, on)) return null
  if (entry.kind === 'due') return dayOfPregnancy(date, on)
  if (entry.kind === 'period') return dayOfPregnancy(dueDateFromLastPeriod(date), on)
  return entry.kind === 'birth' ? dayOfChild(date, on) : dayOfCycle(date, on)
}

/** A day of a pregnancy; of one that goes on for very long no more weeks are counted. */
export function dayOfPregnancy(dueDate: CalendarDate, on: CalendarDate): MyDay {
  const { weeks, remainingDays, days } = gestationalAge(dueDate, on)
  const [left, past] = [daysLeft(dueDate, on), daysPastDue(dueDate, on)]
  const guide = Math.min(Math.max(weeks, guideWeeks.first), guideWeeks.last)
  return {
    stage: 'pregnant',
    title:
      weeks > guideWeeks.last ? 'More than 42 weeks' : `${counted(weeks, 'week')}, ${counted(remainingDays, 'day')}`,
    line: past
      ? `${counted(past, 'day')} past your due date, ${formatLong(dueDate)}`
      : left
        ? `${counted(left, 'day')} to go, until about ${formatLong(dueDate)}`
        : 'Your due date is today',
    percent: 100 * progress(dueDate, on),
    guide: slugOfWeek(guide),
    weeks,
    months: 0,
    days,
  }
}

/** A day of a child. */
export function dayOfChild(birth: CalendarDate, on: CalendarDate): MyDay {
  const { months, days } = ageOf(birth, on)
  const { slug } = ageGroup(birth, on)
  const years = Math.floor(months / 12)
  const parts =
    months < 1
      ? [counted(days, 'day')]
      : months < 24
        ? [counted(months, 'month'), counted(days, 'day')]
        : [counted(years, 'year'), counted(months % 12, 'month')]
  return {
    stage: 'child',
    title: months < 1 && days === 0 ? 'Born today' : parts.join(', '),
    line: `Born ${formatLong(birth)}`,
    percent: null,
    guide: slug,
    weeks: 0,
    months,
    days: 30 * months + days,
  }
}

function dayOfCycle(lastPeriod: CalendarDate, on: CalendarDate): MyDay | null {
  const cycle = comingCycle(lastPeriod, usualCycle, on)
  if (!cycle) return null
  const isNow = cycle.fertileFrom <= on
  const short = (day: CalendarDate) => formatLong(day).split(',')[0]
  return {
    stage: 'trying',
    title: isNow
      ? `Fertile days until about ${short(cycle.ovulation)}`
      : `Fertile days from about ${short(cycle.fertileFrom)}`,
    line: `By a cycle of ${usualCycle.cycle_length} days; the next period about ${formatLong(cycle.nextPeriod)}`,
    percent: null,
    guide: '',
    weeks: 0,
    months: 0,
    days: cycle.cyclesOn,
  }
}

/** Three lines for a day: others on the next one, all of them in turn. */
export function threeFor(lines: readonly string[], day: number): string[] {
  const count = Math.min(3, lines.length)
  return Array.from({ length: count }, (_, i) => lines[(day + i) % lines.length] as string)
}
