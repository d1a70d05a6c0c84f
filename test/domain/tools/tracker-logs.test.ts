// The sums of the tracker's logs: blood pressure, movements, lines since a visit, symptoms.
import t from 'tap'
import { calendarDate as day } from '../../../domain/dates.ts'
import { callAbout } from '../../../domain/tools/blood-pressure.ts'
import { lastVisit, linesSince, newestFirst, nextId } from '../../../domain/tools/dated-lines.ts'
import { clockTime, storedTime } from '../../../domain/tools/local-time.ts'
import { momentOf, shortDayOf } from '../../../domain/tools/log-words.ts'
import { minutesBetween, minutesInWords, ownPattern } from '../../../domain/tools/movement-log.ts'
import { symptomDays } from '../../../domain/tools/symptom-days.ts'

t.test('either number reaches a threshold', async t => {
  for (const [upper, lower, about] of [
    [139, 89, null],
    [140, 70, 'now'],
    [110, 90, 'now'],
    [159, 109, 'now'],
    [160, 80, 'emergency'],
    [120, 110, 'emergency'],
    [190, 120, 'emergency'],
  ] as const)
    t.equal(callAbout({ upper, lower }), about, `${upper}/${lower}`)
})

t.test('minutes of a count', async t => {
  const minute = 60_000
  t.equal(minutesBetween(0, 14.4 * minute), 14)
  t.equal(minutesBetween(0, 5000), 1, 'at least one')
  t.equal(minutesBetween(1000, 0), null, 'a clock that was set back')
  t.equal(minutesBetween(0, 13 * 60 * minute), null, 'a count that was left lying')
})

t.test('one’s own pattern is made of the newest counts', async t => {
  t.equal(ownPattern([10, 12]), null, 'two are no pattern')
  t.same(ownPattern([15, 11, 22, 17, 14]), { shortest: 11, middle: 15, longest: 22, counts: 5 })
  t.same(
    ownPattern([95, 30, 18, 40]),
    { shortest: 18, middle: 35, longest: 95, counts: 4 },
    'halfway between the two in the middle of an even number',
  )
  t.equal(ownPattern([10, 11, 12, 30])?.middle, 11.5)
  const many = [...Array.from({ length: 14 }, () => 10), 90]
  t.same(ownPattern(many), { shortest: 10, middle: 10, longest: 10, counts: 14 }, 'what is older is left out')
})

const line = (id: number, text: string) => ({ id, day: day(text) })

t.test('lines since a visit: dated after it, or entered after it was marked', async t => {
  const visit = line(5, '2026-11-10')
  const lines = [
    line(1, '2026-11-01'),
    line(2, '2026-11-10'),
    line(3, '2026-11-12'), // entered before the visit was marked, late
    line(7, '2026-11-10'), // the evening after the visit
    line(8, '2026-11-02'), // remembered after it
    line(9, '2026-11-20'),
  ]
  t.same(
    linesSince(lines, visit).map(({ id }) => id),
    [9, 3, 7, 8],
  )
  t.equal(linesSince(lines, null).length, lines.length)
  t.same(lastVisit([line(9, '2026-10-01'), visit]), visit, 'the last visit is that of the latest day')
  t.equal(lastVisit([]), null)
})

t.test('ids grow over all lists', async t => {
  t.equal(nextId([], []), 1)
  t.equal(nextId([line(3, '2026-01-01')], [line(11, '2025-01-01'), line(2, '2026-01-01')]), 12)
  t.same(
    newestFirst([line(1, '2026-01-01'), line(2, '2026-01-02'), line(3, '2026-01-01')]).map(({ id }) => id),
    [2, 3, 1],
  )
})

t.test('symptoms by how often they came', async t => {
  const days = [
    { day: day('2026-11-20'), symptoms: ['Heartburn'] },
    { day: day('2026-11-18'), symptoms: ['Swelling', 'Heartburn'] },
  ]
  t.same(symptomDays(days), ['Heartburn: 2 days, last on November 20', 'Swelling: November 18'])
  t.same(symptomDays([]), [])
})

t.test('moments', async t => {
  t.equal(momentOf({ day: day('2026-11-20'), time: '09:14' }), 'November 20, 9:14 AM')
  t.equal(momentOf({ day: day('2026-11-20'), time: '' }), 'November 20')
  t.equal(shortDayOf({ day: day('2026-11-03') }), 'Nov 3')
  t.equal(shortDayOf(undefined), '')
  t.same([1, 40].map(minutesInWords), ['1 minute', '40 minutes'])
  t.same(
    ['00:05', '12:00', '23:59', '24:00', '9:14', 'noon'].map(storedTime),
    ['12:05 AM', '12:00 PM', '11:59 PM', '24:00', '9:14', 'noon'],
    'what is no time stays as it is',
  )
  t.equal(clockTime(new Date(2026, 10, 20, 14, 5).getTime()), storedTime('14:05'), 'the same words for an instant')
})
