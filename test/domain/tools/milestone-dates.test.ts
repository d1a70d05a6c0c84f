import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import {
  type Age,
  datedSpan,
  isPassed,
  spanInWords,
  spanLeft,
  weekNumbers,
  weeksInWords,
} from '../../../domain/tools/milestone-dates.ts'

const due = d('2026-12-06') // of a period on 2026-03-01

t.test('spans of weeks as dates', async t => {
  t.same(datedSpan(due, { from: [0, 0], to: [40, 0] }), { from: '2026-03-01', to: due })
  t.same(datedSpan(due, { from: [24, 0], to: [28, 6] }), { from: '2026-08-16', to: '2026-09-19' })
  t.same(datedSpan(due, { from: [10, 0] }), { from: '2026-05-10' })
})

t.test('what has passed, and what is left of the rest', async t => {
  const from: Age = [10, 0]
  const passed = (ends: { to?: Age; usualTo?: Age }, on: string) => isPassed(due, { from, ...ends }, d(on))
  t.notOk(passed({ to: [13, 6] }, '2026-06-06'), 'the last day')
  t.ok(passed({ to: [13, 6] }, '2026-06-07'))
  t.notOk(passed({ usualTo: [22, 6] }, '2026-08-08'))
  t.ok(passed({ usualTo: [22, 6] }, '2026-08-09'))
  t.notOk(passed({}, '2026-12-20'), 'until the birth')
  const span = { from: d('2026-08-16'), to: d('2026-09-19') }
  t.same(spanLeft(span, d('2026-08-01')), span)
  t.same(spanLeft(span, d('2026-09-01')), { ...span, from: '2026-09-01' })
  t.same(spanLeft({ from: d('2026-08-16') }, d('2026-09-01')), { from: '2026-09-01' })
})

t.test('in words', async t => {
  t.equal(spanInWords({ from: d('2026-08-16'), to: d('2026-09-19') }), 'August 16 to September 19, 2026')
  t.equal(spanInWords({ from: d('2026-12-16'), to: d('2027-01-19') }), 'December 16, 2026 to January 19, 2027')
  t.equal(spanInWords({ from: due, to: due }), 'December 6, 2026')
  t.equal(spanInWords({ from: due }), 'from December 6, 2026')
  t.equal(weeksInWords({ from: [24, 0], to: [28, 6] }), 'weeks 24 to 28')
  t.equal(weeksInWords({ from: [28, 0], to: [28, 6] }), 'week 28')
  t.equal(weeksInWords({ from: [40, 0], to: [40, 0] }), '40 weeks')
  t.equal(weeksInWords({ from: [15, 0] }), 'from 15 weeks')
  t.equal(weekNumbers({ from: [24, 0], to: [28, 6] }), '24 to 28')
  t.equal(weekNumbers({ from: [28, 0], to: [28, 6] }), '28')
  t.equal(weekNumbers({ from: [15, 0] }), 'from 15')
})
