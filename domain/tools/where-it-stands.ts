// Where a pregnancy stands on a day, in words.
import { counted } from '../counted.ts'
import { addDays, type CalendarDate } from '../dates.ts'
import {
  daysLeft,
  daysPastDue,
  gestationalAge,
  guideWeeks,
  lastPeriodOf,
  progress,
  trimesterOf,
} from '../pregnancy-dating.ts'
import { termAt, terms } from './term.ts'

const ordinals = { 1: 'First', 2: 'Second', 3: 'Third' } as const

export interface Standing {
  /** '24 weeks, 3 days'. */
  age: string
  weeks: number
  /** Since the first day of the last period. */
  days: number
  /** '112 days to go', 'Due today', '4 days past your due date'. */
  toGo: string
  /** 'Second trimester'. */
  trimester: string
  /** What a birth on that day is called: 'Early term'; '' before 37 weeks. */
  term: string
  /** The next term, and the day on which it begins. */
  nextTerm: { name: string; from: CalendarDate } | null
  /** Hundredths of 280 days, 0 to 100, to one decimal. */
  share: number
  /** The week whose guide is about these days; null when there is none. */
  guide: number | null
}

/** Where it stands. Weeks are not counted on beyond 42: the days past the due date tell it. */
export function standingOn(dueDate: CalendarDate, on: CalendarDate): Standing {
  const { days, weeks, remainingDays } = gestationalAge(dueDate, on)
  const left = daysLeft(dueDate, on)
  const past = daysPastDue(dueDate, on)
  const term = termAt(weeks)
  const next = terms[term + 1] ?? null
  const isCounted = weeks <= guideWeeks.last
  return {
    age: isCounted ? `${counted(weeks, 'week')}, ${counted(remainingDays, 'day')}` : 'More than 42 weeks',
    weeks,
    days,
    toGo: past ? `${counted(past, 'day')} past your due date` : left ? `${counted(left, 'day')} to go` : 'Due today',
    trimester: `${ordinals[trimesterOf(weeks)]} trimester`,
    term: terms[term]?.name ?? '',
    nextTerm: next && { name: next.name, from: addDays(lastPeriodOf(dueDate), 7 * (terms[term]?.before ?? 0)) },
    share: Math.round(1000 * progress(dueDate, on)) / 10,
    guide: weeks >= guideWeeks.first && isCounted ? weeks : null,
  }
}
