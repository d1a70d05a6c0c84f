import t from 'tap'
import { addDays, calendarDate } from '../../domain/dates.ts'
import { dayKinds } from '../../domain/day-entry.ts'
import { dayOfPregnancy, myDay, problemWithDay, spanOfKind, threeFor } from '../../domain/my-day.ts'

const on = calendarDate('2026-11-23')

t.test('where somebody is, by each kind of date', async t => {
  t.match(myDay({ kind: 'due', date: '2027-04-10' }, on), {
    title: '20 weeks, 2 days',
    line: '138 days to go, until about April 10, 2027',
    guide: '20-weeks-pregnant',
  })
  t.match(myDay({ kind: 'period', date: '2026-07-04' }, on), { title: '20 weeks, 2 days' })
  t.match(myDay({ kind: 'birth', date: '2026-06-20' }, on), { title: '5 months, 3 days', guide: '5-month-old-baby' })
  t.match(myDay({ kind: 'birth', date: '2026-11-23' }, on), { title: 'Born today', guide: '0-month-old-baby' })
  t.match(myDay({ kind: 'birth', date: '2024-08-01' }, on), { title: '2 years, 3 months', guide: '27-month-old' })
  t.match(myDay({ kind: 'trying', date: '2026-11-15' }, on), {
    title: 'Fertile days from about November 24',
    line: /the next period about December 13, 2026/,
  })
  t.match(myDay({ kind: 'trying', date: '2026-11-12' }, on), { title: 'Fertile days until about November 26' })
})

t.test('the end of the count', async t => {
  t.match(dayOfPregnancy(on, on), { line: 'Your due date is today', percent: 100 })
  t.match(dayOfPregnancy(addDays(on, -5), on), { line: '5 days past your due date, November 18, 2026' })
  t.match(dayOfPregnancy(addDays(on, -25), on), { title: 'More than 42 weeks', guide: '42-weeks-pregnant' })
})

t.test('the field offers exactly the days that can be counted from', async t => {
  for (const kind of dayKinds) {
    const { min, max } = spanOfKind(kind, on)
    for (const day of [min, max]) {
      t.equal(problemWithDay({ kind, date: day }, on), '', `${kind} ${day}`)
      t.ok(myDay({ kind, date: day }, on), `${kind} ${day}`)
    }
    for (const day of [addDays(min, -1), addDays(max, 1)]) {
      t.match(problemWithDay({ kind, date: day }, on), /[.]$/, `${kind} ${day}`)
      t.equal(myDay({ kind, date: day }, on), null)
    }
    for (const text of ['', 'soon', '2026-02-30']) t.match(problemWithDay({ kind, date: text }, on), /^Enter the /)
  }
})

t.test('three lines a day, all of them in turn', async t => {
  t.same(threeFor(['a', 'b', 'c', 'd', 'e'], 4), ['e', 'a', 'b'])
  t.same(threeFor(['a', 'b'], 1), ['b', 'a'])
  t.same(threeFor([], 3), [])
})
