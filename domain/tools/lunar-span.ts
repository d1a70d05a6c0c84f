import { calendarDate, type Span } from '../dates.ts'

/** The days that can be turned into the Chinese calendar: from its New Year of 1940 to the eve of that of 2061. */
export const lunarSpan: Span = { min: calendarDate('1940-02-08'), max: calendarDate('2061-01-20') }
