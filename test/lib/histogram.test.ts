import fc from 'fast-check'
import t from 'tap'
import { count, emptyHistogram, quantile } from '../../lib/histogram.ts'

const of = (values: readonly number[]) => {
  const histogram = emptyHistogram()
  for (const value of values) count(histogram, value)
  return histogram
}

t.test('quantiles by the nearest rank', async t => {
  t.equal(quantile(of([]), 0.75), null)
  t.equal(quantile(of([7]), 0.75), 7)
  t.equal(quantile(of([1, 2, 3, 4]), 0.75), 3)
  t.equal(quantile(of([4, 3, 2, 1]), 0.5), 2)
  t.equal(quantile(of([4, 3, 2, 1]), 1), 4)
  t.equal(quantile(of([0, 0, 0, 90]), 0.75), 0)
  t.same(of([-1, Number.NaN, Number.POSITIVE_INFINITY]), emptyHistogram(), 'only numbers from 0 on')
})

t.test('at most half a percent away, in a few bins', async t => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 1, maxLength: 200 }), values => {
      const exact = values.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(values.length * 0.75)) - 1] ?? 0
      return Math.abs((quantile(of(values), 0.75) ?? -1) - exact) <= exact * 0.005
    }),
  )
  const many = of(Array.from({ length: 600_000 }, (_, i) => i))
  t.equal(many.count, 600_000)
  t.ok(many.bins.size < 4000, `${many.bins.size} bins for 600,000 numbers`)
})
