import fc from 'fast-check'
import t from 'tap'
import {
  addDays,
  addMonths,
  calendarDate,
  daysBetween,
  formatLong,
  fromUnixSeconds,
  fromWireBirthDate,
  localDay,
  parseDate,
  today,
  toUnixSeconds,
  toWireBirthDate,
  wholeMonthsBetween,
} from '../../domain/dates.ts'

const d = calendarDate
const anyDate = fc.integer({ min: -60_000, max: 60_000 }).map(days => addDays(d('2026-11-20'), days))

t.test('only a real day, written as YYYY-MM-DD, is a date', async t => {
  for (const text of ['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
    t.equal(parseDate(text), text)
  const texts =
    `2026-02-29 2026-02-30 1900-02-29 2026-04-31 2026-13-01 2026-00-10 2026-01-00 2026-1-5 26-01-05 2026-01-05T00:00:00Z
    20260105 +002026-01-05 2026/01/05 ٢٠٢٦-٠١-٠٥`.split(/\s+/)
  const refused = [...texts, '', ' 2026-01-05', '2026-01-05\n', null, undefined, 20260105, new Date(0), ['2026-01-05']]
  for (const text of refused) t.equal(parseDate(text), null, JSON.stringify(text))
  t.throws(() => calendarDate('2026-02-30'), RangeError)
})

t.test('days are added and counted', async t => {
  t.equal(addDays(d('2026-12-31'), 1), '2027-01-01')
  t.equal(addDays(d('2028-02-28'), 1), '2028-02-29')
  t.equal(addDays(d('2026-03-01'), -1), '2026-02-28')
  t.equal(daysBetween(d('2026-03-28'), d('2026-03-30')), 2, 'over a change of clocks')
  t.throws(() => addDays(d('2026-01-01'), 0.5), RangeError)
  t.throws(() => addDays(d('9999-12-31'), 1), RangeError)
  t.throws(() => addDays(d('0000-01-01'), -1), RangeError)
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -9000, max: 9000 }), (date, days) => {
      const later = addDays(date, days)
      return (
        parseDate(later) === later &&
        daysBetween(date, later) === days &&
        addDays(later, -days) === date &&
        later > date === days > 0
      )
    }),
  )
})

t.test('months end where the month ends', async t => {
  const vectors = [
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 13, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-11-20', 10, '2027-09-20'],
    ['2026-11-20', -1, '2026-10-20'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['0050-01-31', 1, '0050-02-28'],
  ] as const
  for (const [from, months, to] of vectors) t.equal(addMonths(d(from), months), to, `${from} and ${months}`)
  t.throws(() => addMonths(d('2026-01-01'), 0.5), RangeError)
  t.throws(() => addMonths(d('2026-01-01'), Number.POSITIVE_INFINITY), RangeError)
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
      const later = addMonths(date, months)
      const isLastOfMonth = addDays(later, 1).slice(8) === '01'
      return later.slice(8) === date.slice(8) || (isLastOfMonth && later.slice(8) < date.slice(8))
    }),
  )
})

t.test('whole months', async t => {
  t.equal(wholeMonthsBetween(d('2026-01-31'), d('2026-02-27')), 0)
  t.equal(wholeMonthsBetween(d('2026-01-31'), d('2026-02-28')), 1)
  t.equal(wholeMonthsBetween(d('2026-01-31'), d('2026-03-30')), 1)
  t.equal(wholeMonthsBetween(d('2024-02-29'), d('2025-02-28')), 12)
  t.equal(wholeMonthsBetween(d('2026-02-01'), d('2026-01-31')), -1)
  fc.assert(
    fc.property(anyDate, anyDate, (from, to) => {
      const months = wholeMonthsBetween(from, to)
      return addMonths(from, months) <= to && addMonths(from, months + 1) > to
    }),
  )
})

t.test('today is the date of the zone at that instant', async t => {
  const midnight = Date.UTC(2026, 10, 20)
  t.equal(today(midnight), '2026-11-20')
  t.equal(today(new Date(midnight - 1)), '2026-11-19')
  t.equal(today(midnight, 'America/New_York'), '2026-11-19')
  t.equal(today(midnight, 'Pacific/Kiritimati'), '2026-11-20')
  t.equal(today(midnight + 11 * 3_600_000, 'Pacific/Kiritimati'), '2026-11-21')
  t.throws(() => today(midnight, 'Nowhere/Land'), RangeError)
  t.throws(() => today(Number.NaN), RangeError)
  const instants = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom('Asia/Kolkata', 'Pacific/Pago_Pago', 'Europe/Berlin'),
      (ms, zone) => Math.abs(daysBetween(today(ms), today(ms, zone))) <= 1,
    ),
    { numRuns: 40 },
  )
  fc.assert(fc.property(anyDate, date => today(toUnixSeconds(date) * 1000) === date))
})

t.test("the machine's own day is that of its zone", async t => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const hour = 3_600_000
  // Every hour about a New Year, a leap day, and both changes of the clock in the United States and in Europe.
  for (const day of ['2026-01-01', '2028-02-29', '2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])
    for (let at = Date.parse(day) - 24 * hour; at < Date.parse(day) + 48 * hour; at += hour)
      if (localDay(at) !== today(at, timeZone)) t.fail(`${new Date(at).toISOString()} in ${timeZone}`)
  t.equal(localDay(new Date(2026, 1, 3, 0, 0).getTime()), '2026-02-03')
  t.equal(localDay(new Date(2026, 1, 3, 23, 59).getTime()), '2026-02-03')
})

t.test('birth dates on the wire', async t => {
  t.equal(toWireBirthDate(d('2026-01-01')), '/Date(1767225600000)/')
  t.equal(fromWireBirthDate('/Date(1767225600000)/'), '2026-01-01')
  t.equal(fromWireBirthDate('/Date(1767311999999)/'), '2026-01-01', 'the UTC day of the instant')
  t.equal(fromWireBirthDate('/Date(-86400000)/'), '1969-12-31')
  const refused = [
    '/Date()/',
    '/Date(1e12)/',
    '/Date(1767225600000+0000)/',
    'Date(0)',
    '/Date(999999999999999)/',
    '2026-01-01',
    null,
    0,
  ]
  for (const wire of refused) t.equal(fromWireBirthDate(wire), null, String(wire))
  fc.assert(fc.property(anyDate, date => fromWireBirthDate(toWireBirthDate(date)) === date))
})

t.test('due dates on the wire', async t => {
  t.equal(toUnixSeconds(d('2027-01-05')), 1799107200)
  t.equal(fromUnixSeconds(1799107200), '2027-01-05')
  t.equal(fromUnixSeconds(1799107200 + 86_399), '2027-01-05')
  for (const seconds of [1799107200000, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1799107200', null]) {
    t.equal(fromUnixSeconds(seconds), null, String(seconds))
  }
  fc.assert(fc.property(anyDate, date => fromUnixSeconds(toUnixSeconds(date)) === date))
})

t.test('a date for people', async t => {
  t.equal(formatLong(d('2027-01-05')), 'January 5, 2027')
  t.equal(formatLong(d('2026-12-31')), 'December 31, 2026')
})
