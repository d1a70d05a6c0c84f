import t from 'tap'
import { calendarDate } from '../../../domain/dates.ts'
import { chartAge, lmsAt, percentileOf, placeInWords, valueAt, zOf } from '../../../domain/tools/growth.ts'
import { chartOf, leftOut, pointsOf } from '../../../domain/tools/growth-chart.ts'
import { cdcTables, type Measured, type Sex, whoTables } from '../../../domain/tools/growth-tables.ts'

const sexes: readonly Sex[] = ['girls', 'boys']
const kinds: readonly Measured[] = ['weight', 'length', 'head']

/** z of the percentiles that the CDC's files print beside L, M and S: 5, 10, 25, 75, 90, 95. */
const printedZ = [-1.644854, -1.281552, -0.67449, 0.67449, 1.281552, 1.644854]

/** Percentiles 5, 10, 25, 75, 90 and 95 as the CDC prints them, by age. */
const printed: readonly (readonly [typeof whoTables, Sex, Measured, number, readonly number[]])[] = [
  [whoTables, 'boys', 'weight', 0, [2.603994, 2.757621, 3.027282, 3.686659, 4.011499, 4.214527]],
  [whoTables, 'boys', 'weight', 3, [5.240269, 5.475519, 5.888058, 6.897306, 7.395936, 7.708329]],
  [whoTables, 'boys', 'weight', 9, [7.431644, 7.735837, 8.26946, 9.5769, 10.22433, 10.63055]],
  [whoTables, 'boys', 'weight', 24, [10.07194, 10.49784, 11.25065, 13.12555, 14.06979, 14.66753]],
  [whoTables, 'girls', 'weight', 0, [2.532145, 2.677725, 2.932331, 3.55035, 3.852667, 4.040959]],
  [whoTables, 'girls', 'weight', 6, [5.97888, 6.246243, 6.72212, 7.925102, 8.540297, 8.93289]],
  [whoTables, 'girls', 'weight', 24, [9.416516, 9.827655, 10.56799, 12.49092, 13.50419, 14.16181]],
  [whoTables, 'boys', 'length', 0, [46.77032, 47.45809, 48.60732, 51.16108, 52.31031, 52.99808]],
  [whoTables, 'boys', 'length', 12, [71.84023, 72.70353, 74.14605, 77.35155, 78.79407, 79.65737]],
  [whoTables, 'girls', 'length', 4, [58.52969, 59.31604, 60.63, 63.5498, 64.86376, 65.65011]],
  [whoTables, 'girls', 'length', 23, [80.3, 81.453, 83.3796, 87.6608, 89.5874, 90.7404]],
  [whoTables, 'boys', 'head', 0, [32.37241, 32.83389, 33.60502, 35.31858, 36.08971, 36.55119]],
  [whoTables, 'boys', 'head', 18, [45.18938, 45.67126, 46.47646, 48.26574, 49.07094, 49.55282]],
  [whoTables, 'girls', 'head', 2, [36.25882, 36.69908, 37.43474, 39.06946, 39.80512, 40.24538]],
  [whoTables, 'girls', 'head', 24, [44.88734, 45.39421, 46.24117, 48.12323, 48.97019, 49.47706]],
  [cdcTables, 'boys', 'weight', 24, [10.64009, 11.05266, 11.78598, 13.63692, 14.5834, 15.18777]],
  [cdcTables, 'boys', 'weight', 36.5, [12.09962, 12.55436, 13.37875, 15.55987, 16.73623, 17.51093]],
  [cdcTables, 'boys', 'weight', 59.5, [15.09371, 15.70139, 16.83356, 20.04348, 21.92369, 23.22723]],
  [cdcTables, 'boys', 'length', 24, [80.72977, 81.99171, 84.10289, 88.80525, 90.92619, 92.19688]],
  [cdcTables, 'boys', 'length', 39.5, [90.88532, 92.23779, 94.54291, 99.87426, 102.3709, 103.8948]],
  [cdcTables, 'boys', 'length', 60.5, [101.4523, 103.1712, 106.0265, 112.2998, 115.0924, 116.755]],
  [cdcTables, 'boys', 'head', 23.5, [46.26704456, 46.78510558, 47.64724492, 49.54783776, 50.39654965, 50.90258011]],
  [cdcTables, 'boys', 'head', 36, [46.86520671, 47.51555592, 48.56578071, 50.75596627, 51.68513749, 52.22627901]],
  [cdcTables, 'girls', 'head', 24.5, [45.19047292, 45.71608285, 46.58489242, 48.47548169, 49.30932908, 49.80358436]],
  [cdcTables, 'girls', 'head', 36, [45.98061022, 46.58416826, 47.56975632, 49.66655746, 50.57220052, 51.1038697]],
]

