// What is wrong with the dates of the gender chart, in words that say what to do.
import { type CalendarDate, formatLong } from '../dates.ts'
import { periodToCome } from '../dating-by-period.ts'
import { type ChartMethod, conceptionBy } from './gender-chart-entries.ts'
import { lunarSpan } from './lunar-span.ts'

const beforeTable = `The calendar table of this page begins on ${formatLong(lunarSpan.min)}, and this is before it.`
const outsideTable = `The calendar table of this page goes from ${formatLong(lunarSpan.min)} to ${formatLong(lunarSpan.max)}, and this leads out of it.`
const checkYear = 'Check the year.'

/**
 * What is wrong with a birth date; '' for one that can be looked up, and for one after the
 * table, which the field itself refuses.
 */
export function problemWithBirth(birth: CalendarDate, today: CalendarDate | null): string {
  if (birth < lunarSpan.min) return `${beforeTable} There is no lunar year for it here.`
  if (!today || birth <= today) return ''
  return `That day is still to come: this device says that today is ${formatLong(today)}. ${checkYear}`
}

/**
 * What is wrong with the other date, likewise.
 * @param birth when it can be looked up
 */
export function problemWithDay(
  method: ChartMethod,
  date: CalendarDate,
  birth: CalendarDate | null,
  today: CalendarDate | null,
): string {
  if (method === 'period' && today && date > today) return periodToCome
  const conception = conceptionBy(method, date)
  if (conception === null) return `${outsideTable} ${checkYear}`
  const from =
    method === 'conception' ? 'This day' : `Conception follows from this date: about ${formatLong(conception)}, which`
  if (today && conception > today)
    return `${from} is still to come: today is ${formatLong(today)}. The chart is read for pregnancies that have begun. ${checkYear}`
  return birth && conception <= birth ? `${from} is not after the birth date above. ${checkYear}` : ''
}
