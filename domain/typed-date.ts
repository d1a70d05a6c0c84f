// Dates as people in the United States type them, and back.
import { type CalendarDate, calendarDate, formatLong, monthNames, parseDate, type Span } from './dates.ts'

/** What a date picker takes when nobody narrows it: a year beyond is a slip of the finger. */
export const widestSpan: Span = { min: calendarDate('1000-01-01'), max: calendarDate('2999-12-31') }

/** Month first, as on paper here; day first only where the month is a word. */
const forms = [
  /^(?<month>\d{1,2}) ?[ /-] ?(?<day>\d{1,2}) ?[ /-] ?(?<year>\d{4})$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2}) (?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
]

/** Letters of the shortest date, '3/4/2027'. */
const shortest = 8

/**
 * The date that a typed text means: '3/4/2027', '03-04-2027', '03042027', '2027-03-04', 'Mar 4 2027', 'March 4th, 2027'
 * or '4 March 2027'. Null for anything else, for days that do not exist and for years outside 1000 to 2999.
 */
export function parseTypedDate(text: string): CalendarDate | null {
  // What is still being typed is tried against no form: a browser first has to compile them, 5 ms of a phone's first key.
  if (text.trim().length < shortest) return null
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  for (const form of forms) {
    const parts = form.exec(plain)?.groups
    if (!parts) continue
    const month = parts.name
      ? monthNames.findIndex(name => name.toLowerCase().startsWith(parts.name ?? '')) + 1
      : parts.month
    const date = parseDate(`${parts.year}-${String(month).padStart(2, '0')}-${parts.day?.padStart(2, '0')}`)
    return date && date >= widestSpan.min && date <= widestSpan.max ? date : null
  }
  return null
}

/** A date as a field shows it: '03/04/2027'. */
export const formatTyped = (date: CalendarDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** A day that some months do not have; the year 2029 is none. */
const lateDay = /(?<!20)(29|3[01])/

/** Of a day that its month does not have: 'February 2026 has no 30th: please check the day.' */
function problemWithDay(text: string): string {
  const day = lateDay.exec(text)?.[0]
  const inMonth = day && parseTypedDate(text.replace(lateDay, '28'))
  if (!inMonth) return ''
  return `${formatLong(inMonth).replace(' 28,', '')} has no ${day}${day === '31' ? 'st' : 'th'}: please check the day.`
}

/** What is wrong with a typed text, in words that say what to do; '' for a date in the span, and for no text at all. */
export function problemWithTyped(text: string, { min, max }: Span): string {
  if (text.trim() === '') return ''
  const date = parseTypedDate(text)
  if (date === null) return problemWithDay(text) || 'Please enter a date as MM/DD/YYYY.'
  if (date >= min && date <= max) return ''
  if (max === widestSpan.max) return `Please enter ${formatLong(min)} or a later date.`
  if (min === widestSpan.min) return `Please enter ${formatLong(max)} or an earlier date.`
  return `Please enter a date from ${formatLong(min)} to ${formatLong(max)}.`
}