t.test('the tables give the percentiles that the CDC prints', async t => {
  for (const [tables, sex, kind, months, values] of printed) {
    const lms = lmsAt(tables[sex][kind], months)
    if (!lms) throw new Error(`no row at ${months}`)
    for (const [i, z] of printedZ.entries()) {
      const printedValue = values[i] ?? 0
      const off = Math.abs(valueAt(z, lms) / printedValue - 1)
      t.ok(off < 0.0001, `${sex} ${kind} at ${months}: ${valueAt(z, lms)} for ${printedValue}`)
    }
  }
})

t.test('medians at birth and at 24 months are the published ones', async t => {
  t.same(whoTables.boys.weight[0], [0, 0.3487, 3.3464, 0.14602])
  t.same(whoTables.girls.weight[0]?.[2], 3.2322)
  t.same(cdcTables.boys.weight[0], [24, -0.20615245, 12.6707633, 0.108125811])
})

t.test('no row is missing and none jumps', async t => {
  for (const tables of [whoTables, cdcTables])
    for (const sex of sexes)
      for (const kind of kinds) {
        const rows = tables[sex][kind]
        t.ok(rows.length >= 14 && rows.flat().every(Number.isFinite), `${sex} ${kind}: ${rows.length} rows`)
        for (const column of [1, 2, 3] as const)
          for (let i = 4; i < rows.length - 2; i++) {
            const at = (k: number) => rows[i + k]?.[column] ?? Number.NaN
            const guess = (-at(-2) + 4 * at(-1) + 4 * at(1) - at(2)) / 6
            // L bends at 36 months, where the CDC joined two fits.
            const [scale, most] = column === 1 ? [1, 0.1] : [at(0), 0.002]
            t.ok(Math.abs(at(0) - guess) / scale < most, `${sex} ${kind} row ${i} column ${column}`)
          }
      }
})

t.test('z and value undo each other, also where L is 0', async t => {
  for (const l of [-1.3, -0.00000001, 0, 0.35, 1, 2.9])
    for (const z of [-5, -1.88, 0, 0.3, 3]) {
      const lms = { l, m: 9.6, s: 0.05 }
      t.ok(Math.abs(zOf(valueAt(z, lms), lms) - z) < 1e-6, `L ${l}, Z ${z}`)
    }
  t.equal(zOf(9.6479, { l: 0.0644, m: 9.6479, s: 0.10925 }), 0)
})

t.test('percentiles of the bell curve', async t => {
  for (const [z, percentile] of [
    [0, 50],
    [1.959964, 97.5],
    [-1.880794, 3],
    [1.036433, 85],
    [-6, 0],
    [6, 100],
  ] as const)
    t.ok(Math.abs(percentileOf(z) - percentile) < 0.0002, `${z}: ${percentileOf(z)}`)
  for (let z = -4; z < 4; z += 0.1) {
    t.ok(percentileOf(z + 0.1) > percentileOf(z), `rises at ${z}`)
    t.ok(Math.abs(percentileOf(z) + percentileOf(-z) - 100) < 1e-9, `even at ${z}`)
  }
})

t.test('a place in words judges nothing', async t => {
  t.equal(placeInWords(0), 'about the 50th percentile, between the lines 15 and 50')
  t.equal(placeInWords(-0.3), 'about the 38th percentile, between the lines 15 and 50')
  t.equal(placeInWords(-3), 'below the 1st percentile, under the line 3')
  t.equal(placeInWords(3), 'above the 99th percentile, over the line 97')
  t.equal(placeInWords(-2), 'about the 2nd percentile, under the line 3')
  t.equal(placeInWords(2), 'about the 98th percentile, over the line 97')
  t.equal(placeInWords(-1.2), 'about the 12th percentile, between the lines 3 and 15')
  for (let z = -7; z < 7; z += 0.25) t.notMatch(placeInWords(z), /\b(normal|good|bad|low|high|small|NaN|undefined)\b/)
})

