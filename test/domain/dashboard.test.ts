import t from 'tap'
import {
  ageInWords,
  dayInWords,
  interestsOf,
  nearestAge,
  partsOf,
  rangeInWords,
  untilInWords,
  weeksAndDays,
} from '../../domain/dashboard.ts'
import { calendarDate as d } from '../../domain/dates.ts'
import { aChild, aMember, aPregnancy } from '../support/member-entity.ts'

t.test('a day with its weekday', async t => {
  t.equal(dayInWords(d('2026-11-21')), 'Saturday, November 21, 2026')
  t.equal(dayInWords(d('2024-02-29')), 'Thursday, February 29, 2024')
})

t.test('a range names what differs', async t => {
  t.equal(rangeInWords(d('2026-11-20'), d('2026-11-25')), 'November 20 to 25, 2026')
  t.equal(rangeInWords(d('2026-11-30'), d('2026-12-01')), 'November 30 to December 1, 2026')
  t.equal(rangeInWords(d('2026-12-31'), d('2027-01-01')), 'December 31, 2026 to January 1, 2027')
  t.equal(rangeInWords(d('2026-05-20'), d('2027-05-25')), 'May 20, 2026 to May 25, 2027')
})

t.test('weeks and days', async t => {
  const words = [
    [0, 0, '0 days'],
    [0, 1, '1 day'],
    [1, 0, '1 week'],
    [12, 6, '12 weeks and 6 days'],
    [13, 0, '13 weeks'],
    [40, 1, '40 weeks and 1 day'],
  ] as const
  for (const [weeks, remainingDays, said] of words) t.equal(weeksAndDays({ weeks, remainingDays }), said)
})

t.test('an age changes its words at a month and at two years', async t => {
  const words = [
    [0, 0, 'born today'],
    [0, 1, '1 day'],
    [0, 30, '30 days'],
    [1, 0, '1 month'],
    [5, 12, '5 months and 12 days'],
    [23, 1, '23 months and 1 day'],
    [24, 0, '2 years'],
    [25, 3, '2 years and 1 month'],
    [36, 0, '3 years'],
  ] as const
  for (const [months, days, said] of words) t.equal(ageInWords({ months, days }), said)
})

t.test('the nearest age, the earlier one of two', async t => {
  const ages = [2, 4, 6, 9, 12, 15, 18, 24, 30, 36]
  const nearest = [
    [0, 2],
    [3, 2],
    [4, 4],
    [7, 6],
    [8, 9],
    [10, 9],
    [11, 12],
    [21, 18],
    [22, 24],
    [33, 30],
    [34, 36],
  ] as const
  for (const [months, age] of nearest) t.equal(nearestAge(months, ages), age, `${months} months`)
  t.equal(nearestAge(3, []), undefined)
})

t.test('the parts of a page', async t => {
  const pregnancy = aPregnancy('2027-05-30')
  const born_children = [aChild('2025-05-10')]
  const parts = [
    [{}, ['nothing']],
    [{ is_ttc: true }, ['trying']],
    [{ pregnancy }, ['pregnancy']],
    [{ born_children }, ['children']],
    [{ is_ttc: true, pregnancy, born_children }, ['pregnancy', 'children', 'trying']],
    [{ is_ttc: true, born_children }, ['children', 'trying']],
    // After a loss nothing counts and nothing invites.
    [{ after_loss: true }, ['loss']],
    [{ after_loss: true, is_ttc: true }, ['loss']],
    [{ after_loss: true, is_ttc: true, born_children }, ['loss', 'children']],
  ] as const
  for (const [fields, expected] of parts)
    t.same(
      partsOf(aMember({ ...fields, born_children: [...('born_children' in fields ? fields.born_children : [])] })),
      expected,
    )
})

t.test('how long until a day', async t => {
  const rows: [day: string, words: string][] = [
    ['2026-11-20', 'today'],
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow'],
    ['2026-12-11', 'in 20 days'],
    ['2026-12-12', 'in 3 weeks'],
    ['2027-01-22', 'in 9 weeks'],
    ['2027-01-23', 'in 2 months'],
    ['2027-11-21', 'in 12 months'],
  ]
  for (const [day, words] of rows) t.equal(untilInWords(d(day), d('2026-11-21')), words, day)
})

t.test('the stage named when joining stands in for a profile, and for nothing else', async t => {
  t.same(interestsOf(['nothing'], 'pregnant'), ['pregnancy'])
  t.same(interestsOf(['nothing'], 'parent'), ['children'])
  t.same(interestsOf(['nothing'], undefined), ['nothing'])
  for (const parts of [['loss'], ['loss', 'children'], ['children']] as const)
    t.same(interestsOf(parts, 'pregnant'), parts)
})
