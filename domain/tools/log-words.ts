// Days of a log in words.
import { type CalendarDate, formatLong } from '../dates.ts'
import { storedTime } from './local-time.ts'

/** 'November 20' of a line; '' for none. */
export const dayOf = (line: { day: CalendarDate } | undefined): string =>
  line ? (formatLong(line.day).split(',')[0] ?? '') : ''

/** 'Nov 20' of a line, where there is little room; '' for none. */
export const shortDayOf = (line: { day: CalendarDate } | undefined): string => dayOf(line).replace(/^(\w{3})\w*/, '$1')

/** 'November 20, 9:14 AM' where the time of day is known. */
export const momentOf = ({ day, time }: { day: CalendarDate; time: string }): string =>
  time ? `${dayOf({ day })}, ${storedTime(time)}` : dayOf({ day })
