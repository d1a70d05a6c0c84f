// What is wrong with cycles that were entered, beyond what each field finds by itself, in words that say what to do.
import { cycleLengths } from '../cycle-lengths.ts'
import { type CalendarDate, parseDate } from '../dates.ts'
import { periodToCome } from '../dating-by-period.ts'
import type { CycleEntries } from './cycle-entries.ts'
import { isCycle } from './cycle-reading.ts'
import { numberIn } from './typed-number.ts'

/** What is wrong with a last period that lies ahead; '' for all others, of which the field itself tells. */
export function problemWithPeriod(lastPeriod: string, on: CalendarDate | null): string {
  const date = parseDate(lastPeriod)
  return date && on && date > on ? periodToCome : ''
}

/** What is wrong with the longest cycle beside the shortest; '' while either is no length. */
export function problemWithRange({ shortest, longest }: Pick<CycleEntries, 'shortest' | 'longest'>): string {
  const [short, long] = [numberIn(shortest, cycleLengths), numberIn(longest, cycleLengths)]
  return short && long && short > long ? 'The longest cycle is shorter than the shortest. Exchange the two.' : ''
}

/** What is wrong with an earlier period, by the days to the next newer one; '' for a cycle that can be counted. */
export function problemWithGap(days: number | null | undefined): string {
  if (days === null || days === undefined || isCycle(days)) return ''
  if (days === 0) return 'This day is entered already. Enter each period once.'
  if (days < 0) return 'This is later than the last period above. Enter the newest one there, and earlier ones here.'
  if (days < cycleLengths.min)
    return `This is ${days === 1 ? 'one day' : `${days} days`} before the next period entered. A cycle of less than ${cycleLengths.min} days cannot be counted: leave out spotting.`
  return `From this day to the next period entered are ${days} days. If one between them is missing, add it. If not, dates cannot find your fertile days.`
}
