import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate as d } from '../../../domain/dates.ts'
import { standingOn } from '../../../domain/tools/where-it-stands.ts'

const due = d('2026-12-25')
const on = (day: string) => standingOn(due, d(day))

t.test('where it stands', async t => {
  t.match(on('2026-11-20'), {
    age: '35 weeks, 0 days',
    toGo: '35 days to go',
    trimester: 'Third trimester',
    share: 87.5,
  })
  t.match(on('2026-06-25'), { age: '13 weeks, 6 days', trimester: 'First trimester' })
  t.match(on('2026-06-26'), { age: '14 weeks, 0 days', trimester: 'Second trimester' })
  t.match(on('2026-10-01'), { age: '27 weeks, 6 days', trimester: 'Second trimester' })
  t.match(on('2026-10-02'), { age: '28 weeks, 0 days', trimester: 'Third trimester', guide: 28 })
  t.match(on('2026-12-24'), { toGo: '1 day to go' })
  t.match(on('2026-12-25'), { toGo: 'Due today', share: 100 })
  t.match(on('2026-12-26'), { age: '40 weeks, 1 day', toGo: '1 day past your due date' })
  t.match(on('2027-01-08'), { age: '42 weeks, 0 days', toGo: '14 days past your due date', guide: 42, nextTerm: null })
  t.match(on('2027-01-15'), { age: 'More than 42 weeks', toGo: '21 days past your due date', guide: null, share: 100 })
  t.match(on('2026-03-20'), { age: '0 weeks, 0 days', guide: null })
})

t.test('the terms, and when the next one begins', async t => {
  t.match(on('2026-12-03'), { term: '', nextTerm: { name: 'Early term', from: '2026-12-04' } })
  t.match(on('2026-12-04'), { term: 'Early term', nextTerm: { name: 'Full term', from: '2026-12-18' } })
  t.match(on('2026-12-18'), { term: 'Full term', nextTerm: { name: 'Late term', from: '2027-01-01' } })
  t.match(on('2027-01-01'), { term: 'Late term', nextTerm: { name: 'Post-term', from: '2027-01-08' } })
  t.match(on('2027-01-08'), { term: 'Post-term', nextTerm: null })
})

t.test('no week beyond 42 is ever told', async () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), days => {
      const { age, share } = standingOn(due, addDays(due, days))
      const weeks = Number.parseInt(age, 10)
      return (Number.isNaN(weeks) ? age === 'More than 42 weeks' : weeks <= 42) && share >= 0 && share <= 100
    }),
  )
})
