// Calendar dates: a day on the calendar, without clock time and without a time zone, as 'YYYY-MM-DD'. They compare with
// < and >. All arithmetic is on UTC midnights, so the time zone of a machine can never move a due date by a day.

declare const calendar: unique symbol

/**
 * A real day from 0000-01-01 to 9999-12-31, as 'YYYY-MM-DD'. Comes from `parseDate`, `calendarDate` or the functions
 * below.
 */
export type CalendarDate = string & { readonly [calendar]: true }

const dayMs = 86_400_000
const firstMs = Date.parse('0000-01-01T00:00:00Z')
const lastMs = Date.parse('9999-12-31T23:59:59.999Z')
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

const msOf = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)

/** The UTC day of an instant; null when it is no instant of the years 0000 to 9999. */
function dayOf(ms: number): CalendarDate | null {
  if (!(ms >= firstMs && ms <= lastMs)) return null
  // The cast is what makes the brand: this is the one place where a date is born.
  return new Date(ms).toISOString().slice(0, 10) as CalendarDate
}

function dayOrThrow(ms: number): CalendarDate {
  const date = dayOf(ms)
  if (date === null) throw new RangeError('a calendar date lies in the years 0000 to 9999')
  return date
}

/** The date that a text writes as 'YYYY-MM-DD', exactly so; null for anything else, also for days that do not exist. */
export function parseDate(text: unknown): CalendarDate | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  // Some engines read February 30 as March 2, so only a text that comes back unchanged is a date.
  const date = dayOf(Date.parse(`${text}T00:00:00Z`))
  return date === text ? date : null
}

/** First and last day that can be chosen, both included. */
export interface Span {
  min: CalendarDate
  max: CalendarDate
}

/** The date that a text writes, in a span; null for none, and for a text that is no such date. */
export function dateIn(text: string, { min, max }: Partial<Span> = {}): CalendarDate | null {
  const date = parseDate(text)
  return date && (!min || date >= min) && (!max || date <= max) ? date : null
}

/** As `parseDate`, for texts that must be right, as those in our own files. Throws RangeError when it is no date. */
export function calendarDate(text: string): CalendarDate {
  const date = parseDate(text)
  if (date === null) throw new RangeError(`not a date as YYYY-MM-DD: ${text}`)
  return date
}

/**
 * The day that many days later, earlier when negative. Throws RangeError for a fraction or outside the years 0000 to
 * 9999.
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  if (!Number.isInteger(days)) throw new RangeError('days are whole')
  return dayOrThrow(msOf(date) + days * dayMs)
}

/** Days from one date to another, negative when `to` is the earlier one. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (msOf(to) - msOf(from)) / dayMs

/**
 * The same day of the month that many months later, earlier when negative; the last day of that month when it is
 * shorter (January 31 and one month: February 28 or 29). Throws RangeError for a fraction or outside the years 0000 to
 * 9999.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  if (!Number.isInteger(months)) throw new RangeError('months are whole')
  const at = new Date(msOf(date))
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() + months, 1)
  const lastOfMonth = new Date(at)
  lastOfMonth.setUTCMonth(at.getUTCMonth() + 1, 0)
  at.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()))
  return dayOrThrow(at.getTime())
}

/**
 * The largest n for which `addMonths(from, n)` is not after `to`: the age in whole months. Negative when `to` is before
 * `from`.
 */
export function wholeMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  const monthOf = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = monthOf(to) - monthOf(from)
  return addMonths(from, months) > to ? months - 1 : months
}

/**
 * The date at an instant (milliseconds since 1970, or a Date) in an IANA time zone. UTC unless told: a browser that
 * wants the visitor's own day passes `Intl.DateTimeFormat().resolvedOptions().timeZone`. Throws RangeError for an
 * unknown zone.
 */
export function today(now: number | Date, timeZone = 'UTC'): CalendarDate {
  if (timeZone === 'UTC') return dayOrThrow(Number(now))
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(format.formatToParts(now).map(part => [part.type, part.value]))
  return calendarDate(`${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`)
}

/**
 * The day of an instant by the clock of the machine that asks: in a browser the visitor's own. Every tool asks for it
 * as it wakes, so it does without `Intl`, whose first formatter is slow to make.
 */
export function localDay(at: number): CalendarDate {
  const time = new Date(at)
  const two = (n: number) => String(n).padStart(2, '0')
  return calendarDate(
    `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`,
  )
}

/** Today by that clock. */
export const localToday = (): CalendarDate => localDay(Date.now())

/**
 * The day of a birth date on the wire, '/Date(<milliseconds>)/': the UTC day of that instant. Null when it is not of
 * that form.
 */
export function fromWireBirthDate(wire: unknown): CalendarDate | null {
  const ms = typeof wire === 'string' ? /^\/Date\((-?\d{1,15})\)\/$/.exec(wire)?.[1] : undefined
  return ms === undefined ? null : dayOf(Number(ms))
}

/** A birth date for the wire: '/Date(<milliseconds of its UTC midnight>)/'. */
export const toWireBirthDate = (date: CalendarDate): string => `/Date(${msOf(date)})/`

/**
 * The UTC day of Unix seconds, as a due date is on the wire. Null when it is no whole number in range (milliseconds are
 * not).
 */
export const fromUnixSeconds = (seconds: unknown): CalendarDate | null =>
  typeof seconds === 'number' && Number.isInteger(seconds) ? dayOf(seconds * 1000) : null

/** Unix seconds of the UTC midnight of a date. */
export const toUnixSeconds = (date: CalendarDate): number => msOf(date) / 1000

/** A date for people: 'January 5, 2027'. */
export const formatLong = (date: CalendarDate): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${Number(date.slice(0, 4))}`
