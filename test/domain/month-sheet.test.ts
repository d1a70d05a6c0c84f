import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate as d } from '../../domain/dates.ts'
import {
  clampDate,
  dayByKey,
  inMonth,
  monthIsOpen,
  monthNames,
  monthOf,
  openingDay,
  weekdayNames,
  weekdayOf,
  weeksOfMonth,
  yearOf,
  yearsOffered,
} from '../../domain/month-sheet.ts'
import { widestSpan } from '../../domain/typed-date.ts'

const anyDate = fc.integer({ min: 0, max: 700_000 }).map(days => addDays(widestSpan.min, days))

t.test('the day of the week', async t => {
  const known = {
    '1000-01-01': 'Wednesday',
    '1969-07-20': 'Sunday',
    '2000-02-29': 'Tuesday',
    '2026-11-21': 'Saturday',
    '2027-03-04': 'Thursday',
  }
  for (const [date, name] of Object.entries(known)) t.equal(weekdayNames[weekdayOf(d(date))], name, date)
  fc.assert(fc.property(anyDate, date => weekdayOf(date) === new Date(date).getUTCDay()))
})

t.test('the names of the months', async t => {
  t.equal(monthNames.join(' '), 'January February March April May June July August September October November December')
})

t.test('a month as weeks', async t => {
  const shape = (date: string) =>
    weeksOfMonth(d(date)).map(week => week.map(day => (day === null ? '.' : day.slice(8))).join(' '))
  t.same(shape('2027-03-04'), [
    '. 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28 29 30 31 . . .',
  ])
  t.same(shape('2026-02-28').length, 4, 'a February that fills its weeks')
  t.equal(shape('2026-02-28').at(-1), '22 23 24 25 26 27 28')
  t.equal(shape('2028-02-01').at(-1), '27 28 29 . . . .', 'a leap year')
  t.same(shape('2026-08-31').length, 6, 'a month of six weeks')
  t.equal(shape('2026-12-01').at(-1), '27 28 29 30 31 . .', 'the end of a year')
  fc.assert(
    fc.property(anyDate, date => {
      const days = weeksOfMonth(date).flat()
      const placed = days.every((day, i) => day === null || weekdayOf(day) === i % 7)
      return placed && days.includes(date) && new Set(days.filter(Boolean)).size >= 28
    }),
  )
})

t.test('keys walk over the days', async t => {
  const from = (date: string, key: string, shift = false) => dayByKey(d(date), key, shift, widestSpan)
  for (const [key, to] of Object.entries({
    ArrowLeft: '2027-03-03',
    ArrowRight: '2027-03-05',
    ArrowUp: '2027-02-25',
    ArrowDown: '2027-03-11',
    Home: '2027-02-28',
    End: '2027-03-06',
    PageUp: '2027-02-04',
    PageDown: '2027-04-04',
  }))
    t.equal(from('2027-03-04', key), to, key)
  t.equal(from('2027-03-04', 'PageUp', true), '2026-03-04')
  t.equal(from('2027-03-04', 'PageDown', true), '2028-03-04')
  t.equal(from('2027-01-31', 'PageDown'), '2027-02-28', 'a shorter month')
  t.equal(from('2028-02-29', 'PageDown', true), '2029-02-28', 'from a leap day')
  t.equal(from('2028-02-28', 'ArrowRight'), '2028-02-29')
  t.equal(from('2026-12-31', 'ArrowRight'), '2027-01-01')
  t.equal(from('2027-03-07', 'Home'), '2027-03-07', 'Sunday begins its week')
  for (const key of ['Enter', ' ', 'Tab', 'Escape', 'a', 'constructor']) t.equal(from('2027-03-04', key), null, key)
})

t.test('keys never leave the span', async t => {
  const span = { min: d('2026-11-10'), max: d('2027-02-28') }
  t.equal(dayByKey(d('2026-11-12'), 'ArrowUp', false, span), '2026-11-10')
  t.equal(dayByKey(d('2026-11-10'), 'ArrowLeft', false, span), '2026-11-10')
  t.equal(dayByKey(d('2027-02-27'), 'PageDown', true, span), '2027-02-28')
  t.equal(dayByKey(d('2026-11-10'), 'Home', false, span), '2026-11-10', 'its week began before')
  t.equal(dayByKey(d('2999-12-31'), 'PageDown', true, widestSpan), '2999-12-31')
  t.equal(dayByKey(d('1000-01-01'), 'PageUp', true, widestSpan), '1000-01-01')
  t.equal(clampDate(d('2027-01-01'), span), '2027-01-01')
})

t.test('another month of another year', async t => {
  t.equal(inMonth(d('2027-03-31'), 2027, 2), '2027-02-28')
  t.equal(inMonth(d('2027-03-31'), 2028, 2), '2028-02-29')
  t.equal(inMonth(d('2027-12-31'), 2026, 1), '2026-01-31')
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1000, max: 2999 }), fc.integer({ min: 1, max: 12 }), (date, year, month) => {
      const there = inMonth(date, year, month)
      return yearOf(there) === year && monthOf(there) === month && there.slice(8) <= date.slice(8)
    }),
  )
})

t.test('a month is open when one of its days is', async t => {
  const span = { min: d('2026-11-30'), max: d('2027-02-01') }
  const open = [10, 11, 12]
    .map(month => monthIsOpen(2026, month, span))
    .concat([1, 2, 3].map(month => monthIsOpen(2027, month, span)))
  t.same(open, [false, true, true, true, true, false])
})

t.test('where a calendar opens', async t => {
  const today = d('2026-11-21')
  t.equal(openingDay(today, {}, widestSpan), today)
  t.equal(openingDay(today, { minYear: 1990, maxYear: 2000 }, widestSpan), '2000-11-21')
  t.equal(openingDay(today, { minYear: 2030 }, widestSpan), '2030-11-21')
  t.equal(openingDay(d('2028-02-29'), { maxYear: 2026 }, widestSpan), '2026-02-28')
  t.equal(openingDay(today, {}, { min: d('2027-01-05'), max: d('2027-02-05') }), '2027-01-05')
})

t.test('the years on offer', async t => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  t.same(yearsOffered({}, widestSpan, 2026, 2026), range(2016, 2036), 'ten before and ten after')
  t.same(yearsOffered({ isReverse: true }, widestSpan, 2026, 2026), range(2016, 2036).reverse())
  t.same(yearsOffered({ minYear: 2006, maxYear: 2026 }, widestSpan, 2026, 2026), range(2006, 2026))
  t.same(yearsOffered({ minYear: 2020 }, widestSpan, 2026, 2026), range(2020, 2036), 'one end given')
  t.same(
    yearsOffered({}, { min: d('2026-11-10'), max: d('2027-08-01') }, 2026, 2026),
    [2026, 2027],
    'none without a day to choose',
  )
  t.same(
    yearsOffered({ minYear: 2026, maxYear: 2027, isReverse: true }, widestSpan, 2026, 1999),
    [2027, 2026, 1999],
    'a typed one too',
  )
  t.same(yearsOffered({ minYear: 2030, maxYear: 2020 }, widestSpan, 2026, 2026), [2026], 'no sense, no failure')
})
