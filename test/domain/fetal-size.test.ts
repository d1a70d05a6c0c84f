import t from 'tap'
import { formatInches, formatOunces, lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { type FetalSize, fetalSizes, hadlockGrams, hadlockRange, sizeAt } from '../../domain/fetal-size.ts'

function at(week: number): FetalSize {
  const size = sizeAt(week)
  if (!size) throw new Error(`no size at week ${week}`)
  return size
}

t.test('weeks 4 to 41, each once', async t => {
  t.same(
    fetalSizes.map(size => size.week),
    Array.from({ length: 38 }, (_, index) => index + 4),
  )
  t.equal(sizeAt(3), null)
  t.equal(sizeAt(42), null)
  t.equal(sizeAt(12.5), null)
})

t.test('weights are the formula, to the gram', async t => {
  t.equal(Math.round(hadlockGrams(10)), 35)
  t.equal(Math.round(hadlockGrams(40)), 3619)
  for (const { week, weightG, weightRangeG } of fetalSizes.filter(size => size.week >= 10)) {
    t.equal(weightG, Math.round(hadlockGrams(week)), `week ${week}`)
    const [low, high] = hadlockRange(weightG ?? 0).map(Math.round)
    t.same(weightRangeG, [low, high], `week ${week}, 10th to 90th`)
  }
})

t.test('lengths grow, and are measured to the heel from week 14', async t => {
  for (const size of fetalSizes) {
    t.equal(size.measured, size.week < 14 ? 'crown-rump' : 'crown-heel')
    t.ok(size.lengthCm <= size.lengthToCm && size.lengthToCm < (sizeAt(size.week + 1)?.lengthCm ?? 60), `week ${size.week}`)
  }
})

t.test('inches and ounces', async t => {
  t.equal(formatInches(37.6), '14.8 in')
  t.equal(formatInches(1.6), '0.63 in')
  t.equal(formatInches(25.4), '10 in')
  const weights = [
    [35, '1.2 oz'],
    [331, '11.7 oz'],
    [452, '15.9 oz'],
    [453, '1 lb'],
    [478, '1 lb 1 oz'],
    [1210, '2 lb 11 oz'],
    [3619, '8 lb'],
  ] as const
  for (const [grams, text] of weights) t.equal(formatOunces(grams), text)
  for (let grams = 5; grams < 5000; grams++) {
    if (/\b16 oz|\.\d\d|\b0 oz/.test(formatOunces(grams))) t.fail(`${grams} g: ${formatOunces(grams)}`)
  }
})

t.test('a size in words', async t => {
  t.same(lengthInWords(at(4)), { metric: '0.1 to 0.2 cm', us: '0.04 to 0.08 in' })
  t.same(lengthInWords(at(28)), { metric: '37.6 cm', us: '14.8 in' })
  for (const week of [4, 9]) t.same(weightInWords(at(week)), { metric: 'less than 5 g', us: 'less than 0.2 oz' })
  t.same(weightInWords(at(10)), { metric: '35 g', us: '1.2 oz' })
  t.same(weightInWords(at(28)), { metric: '1,210 g', us: '2 lb 11 oz' })
})
