import t from 'tap'
import {
  bodyMassIndex,
  cmOf,
  gainBy,
  gainRowOf,
  gainRows,
  totalGain,
  weightIn,
} from '../../../domain/tools/weight-gain.ts'

t.test('body mass index and its row, at every edge', async t => {
  t.equal(bodyMassIndex(64, 167.6), 22.8)
  t.equal(bodyMassIndex(weightIn('kg', 142, 'lb'), cmOf(5, 6)), 22.9)
  for (const [index, bmi] of [
    [12, 'below 18.5'],
    [18.4, 'below 18.5'],
    [18.5, '18.5 to 24.9'],
    [24.9, '18.5 to 24.9'],
    [25, '25 to 29.9'],
    [29.9, '25 to 29.9'],
    [30, '30 or more'],
    [60, '30 or more'],
  ] as const)
    t.equal(gainRowOf(index).bmi, bmi, String(index))
})

t.test('the ranges of the Institute of Medicine', async t => {
  const totals = (isTwins: boolean, unit: 'lb' | 'kg') => gainRows.map(row => totalGain(row, isTwins, unit))
  t.same(totals(false, 'lb'), [
    [28, 40],
    [25, 35],
    [15, 25],
    [11, 20],
  ])
  t.same(totals(false, 'kg'), [
    [12.5, 18],
    [11.5, 16],
    [7, 11.5],
    [5, 9],
  ])
  t.same(totals(true, 'lb'), [null, [37, 54], [31, 50], [25, 42]])
  t.same(
    gainRows.map(({ weekly }) => weekly.lb),
    [
      [1, 1.3],
      [0.8, 1],
      [0.5, 0.7],
      [0.4, 0.6],
    ],
  )
})

t.test('the band', async t => {
  const row = gainRowOf(22)
  t.same(gainBy(row, false, 'lb', 0), [0, 0])
  t.same(gainBy(row, false, 'lb', 98), [1.1, 4.4], 'the end of the first trimester')
  t.same(gainBy(row, false, 'lb', 280), [25, 35])
  t.same(gainBy(row, false, 'lb', 400), [25, 35], 'no more after 40 weeks')
  t.same(gainBy(row, true, 'lb', 259), [37, 54], 'twins: to 37 weeks')
  t.equal(gainBy(gainRowOf(17), true, 'lb', 200), null, 'no range for twins below 18.5')
})

t.test('the band never falls, and its low edge stays below the high one', async t => {
  for (const row of gainRows)
    for (const isTwins of [false, true]) {
      let before: readonly [number, number] = [0, 0]
      for (let days = 1; days <= 300; days++) {
        const now = gainBy(row, isTwins, 'kg', days)
        if (!now) continue
        if (now[0] < before[0] || now[1] < before[1] || now[0] > now[1]) t.fail(`${row.bmi} on day ${days}`)
        before = now
      }
      t.same(before, totalGain(row, isTwins, 'kg') ?? [0, 0], row.bmi)
    }
})

t.test('units', async t => {
  t.equal(weightIn('kg', 100, 'lb').toFixed(3), '45.359')
  t.equal(weightIn('lb', 70, 'lb'), 70)
  for (const kg of [40, 61.7, 150]) t.equal(weightIn('kg', weightIn('lb', kg, 'kg'), 'lb').toFixed(9), kg.toFixed(9))
})
