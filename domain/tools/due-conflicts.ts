// Where the ways to a due date lie apart, in words. ACOG Committee Opinion 700: a scan is weighed against a period by
// its table (`redating`), and never against the dates of IVF. All of it is information; nothing is changed by it.
import { counted } from '../counted.ts'
import { type CalendarDate, daysBetween, parseDate } from '../dates.ts'
import { dueDateByCalendarRule } from '../pregnancy-dating.ts'
import { type DueDateEntries, type Method, methods } from './due-date-entries.ts'
import { type DueDates, redatingOf } from './due-dates.ts'
import type { Redating } from './redating.ts'

const by: Readonly<Record<Exclude<Method, 'known'>, string>> = {
  'last-period': 'by your last period',
  conception: 'by the day of conception',
  retrieval: 'by the egg retrieval',
  transfer: 'by the transfer',
  scan: 'by the scan',
}
type Counted = keyof typeof by

/** The way of a known day; of several the one that leads. */
const knownDayOf = (dates: DueDates) => (['transfer', 'retrieval', 'conception'] as const).find(way => dates[way])

const apart = (days: number) => `${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`

/** How one way lies to another, as a sentence; '' where both come to the same day, or one is not there. */
function sentence(dates: DueDates, one: Counted, other: Counted): string {
  const [first, second] = [dates[other], dates[one]]
  const days = first && second ? daysBetween(first, second) : 0
  const [head = '', ...rest] = by[one]
  return days === 0 ? '' : `${head.toUpperCase()}${rest.join('')} the due date is ${apart(days)} than ${by[other]}.`
}

function byTable({ difference, row, changes }: Redating): string {
  const how =
    difference === 0
      ? 'Period and scan agree to the day.'
      : `The scan's date is ${apart(difference)} than the period's.`
  const kept = changes ? 'By that rule the date of the scan counts.' : 'By that rule the date of the period stands.'
  return `${how} Counted by the period, the scan fell into the span from ${row.ages}. There ACOG keeps the date of the period unless the two differ by more than ${row.threshold} days. ${kept}`
}

/** A scan beside what it is weighed against: the treatment or the day of conception before the period. */
function ofScan(entries: DueDateEntries, dates: DueDates): string {
  const known = knownDayOf(dates)
  const found = known ? null : redatingOf(entries, dates)
  if (found) return byTable(found)
  const differs = known ? sentence(dates, 'scan', known) : ''
  if (!differs) return ''
  return known === 'conception'
    ? `${differs} A known day of ovulation or insemination is kept: ACOG's table weighs a scan against a period alone. If the day was a guess, mark the scan, and ask.`
    : `${differs} After IVF the date comes from the treatment, and no scan replaces it.`
}

/** A date that was given beside all that was counted. */
function ofKnown({ lastPeriod }: DueDateEntries, dates: DueDates): string {
  const { known } = dates
  const period = dates['last-period'] && parseDate(lastPeriod)
  if (!known) return ''
  const differences = methods.flatMap(way => {
    const date: CalendarDate | undefined = dates[way]
    const days = date ? daysBetween(date, known) : 0
    return way === 'known' || days === 0 ? [] : [`${apart(days)} than ${by[way]}`]
  })
  if (differences.length === 0) return ''
  const rule =
    period && known !== dates['last-period'] && known === dueDateByCalendarRule(period)
      ? ' It is what the calendar rule gives: nine months and seven days after your period, whatever the cycle.'
      : ''
  return `The date you were given is ${differences.join(', ')}.${rule} It stands until your care team changes it: ask how it was set.`
}

/** What lies apart, a paragraph each; none where nothing does. A period and a scan are always told. */
export function conflictsOf(entries: DueDateEntries, dates: DueDates): string[] {
  const known = knownDayOf(dates)
  const treatment = sentence(dates, 'transfer', 'retrieval')
  const period = known ? sentence(dates, 'last-period', known) : ''
  return [
    ofScan(entries, dates),
    treatment && `${treatment} Check both days, and how old the embryo was.`,
    period && `${period} The known day comes first: a period can only guess at it.`,
    ofKnown(entries, dates),
  ].filter(text => text !== '')
}
