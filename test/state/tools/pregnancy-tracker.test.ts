import { createStore } from 'jotai'
import t from 'tap'
import { calendarDate as day } from '../../../domain/dates.ts'
import { dueDateElsewhere, hasLogs, trackerTool } from '../../../state/tools/pregnancy-tracker.ts'
import { unpacked } from '../../../state/tools/stored-tool.ts'
import { inTracker, logsOf } from '../../../state/tools/tracker-logs.ts'
import { added, noted, without } from '../../../state/tools/tracker-steps.ts'
import { gainsOf, inUnit, weightFacts } from '../../../state/tools/tracker-weight.ts'
import { fakeDevice } from '../../support/device.ts'

const { empty, parse, glance } = trackerTool

t.test('garbage becomes nothing, and nothing is thrown', async t => {
  const bare = logsOf(empty)
  for (const data of [
    null,
    7,
    'x',
    [],
    {},
    { dueDate: 5, logs: 'no' },
    { logs: { notes: {}, weight: [], visits: 3 } },
  ]) {
    const value = parse(data, 1)
    t.same([value.dueDate, value.lastPeriod], ['', ''])
    t.same(logsOf(value), bare, JSON.stringify(data))
  }
})

t.test('lines that lack something are left out, the others stay', async t => {
  const good = { id: 1, day: '2026-11-20', time: '09:10' }
  const logs = logsOf(
    parse(
      {
        logs: {
          pressures: [
            { ...good, upper: 120, lower: 80 },
            { ...good, id: 2, upper: 'high', lower: 80 },
            { ...good, id: 3, day: '2026-02-30', upper: 120, lower: 80 },
          ],
          movements: [
            { ...good, minutes: 12 },
            { ...good, minutes: -4 },
          ],
          weights: [{ ...good, weight: 150, unit: 'stone' }],
          counting: { since: 1000, felt: 99 },
        },
      },
      1,
    ),
  )
  t.same(
    [logs.pressures, logs.movements, logs.weights],
    [[{ ...good, upper: 120, lower: 80 }], [{ ...good, minutes: 12 }], []],
  )
  t.same(logs.counting, { since: 1000, felt: 0 })
})

t.test('a newer version is left alone', async t => {
  t.same(unpacked(trackerTool, JSON.stringify({ tool: 'pregnancy-tracker', version: 2, data: {} })), {
    problem: 'newer',
  })
})

t.test('what is typed is held as typed; the glance follows from dates alone', async t => {
  t.equal(parse({ dueDate: '12/6' }, 1).dueDate, '12/6')
  t.equal(glance?.({ ...empty, dueDate: '12/6' }), null)
  t.same(glance?.({ ...empty, lastPeriod: '2026-03-01' }), { dueDate: '2026-12-06' })
  t.same(glance?.({ ...empty, dueDate: '2026-12-25', lastPeriod: '2026-03-01' }), { dueDate: '2026-12-25' })
})

t.test('lines are added, deleted and noted', async t => {
  const on = day('2026-11-20')
  const first = inTracker(added('pressures', { day: on, time: '', upper: 118, lower: 76 }))(empty)
  const second = inTracker(noted({ day: on, time: '', text: 'Slept', symptoms: [] }))(first)
  t.notOk(hasLogs(empty))
  t.ok(hasLogs(first))
  t.match(logsOf(second), { pressures: [{ id: 1 }], notes: [{ id: 2, text: 'Slept' }] })

  const again = inTracker(noted({ day: on, time: '', text: 'Slept well', symptoms: ['Cramp'] }))(second)
  t.match(logsOf(again).notes, [{ text: 'Slept well', symptoms: ['Cramp'] }])
  t.equal(logsOf(again).notes.length, 1, 'a day has one line')
  t.same(logsOf(inTracker(noted({ day: on, time: '', text: '', symptoms: [] }))(again)).notes, [])
  t.same(logsOf(inTracker(without('pressures', 1))(again)).pressures, [])
  t.equal(logsOf(first).notes.length, 0, 'what was before is not changed')
})

t.test('5,000 lines are read once', async t => {
  const line = (i: number) => ({ id: i + 1, day: '2026-11-20', time: '', upper: 120, lower: 80 })
  const value = parse({ logs: { pressures: Array.from({ length: 5000 }, (_, i) => line(i)) } }, 1)
  t.equal(logsOf(value).pressures.length, 5000)
  t.equal(logsOf(value), logsOf({ ...value, dueDate: '2026-12-25' }), 'also when something else changes')
})

t.test('the date of the due date calculator', async t => {
  const stored = (text: string) => ({ 'tool-due-date': text })
  const { items } = fakeDevice(t, stored('{"tool":"due-date","version":1,"glance":{"dueDate":"2026-12-06"}}'))
  t.equal(dueDateElsewhere(), '2026-12-06')
  for (const text of ['', '{', '[]', '{"glance":{"dueDate":"2026-02-30"}}', '{"glance":{"text":"x"}}']) {
    items.set('tool-due-date', text)
    t.equal(dueDateElsewhere(), null, text)
  }
})

t.test('it survives a reload, with its logs', async t => {
  fakeDevice(t)
  const now = createStore()
  now.set(trackerTool.wakeAtom)
  const line = { day: day('2026-11-20'), time: '', minutes: 12 }
  now.set(trackerTool.atom, { type: 'change', to: inTracker(added('movements', line)) })
  const later = createStore()
  later.set(trackerTool.wakeAtom)
  t.same(logsOf(later.get(trackerTool.atom).value).movements, [{ ...line, id: 1 }])
})

t.test('weight: units, index and gains', async t => {
  const { weight } = logsOf(empty)
  const pounds = { ...weight, feet: '5', inches: '6', before: '142' }
  t.match(weightFacts(pounds, 'lb'), { before: 142, index: { value: 22.9, row: { bmi: '18.5 to 24.9' } } })
  const metric = inUnit(pounds, 'lb', 'kg')
  t.match(metric, { unit: 'kg', cm: '168', before: '64.4' })
  t.match(inUnit(metric, 'kg', 'lb'), { unit: 'lb', feet: '5', inches: '6.1', before: '142' })
  t.match(inUnit({ ...pounds, before: 'a lot' }, 'lb', 'kg'), { before: 'a lot' }, 'what cannot be read stays')
  t.same(weightFacts({ ...weight, before: '142' }, 'lb'), { before: 142, index: null }, 'no height, no index')
  t.same(weightFacts({ ...pounds, inches: 'x' }, 'lb').index, null)

  const line = (id: number, on: string, value: number, unit: 'lb' | 'kg') => ({
    id,
    day: day(on),
    time: '',
    weight: value,
    unit,
  })
  const lines = [line(2, '2026-11-20', 165, 'lb'), line(1, '2026-06-26', 66, 'kg')]
  t.same(gainsOf(lines, 142, 'lb', day('2026-12-25')), [
    { days: 98, gain: 3.5 },
    { days: 245, gain: 23 },
  ])
})
