import t from 'tap'
import { formatInches, formatOunces, lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import {
  crownHeelCm,
  crownRumpCm,
  type FetalSize,
  femurMm,
  fetalSizes,
  hadlockGrams,
  sizeAt,
} from '../../domain/fetal-size.ts'
import { daysFromCrownRump } from '../../domain/pregnancy-dating.ts'

function at(week: number): FetalSize {
  const size = sizeAt(week)
  if (!size) throw new Error(`no size at week ${week}`)
  return size
}

t.test('weeks 6 to 41, each once', async t => {
  t.same(
    fetalSizes.map(size => size.week),
    Array.from({ length: 36 }, (_, index) => index + 6),
  )
  for (const week of [5, 42, 12.5]) t.equal(sizeAt(week), null, `${week}`)
})

t.test('weights are what the study printed, from week 14', async t => {
  t.equal(Math.round(hadlockGrams(10)), 35)
  t.equal(Math.round(hadlockGrams(40)), 3619)
  t.match(at(28), { weightG: 1210, weightRangeG: [1013, 1407] })
  for (const { week, weightG, weightRangeG } of fetalSizes) {
    const [low, high] = weightRangeG ?? []
    t.equal(weightG !== null && weightRangeG !== null, week >= 14, `week ${week}`)
    if (weightG !== null) t.ok((low ?? 0) < weightG && weightG < (high ?? 0), `week ${week}, 10th to 90th`)
  }
})

t.test('lengths are the curves that they name', async t => {
  for (const week of [7, 9, 11, 13])
    t.equal(Math.round(daysFromCrownRump(crownRumpCm(week) * 10)), week * 7, `the date of week ${week}`)
  t.same(
    [14, 20, 30, 40].map(week => Number(femurMm(week).toFixed(1))),
    [13.1, 31.3, 55.5, 72.1],
    'medians of the standard',
  )
  t.equal(crownHeelCm(20).toFixed(2), (6.18 + 0.59 * 31.29).toFixed(2))
})

t.test('lengths grow, and are measured to the heel from week 14', async t => {
  for (const size of fetalSizes) {
    t.equal(size.measured, size.week < 14 ? 'crown-rump' : 'crown-heel')
    t.ok(size.lengthCm < (sizeAt(size.week + 1)?.lengthCm ?? 60), `week ${size.week}`)
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
  t.same(lengthInWords(at(28)), { metric: '36.4 cm', us: '14.3 in' })
  t.same(weightInWords(35), { metric: '35 g', us: '1.2 oz' })
  t.same(weightInWords(1210), { metric: '1,210 g', us: '2 lb 11 oz' })
})
