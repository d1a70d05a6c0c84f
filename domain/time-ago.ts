// How long ago something was, in words. Spans need no time zone.
import { counted } from './counted.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From this many days on the span is given in months. */
const longestDays = 60

const spoken = (count: number, unit: string) => `${counted(count, unit)} ago`

/**
 * 'just now', '5 minutes ago', '5 hours ago', '3 days ago', '4 months ago'. Both in milliseconds; a time
 * ahead, from a clock that is wrong, is 'just now'.
 */
export function agoInWords(at: number, now: number): string {
  const past = now - at
  if (past < minute) return 'just now'
  if (past < hour) return spoken(Math.floor(past / minute), 'minute')
  if (past < day) return spoken(Math.floor(past / hour), 'hour')
  const days = Math.floor(past / day)
  return days < longestDays ? spoken(days, 'day') : spoken(Math.floor(days / 30), 'month')
}
