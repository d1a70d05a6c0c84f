import t from 'tap'
import { calendarDate } from '../../../domain/dates.ts'
import { glanceInWords, glanceOf } from '../../../domain/tools/glance.ts'

const on = calendarDate('2026-11-20')

t.test('last states in words', async t => {
  t.equal(glanceInWords({ dueDate: calendarDate('2026-12-25') }, on), '35 weeks 0 days')
  t.equal(glanceInWords({ dueDate: calendarDate('2026-12-24') }, on), '35 weeks 1 day')
  t.equal(glanceInWords({ dueDate: calendarDate('2026-10-24') }, on), '43 weeks 6 days')
  t.equal(glanceInWords({ dueDate: calendarDate('2026-10-23') }, on), null, 'a date that was left behind')
  t.equal(glanceInWords({ text: '12 of 58 packed' }, on), '12 of 58 packed')
  const fertile = { words: 'Fertile days from', day: calendarDate('2026-11-20') }
  t.equal(glanceInWords(fertile, on), 'Fertile days from November 20')
  t.equal(glanceInWords(fertile, calendarDate('2026-11-21')), null, 'over')
})

t.test('what storage holds', async t => {
  t.same(glanceOf({ dueDate: '2026-12-25' }), { dueDate: '2026-12-25' })
  t.same(glanceOf({ text: 'x'.repeat(200) }), { text: 'x'.repeat(80) })
  t.same(glanceOf({ words: 'From', day: '2026-12-25' }), { words: 'From', day: '2026-12-25' })
  for (const odd of [null, undefined, 7, 'x', {}, { dueDate: '2026-02-30' }, { day: '2026-01-01' }, { words: 'From' }])
    t.equal(glanceOf(odd), null, JSON.stringify(odd))
})
