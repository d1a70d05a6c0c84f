// A child's age in words, as the header shows it ('1 year, 2 months'; the page writes ' &' for the comma).
import { ageOf } from '../domain/ages.ts'
import type { CalendarDate } from '../domain/dates.ts'

const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])

/** The age on a day in its two largest units; 'newborn' on the day of birth, empty when the birth date is not known. */
export function ageString(birth: CalendarDate | null, on: CalendarDate): string {
  if (birth === null) return ''
  const { months, days } = ageOf(birth, on)
  const weeks = Math.floor(days / 7)
  if (months >= 12) return [...counted(Math.floor(months / 12), 'year'), ...counted(months % 12, 'month')].join(', ')
  if (months > 0) return [...counted(months, 'month'), ...counted(weeks, 'week')].join(', ')
  return [...counted(weeks, 'week'), ...counted(days % 7, 'day')].join(', ') || 'newborn'
}
