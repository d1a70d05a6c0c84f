// Times of day as forms hold them, by the clock of the machine that asks. See local-time.ts.
import type { CalendarDate } from '../dates.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** The time of an instant as a field holds it: '14:05'. */
export function localTime(at: number): string {
  const time = new Date(at)
  return `${two(time.getHours())}:${two(time.getMinutes())}`
}

/**
 * The instant of a day and a time as '14:05'; null for a text that is no time. A time that a change of the clock leaves
 * out is the next one.
 */
export function localInstant(day: CalendarDate, time: string): number | null {
  const parts = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!parts) return null
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Number(year), Number(month) - 1, Number(date), Number(parts[1]), Number(parts[2])).getTime()
}
