import t from 'tap'
import { addDays, calendarDate as day, daysBetween } from '../../../domain/dates.ts'
import { isDueDateAllowed } from '../../../domain/pregnancy-dating.ts'
import { termAt, terms } from '../../../domain/tools/term.ts'
import { dueDateBy, dueDateSpan, lastPeriodSpan, trackedPregnancy } from '../../../domain/tools/tracked-pregnancy.ts'

const due = day('2026-12-25')

t.test('week, days and countdown', async t => {
  for (const [on, title, countdown, guideWeek] of [
    ['2026-11-20', '35 weeks, 0 days', '35 days to your due date', 35],
    ['2026-06-25', '13 weeks, 6 days', '183 days to your due date', 13],
    ['2026-06-26', '14 weeks, 0 days', '182 days to your due date', 14],
    ['2026-10-01', '27 weeks, 6 days', '85 days to your due date', 27],
    ['2026-10-02', '28 weeks, 0 days', '84 days to your due date', 28],
    ['2026-12-24', '39 weeks, 6 days', '1 day to your due date', 39],
    ['2026-12-25', '40 weeks, 0 days', 'Your due date is today', 40],
    ['2026-12-26', '40 weeks, 1 day', '1 day past your due date', 40],
    ['2027-01-08', '42 weeks, 0 days', '14 days past your due date', 42],
    ['2027-01-14', '42 weeks, 6 days', '20 days past your due date', 42],
    ['2027-01-15', 'Beyond 42 weeks', '21 days past your due date', 42],
  ] as const) {
    t.match(trackedPregnancy(due, day(on)), { title, countdown, guideWeek }, on)
  }
  t.equal(trackedPregnancy(due, day('2026-11-20')).percent, 87.5)
})

t.test('never a week above 42, however long the date has passed', async t => {
  for (let past = 1; past < 400; past += 13) {
    const { title, weeks, percent, guideWeek, remark } = trackedPregnancy(due, addDays(due, past))
    const numbers = [title, weeks].flatMap(words => words.match(/\d+/g) ?? []).map(Number)
    t.ok(Math.max(...numbers) <= 42, `${past} days past: ${title}`)
    t.same([percent, guideWeek > 42], [100, false])
    t.equal(remark !== '', past >= 21, 'the remark begins with the 43rd week')
  }
})

t.test('before the count begins it says when it will', async t => {
  const early = trackedPregnancy(due, day('2026-03-10'))
  t.match(early, { title: '0 weeks, 0 days', guideWeek: 1, percent: 0, remark: /March 20, 2026/ })
  t.equal(trackedPregnancy(due, day('2026-03-20')).remark, '')
})

t.test('terms, on both sides of each edge', async t => {
  const words = [36, 37, 38, 39, 40, 41, 42, 43].map(week => terms[termAt(week)]?.name)
  const [early, full, late, post] = ['Early term', 'Full term', 'Late term', 'Post-term']
  t.same(words, ['', early, early, full, full, late, post, post])
})

t.test('the dates that may be entered are those that a profile takes', async t => {
  for (const on of ['2026-11-23', '2028-02-29', '2026-03-31', '2026-12-31'].map(day)) {
    const { min, max } = dueDateSpan(on)
    for (const [date, allowed] of [
      [min, true],
      [max, true],
      [addDays(min, -1), false],
      [addDays(max, 1), false],
    ] as const)
      t.equal(isDueDateAllowed(date, on), allowed, `${date} on ${on}`)
    const periods = lastPeriodSpan(on)
    t.equal(periods.max, on, 'no period of a day to come')
    t.equal(daysBetween(periods.min, min), 280)
  }
})

t.test('the due date counts before the period', async t => {
  t.equal(dueDateBy(null, day('2026-03-01')), '2026-12-06')
  t.equal(dueDateBy(due, day('2026-03-01')), due)
  t.equal(dueDateBy(null, null), null)
})
