import fc from 'fast-check'
import t from 'tap'
import { addDays, calendarDate as d } from '../../../domain/dates.ts'
import { redating } from '../../../domain/tools/redating.ts'

const due = d('2026-12-06') // of a period on 2026-03-01

t.test('the thresholds of ACOG 700, on both sides of every border', async t => {
  const borders = [
    // last day of the row, its threshold
    [0, 5],
    [62, 5],
    [63, 7],
    [97, 7],
    [98, 7],
    [111, 7],
    [112, 10],
    [153, 10],
    [154, 14],
    [195, 14],
    [196, 21],
    [290, 21],
  ] as const
  for (const [age, threshold] of borders) {
    const scan = addDays(d('2026-03-01'), age)
    for (const sign of [1, -1]) {
      const same = redating(due, addDays(due, sign * threshold), scan)
      t.match(same, { difference: sign * threshold, changes: false, row: { threshold } }, `${age} days, as far apart`)
      t.ok(redating(due, addDays(due, sign * (threshold + 1)), scan).changes, `${age} days, one more`)
    }
  }
})

t.test('what agrees never changes a date', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: -5, max: 5 }), (age, apart) => {
      return !redating(due, addDays(due, apart), addDays(d('2026-03-01'), age)).changes
    }),
  )
})
