import t from 'tap'
import { calendarDate, localDay } from '../../../domain/dates.ts'
import { type LogLine, sorted } from '../../../domain/tools/baby-log.ts'
import { feedParts, weekTotals } from '../../../domain/tools/baby-week.ts'
import { localInstant } from '../../../domain/tools/local-instant.ts'

const on = (date: string, time: string) => localInstant(calendarDate(date), time) ?? Number.NaN
const noon = on('2026-11-23', '12:00')
const log = sorted([
  { id: 1, kind: 'sleep', at: on('2026-11-21', '22:30'), end: on('2026-11-22', '01:15') },
  { id: 2, kind: 'feed', way: 'left', at: on('2026-11-23', '01:20'), end: on('2026-11-23', '01:34') },
  { id: 3, kind: 'feed', way: 'bottle', amount: '4', unit: 'oz', at: on('2026-11-23', '05:00') },
  { id: 4, kind: 'feed', way: 'solids', at: on('2026-11-23', '06:00') },
  { id: 5, kind: 'sleep', at: on('2026-11-23', '11:30'), end: null },
  { id: 6, kind: 'medicine', what: 'Vitamin D', at: on('2026-11-19', '08:00') },
])

t.test('a week ends today and has each day once', async t => {
  const week = weekTotals(log, noon)
  t.equal(week.length, 7)
  t.equal(localDay(week[0]?.from ?? 0), '2026-11-17')
  t.equal(week[6]?.totals?.feeds, 3)
  const sleep = week.reduce((sum, { totals }) => sum + (totals?.sleep ?? 0), 0)
  t.equal(sleep, 165 + 30, 'and no minute is counted twice')
})

t.test('a day without a line is none with nothing', async t => {
  const isWritten = weekTotals(log, noon).map(({ totals }) => totals !== null)
  t.same(isWritten, [false, false, true, false, true, true, true], 'a sleep over midnight belongs to both of its days')
  const justNow: LogLine[] = [{ id: 1, kind: 'sleep', at: noon, end: null }]
  t.equal(weekTotals(justNow, noon)[6]?.totals?.sleep, 0, 'a sleep that began in this minute is a line')
})

t.test('the feeds of a day, in parts that need no wide column', async t => {
  const totals = weekTotals(log, noon)[6]?.totals
  t.same(totals && feedParts(totals, 'oz'), ['14 min nursing', '1 bottle', '4 oz', '1 with solids'])
  const none = weekTotals(log, noon)[2]?.totals
  t.same(none && feedParts(none, 'oz'), [])
})
