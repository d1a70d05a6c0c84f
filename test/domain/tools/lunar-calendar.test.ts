import { readFileSync } from 'node:fs'
import t from 'tap'
import { addDays, type CalendarDate, calendarDate as d } from '../../../domain/dates.ts'
import { lunarDate } from '../../../domain/tools/lunar-calendar.ts'
import { lunarSpan } from '../../../domain/tools/lunar-span.ts'

/** The table as it was handed down: year, New Year, leap month, lengths. */
const handedDown = readFileSync(new URL('../../fixtures/lunar-years.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => {
    const [year = '', newYear = '', leap = '', lengths = ''] = line.split(' ')
    return { year: Number(year), newYear: d(newYear), leap: Number(leap), lengths: [...lengths] }
  })

interface Month {
  year: number
  month: number
  isLeap: boolean
  start: CalendarDate
  days: number
}

/** Every month of the table, with the day on which it begins, counted from the New Year of its own line. */
const months: Month[] = handedDown.flatMap(({ year, newYear, leap, lengths }) => {
  let start = newYear
  return lengths.map((length, index) => {
    const isLeap = leap > 0 && index === leap
    const month = leap > 0 && index >= leap ? index : index + 1
    const days = length === 'L' ? 30 : 29
    const found = { year, month, isLeap, start, days }
    start = addDays(start, days)
    return found
  })
})

t.test('every month from 1940 to 2060 begins and ends on its day', async t => {
  t.equal(handedDown.length, 121)
  t.equal(months.length, 1496)
  for (const { year, month, isLeap, start, days } of months) {
    const wanted = { year, month, isLeap }
    const found = [lunarDate(start), lunarDate(addDays(start, days - 1))]
    t.same(
      found,
      [
        { ...wanted, day: 1 },
        { ...wanted, day: days },
      ],
      start,
    )
  }
})

t.test('New Years', async t => {
  for (const { year, newYear } of handedDown)
    t.same(lunarDate(newYear), { year, month: 1, isLeap: false, day: 1 }, newYear)
  // Checked apart from the table; 2027, 2030 and 1954 are those that a platform may have wrong.
  for (const newYear of ['1954-02-03', '1970-02-06', '2010-02-14', '2026-02-17', '2027-02-06', '2030-02-03']) {
    t.match(lunarDate(d(newYear)), { month: 1, day: 1 }, newYear)
    t.not(lunarDate(addDays(d(newYear), -1))?.month, 1, 'the day before is still the old year')
  }
})

t.test('the months follow each other without a gap, to the end of the table', async t => {
  for (const [index, { start, days }] of months.entries())
    t.equal(addDays(start, days), months[index + 1]?.start ?? addDays(lunarSpan.max, 1), start)
  t.same(lunarSpan, { min: '1940-02-08', max: '2061-01-20' })
  t.equal(lunarDate(addDays(lunarSpan.min, -1)), null)
  t.equal(lunarDate(addDays(lunarSpan.max, 1)), null)
  t.equal(lunarDate(d('0000-01-01')), null)
  t.equal(lunarDate(d('9999-12-31')), null)
})

t.test('the Chinese calendar of this platform differs in a few months only', async t => {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', dateStyle: 'short' })
  /** Year, month (with 'bis' for a leap month) and day as one text. */
  const platform = (date: CalendarDate) => {
    const parts = format.formatToParts(new Date(`${date}T00:00:00Z`))
    const part = (type: string) => parts.find(one => (one.type as string) === type)?.value // TypeScript lacks relatedYear
    return `${part('relatedYear')} ${part('month')} ${part('day')}`
  }
  const wanted = ({ year, month, isLeap }: Month) => `${year} ${month}${isLeap ? 'bis' : ''} 1`
  const differ = months.filter(month => platform(month.start) !== wanted(month))
  for (const month of differ) t.comment(`${month.start}: ${wanted(month)}, by the platform ${platform(month.start)}`)
  t.ok(differ.length <= 12, `${differ.length} of ${months.length} months differ`)
  for (const { start } of differ) {
    const near = [-1, 0, 1].filter(days => platform(addDays(start, days)).endsWith(' 1'))
    t.equal(near.length, 1, `${start}: it begins within a day, or has another number`)
  }
})
