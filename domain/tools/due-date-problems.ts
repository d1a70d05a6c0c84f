// What is wrong with the dates that somebody entered, in words that say what to do.
import { addDays, type CalendarDate, formatLong, parseDate } from '../dates.ts'
import {
  cycleLengths,
  embryoAges,
  lastPeriodDaysBack,
  pregnancyDays,
  problemWithLastPeriod,
} from '../pregnancy-dating.ts'
import { type DueDateEntries, dateFieldOf, type Method, methods } from './due-date-entries.ts'
import { numbersOf, rawDueDate } from './due-date-methods.ts'

/** Days after a due date that are still counted: 42 weeks and 6 days. */
const mostDaysPast = lastPeriodDaysBack - pregnancyDays
/** Days from now to the latest due date: a period of today, and the longest cycle. */
const mostDaysAhead = pregnancyDays + cycleLengths.max - 28

/** What comes before what, when both were entered: a date earlier than the other is a slip. */
const orders: readonly (readonly [earlier: Method, later: Method, words: string])[] = [
  ['retrieval', 'transfer', 'The transfer cannot come before the egg retrieval'],
  ['last-period', 'scan', 'The scan cannot come before your last period'],
  ['last-period', 'conception', 'Conception cannot come before your last period'],
  ['conception', 'scan', 'The scan cannot come before conception'],
  ['transfer', 'scan', 'The scan cannot come before the transfer'],
]

const what: Record<Exclude<Method, 'last-period' | 'known'>, string> = {
  conception: 'the day of conception',
  retrieval: 'the day of the retrieval',
  transfer: 'the day of the transfer',
  scan: 'the day of the scan',
}

const askTeam = 'or ask your care team how to date this pregnancy.'

/** What is wrong with a date by itself, seen from a day. */
function problemOnDay(method: Method, date: CalendarDate, on: CalendarDate): string {
  if (method === 'last-period') return problemWithLastPeriod(date, on)
  if (method === 'known') {
    if (date < addDays(on, -mostDaysPast))
      return `By this you would be more than 42 weeks today. Check the year, ${askTeam}`
    return date > addDays(on, mostDaysAhead) ? 'That is more than a pregnancy away. Check the year.' : ''
  }
  if (date > on) return `That day is still to come. Enter ${what[method]} once it has been.`
  if (date >= addDays(on, -lastPeriodDaysBack)) return ''
  return method === 'retrieval'
    ? 'That is more than 42 weeks ago. After a frozen transfer, leave this empty and enter the transfer.'
    : 'That is more than 42 weeks ago. Check the year.'
}

/**
 * What is wrong with the date of a way: by itself, beside the others, and in what follows from it; '' when nothing is,
 * and for a field that holds no date. @param on the visitor's own day; null while it is not known
 */
export function problemWithDate(entries: DueDateEntries, method: Method, on: CalendarDate | null): string {
  const dateOf = (of: Method) => parseDate(entries[dateFieldOf[of]])
  const date = dateOf(method)
  if (!date) return ''
  const own = on && problemOnDay(method, date, on)
  if (own) return own
  for (const [earlier, later, words] of orders) {
    const first = later === method && dateOf(earlier)
    if (first && date < first) return `${words}, ${formatLong(first)}. Check both dates.`
  }
  const transfer = dateOf('transfer')
  if (method === 'retrieval' && transfer && transfer > addDays(date, embryoAges.max))
    return 'That is more than a week before the transfer, so the embryo was frozen. The transfer alone counts: leave this empty.'
  const due = rawDueDate(entries, method)
  return on && due && due < addDays(on, -mostDaysPast)
    ? `By this you were due on ${formatLong(due)}, and would be more than 42 weeks today. Check the date and what stands beside it, ${askTeam}`
    : ''
}

/** What to do, where a date was entered and none is counted; '' where none was entered. */
export function whatToDo(entries: DueDateEntries, on: CalendarDate | null): string {
  const hasText = (method: Method) => entries[dateFieldOf[method]].trim() !== ''
  const { shown } = entries
  if (!hasText(shown)) {
    return methods.some(hasText) ? 'Nothing is counted yet: choose what you entered above, and correct it.' : ''
  }
  const isBlank = numbersOf(entries, shown).some(field => entries[field].trim() === '')
  return parseDate(entries[dateFieldOf[shown]]) && !problemWithDate(entries, shown, on) && isBlank
    ? 'Fill in the field above that is still empty, and the due date stands here.'
    : 'Correct the field above, and the due date stands here.'
}
