import { calendarDate, formatLong } from '../../domain/dates.ts'

/** A calendar date (YYYY-MM-DD) in words. */
export const DateText = ({ date }: { date: string }) => <time dateTime={date}>{formatLong(calendarDate(date))}</time>
