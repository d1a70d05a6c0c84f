import fc from 'fast-check'
import t from 'tap'
import { addDays, addMonths, calendarDate as d, daysBetween } from '../../domain/dates.ts'
import {
  daysFromCrownRump,
  daysLeft,
  daysPastDue,
  displayWeek,
  dueDateByCalendarRule,
  dueDateFromConception,
  dueDateFromCrownRump,
  dueDateFromLastPeriod,
  dueDateFromScan,
  dueDateFromTransfer,
  dueDateWindow,
  gestationalAge,
  isDueDateAllowed,
  lastPeriodOf,
  progress,
  slugOfWeek,
  trimesterOf,
} from '../../domain/pregnancy-dating.ts'

const due = d('2026-12-25')

t.test('due date by last period', async t => {
  const vectors = [
    ['2026-01-01', '2026-10-08', '2026-10-08'],
    ['2026-03-01', '2026-12-06', '2026-12-08'],
    ['2024-02-29', '2024-12-05', '2024-12-06'],
    ['2027-06-10', '2028-03-16', '2028-03-17'],
  ] as const
  for (const [lastPeriod, dueDate, byCalendar] of vectors) {
    t.equal(dueDateFromLastPeriod(d(lastPeriod)), dueDate)
    t.equal(dueDateByCalendarRule(d(lastPeriod)), byCalendar)
    t.equal(lastPeriodOf(d(dueDate)), lastPeriod)
  }
  const byCycle = { 21: '2026-10-01', 24: '2026-10-04', 32: '2026-10-12', 35: '2026-10-15', 44: '2026-10-24' }
  for (const [cycle, dueDate] of Object.entries(byCycle))
    t.equal(dueDateFromLastPeriod(d('2026-01-01'), Number(cycle)), dueDate, cycle)
  for (const cycle of [19, 46, 28.5, Number.NaN])
    t.throws(() => dueDateFromLastPeriod(d('2026-01-01'), cycle), RangeError)
})

t.test('due date by conception, transfer and egg retrieval', async t => {
  t.equal(dueDateFromConception(d('2026-01-15')), '2026-10-08')
  t.equal(dueDateFromConception(d('2026-03-01')), '2026-11-22', 'egg retrieval')
  const transfer = d('2026-03-01')
  t.equal(dueDateFromTransfer(transfer, 3), '2026-11-19')
  t.equal(dueDateFromTransfer(transfer, 5), '2026-11-17')
  t.equal(dueDateFromTransfer(transfer, 6), '2026-11-16')
  t.same(
    [2, 3, 5, 6, 7].map(days => daysBetween(transfer, dueDateFromTransfer(transfer, days))),
    [264, 263, 261, 260, 259],
  )
  t.equal(lastPeriodOf(dueDateFromTransfer(transfer, 3)), '2026-02-12')
  t.equal(lastPeriodOf(dueDateFromTransfer(transfer, 5)), '2026-02-10')
  for (const days of [1, 8, 2.5]) t.throws(() => dueDateFromTransfer(transfer, days), RangeError)
})

t.test('due date by scan', async t => {
  const scan = d('2026-03-10')
  t.equal(dueDateFromScan(scan, 8, 3), '2026-10-17')
  t.equal(dueDateFromScan(scan, 12, 0), '2026-09-22')
  t.equal(dueDateFromScan(scan, 20, 4), '2026-07-24')
  t.throws(() => dueDateFromScan(scan, 8, 7), RangeError)
  t.throws(() => dueDateFromScan(scan, 43, 0), RangeError)
  t.equal(daysFromCrownRump(54).toFixed(1), '84.0', '12 weeks 0 days')
  t.equal(dueDateFromCrownRump(scan, 54), '2026-09-22', 'as a scan at 12 weeks 0 days')
  for (const millimetres of [0, 5, 120, -3, Number.NaN]) t.throws(() => daysFromCrownRump(millimetres), RangeError)
})

t.test('how far it is on a day', async t => {
  const vectors = [
    ['2026-06-25', 13, 6, 1],
    ['2026-06-26', 14, 0, 2],
    ['2026-10-01', 27, 6, 2],
    ['2026-10-02', 28, 0, 3],
    ['2026-11-20', 35, 0, 3],
    ['2027-01-08', 42, 0, 3],
  ] as const
  for (const [day, weeks, remainingDays, trimester] of vectors) {
    t.same(gestationalAge(due, d(day)), { days: weeks * 7 + remainingDays, weeks, remainingDays }, day)
    t.equal(trimesterOf(weeks), trimester, day)
  }
  t.equal(daysLeft(due, d('2026-11-20')), 35)
  t.equal(progress(due, d('2026-11-20')), 0.875)
  t.equal(daysPastDue(due, d('2027-01-08')), 14)
  t.equal(daysLeft(due, d('2027-01-08')), 0)
  t.equal(daysPastDue(due, due), 0)
  t.same(gestationalAge(due, addDays(due, -281)), { days: 0, weeks: 0, remainingDays: 0 }, 'before it began')
  t.equal(progress(due, addDays(due, -300)), 0)
  t.equal(progress(due, addDays(due, 30)), 1)
})

t.test('the week of the guide is the completed one, from 1 to 42', async t => {
  const weekAfter = (days: number) => displayWeek(due, addDays(due, days - 280))
  const days = [-10, 0, 6, 7, 13, 14, 168, 174, 175, 280, 293, 294, 400]
  t.same(days.map(weekAfter), [1, 1, 1, 1, 1, 2, 24, 24, 25, 40, 41, 42, 42])
  t.equal(slugOfWeek(24), '24-weeks-pregnant')
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), days => {
      const remaining = Math.ceil(daysBetween(addDays(due, -days), due) / 7)
      return displayWeek(due, addDays(due, -days)) === Math.min(42, Math.max(1, 40 - remaining))
    }),
  )
})

t.test('due dates that may be entered', async t => {
  const on = d('2026-11-20')
  t.notOk(isDueDateAllowed(d('2026-10-20'), on))
  t.ok(isDueDateAllowed(d('2026-10-21'), on))
  t.ok(isDueDateAllowed(d('2027-09-19'), on))
  t.notOk(isDueDateAllowed(d('2027-09-20'), on))
  t.notOk(isDueDateAllowed(d('2027-02-28'), d('2027-03-31')), 'a month before the end of March is the end of February')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), days => {
      const day = addDays(on, days)
      const { pickerDaysAhead, defaultDaysAhead, monthsAhead } = dueDateWindow
      const allowed = [day, addDays(day, pickerDaysAhead), addDays(day, defaultDaysAhead)].every(pick =>
        isDueDateAllowed(pick, day),
      )
      return allowed && addDays(day, pickerDaysAhead) < addMonths(day, monthsAhead)
    }),
  )
})
