// A child's well-child visits. Ages: AAP and Bright Futures, Recommendations for Preventive Pediatric Health Care.
import { addDays, addMonths, type CalendarDate } from './dates.ts'

/** Days after the birth of the first visit. */
const firstVisit = { from: 3, to: 5 } as const

/** Whole months of age of the others, to the fifth birthday. */
const visitMonths = [1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60] as const

export interface Visit {
  /** 'at 3 to 5 days', 'at 4 months', 'at 3 years'. */
  age: string
  /** Whole months of age; 0 for the first visit. Vaccines go by it, also for a child born early. */
  months: number
  /** The day of that age; of the first visit the earliest one. */
  day: CalendarDate
}

const inWords = (months: number) =>
  months < 36 ? `at ${months} ${months === 1 ? 'month' : 'months'}` : `at ${months / 12} years`

/** The next visit on a day, today's included; by the age since birth. Null after the fifth birthday. */
export function nextVisit(birth: CalendarDate, on: CalendarDate): Visit | null {
  if (on <= addDays(birth, firstVisit.to))
    return { age: 'at 3 to 5 days', months: 0, day: addDays(birth, firstVisit.from) }
  const months = visitMonths.find(months => addMonths(birth, months) >= on)
  return months === undefined ? null : { age: inWords(months), months, day: addMonths(birth, months) }
}
