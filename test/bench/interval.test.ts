import fc from 'fast-check'
import t from 'tap'
import { intervalOf, verdictOf } from '../../bench/interval.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

t.test('the bounds of the median are those of the tables', async t => {
  // Conover, table A3: the ranks that enclose the median with at least 95 %.
  const ranks: [n: number, low: number, high: number][] = [
    [7, 1, 7],
    [8, 1, 8],
    [9, 2, 8],
    [12, 3, 10],
    [15, 4, 12],
    [20, 6, 15],
    [25, 8, 18],
  ]
  for (const [n, low, high] of ranks) {
    const interval = intervalOf(upTo(n).reverse())
    t.same([interval.low, interval.high], [low, high], `${n} rounds`)
    t.equal(interval.median, (n + 1) / 2)
  }
  t.throws(() => intervalOf(upTo(6)), RangeError)
})

t.test('the order of the rounds does not matter, and the median lies between its bounds', async t => {
  const figures = fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 7, maxLength: 40 })
  fc.assert(
    fc.property(figures, rounds => {
      const { low, median, high } = intervalOf(rounds)
      t.ok(low <= median && median <= high)
      t.same(intervalOf(rounds.toReversed()), { low, median, high })
    }),
    { numRuns: 50 },
  )
})

t.test('a goal is passed or missed when the whole interval says so', async t => {
  const interval = { low: 1.05, median: 1.1, high: 1.2 }
  t.equal(verdictOf(interval, { least: 1.05 }), 'passed')
  t.equal(verdictOf(interval, { least: 1.1 }), 'open')
  t.equal(verdictOf(interval, { least: 1.2 }), 'open')
  t.equal(verdictOf(interval, { least: 1.21 }), 'missed')
})