t.test('the age on the chart', async t => {
  const [birth, due] = [calendarDate('2026-05-01'), calendarDate('2026-06-26')]
  t.equal(chartAge(birth, null, calendarDate('2026-04-30')), null, 'not before the birth')
  t.same(chartAge(birth, null, birth), { months: 0, corrected: false })
  t.equal(chartAge(birth, due, calendarDate('2026-06-25')), null, 'nor before the due date of a preterm child')
  t.same(chartAge(birth, due, due), { months: 0, corrected: true })
  t.equal(chartAge(birth, due, calendarDate('2028-04-30'))?.corrected, true)
  t.equal(chartAge(birth, due, calendarDate('2028-05-01'))?.corrected, false, 'the second birthday ends it')
  t.equal(chartAge(birth, calendarDate('2026-05-20'), calendarDate('2026-08-01'))?.corrected, false, 'born at term')
})

t.test('between two rows it is a straight line; outside there is none', async t => {
  const rows = [
    [0, 1, 10, 0.1],
    [2, 1, 20, 0.3],
  ] as const
  t.same(lmsAt(rows, 1), { l: 1, m: 15, s: 0.2 })
  t.same(lmsAt(rows, 0), { l: 1, m: 10, s: 0.1 })
  t.equal(lmsAt(rows, 2.1), null)
  t.equal(lmsAt(rows, -0.1), null)
})

t.test('points stand on the chart of their age, and lines never cross', async t => {
  const measures = [
    { id: 1, day: calendarDate('2025-11-01'), units: 'metric', weight: '9.648', ounces: '', length: '', head: '' },
    { id: 2, day: calendarDate('2024-10-31'), units: 'metric', weight: '3', ounces: '', length: '', head: '' },
    { id: 3, day: calendarDate('2026-11-01'), units: 'us', weight: '26', ounces: '12', length: '', head: '' },
  ] as const
  const child = { birth: calendarDate('2024-11-01'), dueDate: null, sex: 'boys', measures } as const
  const points = pointsOf(child, 'weight')
  t.same(
    points.map(({ id }) => id),
    [1, 3],
    'what was taken before the birth is left out',
  )
  t.same(
    points.map(({ typed }) => typed),
    ['9.648 kg', '26 lb 12 oz'],
    'each is told as it was typed',
  )
  t.ok(Math.abs(points[0]?.z ?? 9) < 0.01)
  for (const sex of sexes)
    for (const kind of kinds) {
      const { lines, low, high, to } = chartOf(sex, kind, points)
      t.ok(low < high && lines.length >= 5, `${kind} to ${to}`)
      for (const { points } of lines)
        for (const { value } of points) t.ok(value >= low && value <= high, `${value} is on the paper`)
      const at = (percentile: number) => lines.find(line => line.percentile === percentile)?.points ?? []
      for (const [i, { value }] of at(15).entries()) t.ok(value > (at(3)[i]?.value ?? 0), `${kind} ${sex} ${i}`)
    }
})

t.test('what has no point on the chart is told, with why', async t => {
  const of = (id: number, day: string, head = '') => ({
    ...{ id, day: calendarDate(day), units: 'us' as const, weight: '13', ounces: '2', length: '', head },
  })
  const measures = [of(1, '2026-06-25'), of(2, '2026-06-26'), of(3, '2026-04-30'), of(4, '2029-07-01', '19')]
  const preterm = {
    birth: calendarDate('2026-05-01'),
    dueDate: calendarDate('2026-06-26'),
    sex: 'girls',
    measures,
  } as const
  t.same(
    leftOut(preterm, 'weight').map(({ id, typed, why }) => [id, typed, why]),
    [
      [1, '13 lb 2 oz', 'before the due date'],
      [3, '13 lb 2 oz', 'before the birth date'],
    ],
  )
  t.same(
    leftOut(preterm, 'head').map(({ id, typed, why }) => [id, typed, why]),
    [[4, '19 in', 'it ends with three years']],
    'what was not measured is not missed',
  )
  const shown = [...pointsOf(preterm, 'weight'), ...leftOut(preterm, 'weight')].map(({ id }) => id)
  t.same(shown.toSorted(), [1, 2, 3, 4], 'none is silently gone')
  t.same(
    leftOut({ ...preterm, dueDate: null }, 'weight').map(({ id }) => id),
    [3],
  )
})
