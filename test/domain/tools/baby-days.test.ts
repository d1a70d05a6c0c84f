import t from 'tap'
import { calendarDate, localDay } from '../../../domain/dates.ts'
import { logAsCsv } from '../../../domain/tools/baby-csv.ts'
import { dayTotals, latestDays, mlOf, totalsInWords, volumeInWords } from '../../../domain/tools/baby-days.ts'
import { type LogLine, sorted } from '../../../domain/tools/baby-log.ts'
import { localInstant, localTime } from '../../../domain/tools/local-instant.ts'
import { clockTime, dayWords, startOfDay } from '../../../domain/tools/local-time.ts'

const day = calendarDate('2026-11-23')
const on = (date: string, time: string) => localInstant(calendarDate(date), time) ?? Number.NaN
const log = sorted([
  { id: 1, kind: 'sleep', at: on('2026-11-22', '22:30'), end: on('2026-11-23', '01:15') },
  { id: 2, kind: 'feed', way: 'left', at: on('2026-11-23', '01:20'), end: on('2026-11-23', '01:34') },
  { id: 3, kind: 'feed', way: 'bottle', amount: '4', unit: 'oz', at: on('2026-11-23', '05:00') },
  { id: 4, kind: 'feed', way: 'bottle', amount: '90,5', unit: 'ml', at: on('2026-11-23', '09:00') },
  { id: 5, kind: 'feed', way: 'bottle', amount: 'some', at: on('2026-11-23', '10:00') },
  { id: 6, kind: 'feed', way: 'solids', what: 'carrots', at: on('2026-11-23', '11:00') },
  { id: 7, kind: 'diaper', way: 'both', at: on('2026-11-23', '01:40') },
  { id: 8, kind: 'diaper', way: 'wet', at: on('2026-11-23', '23:59') },
  { id: 9, kind: 'medicine', what: '=1+1', amount: '1 "drop"', at: on('2026-11-22', '08:00') },
  { id: 10, kind: 'sleep', at: on('2026-11-23', '11:30'), end: null },
])
const noon = on('2026-11-23', '12:00')
const midnight = on('2026-11-23', '00:00')

t.test('times are those of the machine that asks', async t => {
  t.equal(localDay(noon), day)
  t.equal(localTime(on('2026-11-23', '1:05')), '01:05')
  t.equal(clockTime(on('2026-11-23', '00:05')), '12:05 AM')
  t.equal(clockTime(on('2026-11-23', '12:05')), '12:05 PM')
  for (const wrong of ['', '25:00', '12:60', '12', 'noon', '1:5']) t.equal(localInstant(day, wrong), null, wrong)
  t.equal(startOfDay(noon), midnight)
  t.equal(localDay(startOfDay(noon, 1)), '2026-11-24')
  t.equal(dayWords(noon), 'November 23')
  t.equal(dayWords(noon, 'short'), 'Nov 23')
})

t.test('what a day adds up to', async t => {
  const totals = dayTotals(log, midnight, noon)
  t.same(
    { ...totals, bottleMl: Math.round(totals.bottleMl) },
    { feeds: 5, nursing: 14, bottles: 3, bottleMl: 209, solids: 1, sleep: 105, wet: 2, dirty: 1, medicines: 0 },
  )
  t.equal(dayTotals(log, startOfDay(noon, -1), noon).sleep, 90, 'a sleep over midnight counts with its part')
  t.same(totalsInWords(totals, 'oz'), ['5 feeds (14 min nursing, 7.1 oz)', '1 h 45 min asleep', '2 wet, 1 dirty'])
  t.same(totalsInWords(dayTotals([], midnight, noon), 'ml'), [])
  t.equal(volumeInWords(118.294, 'ml'), '118 ml')
  t.equal(mlOf(log.find(({ id }) => id === 4) as LogLine), 90.5)
})

t.test('a clock that was set back adds nothing', async t => {
  const ahead: LogLine[] = [{ id: 1, kind: 'sleep', at: noon, end: null }]
  t.equal(dayTotals(ahead, midnight, noon - 3_600_000).sleep, 0)
})

t.test('the latest days, in parts', async t => {
  const { days, earlier } = latestDays(log, 1, 100)
  t.same([days.length, days[0]?.lines.length, earlier], [1, 8, true])
  t.same(latestDays(log, 5, 100).earlier, false)
  t.same(latestDays([], 2, 100), { days: [], earlier: false })
  const many = Array.from(
    { length: 5000 },
    (_, i): LogLine => ({ id: i + 1, kind: 'diaper', way: 'wet', at: noon - i * 1000 }),
  )
  const part = latestDays(many, 2, 120)
  t.same([part.days[0]?.lines.length, part.earlier], [120, true], 'nor is a day drawn that never ends')
  const from = performance.now()
  for (let i = 0; i < 30; i++) dayTotals(many, midnight, noon)
  t.ok(performance.now() - from < 1000, 'thirty days of 5,000 lines are added up well within a second')
})

t.test('a table for a spreadsheet works nothing out', async t => {
  const csv = logAsCsv([{ name: 'Mia, "M"', log }], noon)
  const lines = csv.split('\r\n')
  t.equal(lines.length, 12)
  t.match(lines[0], '"Child","Date","Start","End","Minutes","Kind"')
  t.match(csv, `"Mia, ""M""","2026-11-22","08:00","","","medicine","'=1+1","1 ""drop""",""`)
  t.match(csv, '"2026-11-22","22:30","01:15","165","sleep"')
  t.match(csv, '"11:30","","","sleep"', 'what goes on has no end yet')
})
