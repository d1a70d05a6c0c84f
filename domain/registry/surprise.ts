// Until the day that the owners chose, nothing shows them what is reserved; they cannot end that from one day to the
// next. Days are UTC days of the server: a visitor's own day could be moved.
import { addDays, type CalendarDate } from '../dates.ts'

/** The shortest time before a surprise that is brought forward may end, in days. */
export const surpriseNoticeDays = 7

/** Whether the owners may see what is reserved. @param until null: there is no surprise */
export const isRevealed = (until: CalendarDate | null, today: CalendarDate): boolean => until === null || today >= until

/**
 * Whether the owners may choose another day: a later one always, an earlier one when it is 7 days away or more, and any,
 * or none, when nothing is a surprise any more.
 */
export function mayMoveSurprise(from: CalendarDate | null, to: CalendarDate | null, today: CalendarDate): boolean {
  if (isRevealed(from, today) || from === null || to === from) return true
  return to !== null && (to > from || to >= addDays(today, surpriseNoticeDays))
}
