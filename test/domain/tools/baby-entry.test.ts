import t from 'tap'
import { ageOf, correctedAge } from '../../../domain/ages.ts'
import { calendarDate } from '../../../domain/dates.ts'
import { birthDateOf, dueDateOf, earlyInWords, problemWithDue } from '../../../domain/tools/baby-dates.ts'
import { type Entry, entryOf, lineOfEntry } from '../../../domain/tools/baby-entry.ts'
import { measureInWords, metricOf } from '../../../domain/tools/baby-measures.ts'
import { localInstant } from '../../../domain/tools/local-instant.ts'

const today = calendarDate('2026-11-23')
const now = localInstant(today, '12:00') ?? 0
const entry: Entry = { way: 'left', day: today, start: '09:00', end: '09:20', what: '', amount: '', unit: 'oz' }
const problems = (fields: Partial<Entry>, runs = false) => {
  const found = lineOfEntry({ ...entry, ...fields }, now, runs)
  return 'problems' in found ? Object.keys(found.problems) : []
}
const line = (fields: Partial<Entry>, runs = false) => {
  const found = lineOfEntry({ ...entry, ...fields }, now, runs)
  return 'line' in found ? found.line : null
}

t.test('an entry becomes a line', async t => {
  t.same(line({}), { kind: 'feed', way: 'left', at: now - 180 * 60_000, end: now - 160 * 60_000 })
  t.same(line({ way: 'wet', what: 'left over', amount: '3' }), { kind: 'diaper', way: 'wet', at: now - 180 * 60_000 })
  t.same(line({ way: 'bottle', what: ' milk ', amount: '4' }), {
    kind: 'feed',
    way: 'bottle',
    at: now - 180 * 60_000,
    what: 'milk',
    amount: '4',
    unit: 'oz',
  })
  t.equal(line({ way: 'sleep', day: '2026-11-22', start: '22:00', end: '06:00' })?.end, localInstant(today, '06:00'))
  t.equal(line({ end: '' }, true)?.end, null, 'a timer that runs goes on')
})

t.test('each problem stands beside its field', async t => {
  t.same(problems({ day: '' }), ['day'])
  t.same(problems({ day: '02/30/2026' }), ['day'])
  t.same(problems({ day: '2026-11-24' }), ['day'])
  t.same(problems({ start: '' }), ['start'])
  t.same(problems({ start: '13:00', end: '13:10' }), ['start'])
  t.same(problems({ end: '' }), ['end'])
  t.same(problems({ start: '11:00', end: '10:00' }), ['end'], 'the next day is still ahead')
  t.same(problems({ way: 'medicine' }), ['what'])
  t.same(problems({ way: 'medicine', day: 'x', start: 'y' }), ['day', 'start', 'what'])
})

t.test('a line can be changed and stays what it was', async t => {
  for (const way of ['left', 'bottle', 'solids', 'sleep', 'both', 'medicine'] as const) {
    const was = line({ way, what: 'something', amount: '2' })
    if (!was) throw new Error(way)
    t.same(line(entryOf({ id: 1, ...was }, 'oz')), was, way)
  }
})

t.test('birth date and due date', async t => {
  const [birth, due] = [calendarDate('2026-05-01'), calendarDate('2026-06-26')]
  const on = calendarDate('2026-11-01')
  t.same(ageOf(birth, on), { months: 6, days: 0 })
  t.same(correctedAge(birth, due, on), { months: 4, days: 6 })
  t.match(earlyInWords(birth, due), 'Born 8 weeks 0 days before the due date: up to 24 months')
  t.match(earlyInWords(birth, calendarDate('2026-05-11')), 'no corrected age')
  t.match(earlyInWords(birth, calendarDate('2026-04-25')), 'counts from birth')
  t.equal(birthDateOf({ birthDate: '2026-11-24', dueDate: '' }, today), null, 'not ahead')
  t.equal(birthDateOf({ birthDate: '2021-11-22', dueDate: '' }, today), null, 'not more than five years ago')
  t.equal(birthDateOf({ birthDate: '13/45/2026', dueDate: '' }, today), null)
  t.equal(dueDateOf({ birthDate: '', dueDate: '2026-10-01' }, birth), null)
  t.match(
    problemWithDue({ birthDate: '', dueDate: '2026-10-01' }, birth),
    'more than 18 weeks after the birth on May 1',
  )
  t.match(problemWithDue({ birthDate: '', dueDate: '2026-03-01' }, birth), 'more than 4 weeks before')
  t.equal(problemWithDue({ birthDate: '', dueDate: '2026-06-26' }, birth), '')
  t.equal(problemWithDue({ birthDate: '', dueDate: 'soon' }, birth), '', 'the field itself says that')
})

t.test('measurements in kilograms and centimeters', async t => {
  const none = { weight: '', ounces: '', length: '', head: '' }
  const us = { units: 'us', ...none } as const
  t.equal(metricOf({ ...us, weight: '9', ounces: '3' }).weight?.toFixed(4), '4.1674')
  t.equal(metricOf({ ...us, ounces: '15' }).weight?.toFixed(4), '0.4252', 'ounces alone')
  t.equal(metricOf({ ...us, weight: '0' }).weight, null)
  t.equal(metricOf({ ...us, weight: '9', ounces: '16' }).weight, null)
  t.same(metricOf({ ...us, length: '20', head: 'x' }), { weight: null, length: 50.8, head: null })
  t.same(metricOf({ units: 'metric', ...none, weight: '4,2', length: '54.5' }), {
    weight: 4.2,
    length: 54.5,
    head: null,
  })
  t.same(metricOf(us), { weight: null, length: null, head: null })
  t.equal(
    measureInWords({ ...us, weight: '9', ounces: '3', length: '22', head: '15' }),
    '9 lb 3 oz, 22 in long, head 15 in',
  )
})
