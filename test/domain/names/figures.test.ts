// Parts of births, chances, marked years and the words for them.
import t from 'tap'
import { chanceText, classChance } from '../../../domain/names/class-chance.ts'
import { marksOf } from '../../../domain/names/marked-years.ts'
import { countText, oneIn, percentOf, percentText, roundRough } from '../../../domain/names/percent.ts'
import { nowText, trendText } from '../../../domain/names/sentences.ts'
import { oftenText, trendOf } from '../../../domain/names/trend.ts'
import type { YearPoint } from '../../../domain/names/year-points.ts'

/** A line of so many births a year out of 1,000, the last in 2024. */
const line = (...births: number[]): { points: YearPoint[] } => ({
  points: births.map((count, i) => ({
    year: 2025 - births.length + i,
    births: count,
    rank: count ? 100 - count : null,
    percent: percentOf(count, 1000),
  })),
})

t.test('percent', async t => {
  t.equal(percentOf(7065, 97_604)?.toFixed(4), '7.2384', 'Mary in 1880, as the authority gives it')
  t.equal(percentOf(0, 97_604), null)
  t.equal(percentOf(5, 0), null)
  for (const [percent, text] of [
    [7.2384, '7.24%'],
    [1, '1.00%'],
    [0.8824, '0.88%'],
    [0.0123, '0.012%'],
    [0.00091, '0.0009%'],
  ] as const)
    t.equal(percentText(percent), text)
  t.equal(countText(15_270), '15,270')
})

t.test('one in so many', async t => {
  t.equal(oneIn(50), '1 in 2')
  t.equal(oneIn(0.8824), '1 in 113')
  t.equal(oneIn(0.0009), '1 in 111,000')
  t.same([99, 100, 1234, 112_345].map(roundRough), [99, 100, 1230, 112_000])
})

t.test('another in a class of 25', async t => {
  t.equal(classChance(0), 0)
  t.equal(classChance(1), 1)
  t.equal(classChance(0.01).toFixed(4), '0.2143', '1 - 0.99^24')
  t.equal(classChance(0.5, 2), 0.5, 'of two children there is one other')
  t.equal(chanceText(0.2143), 'about 1 in 5')
  t.equal(chanceText(0.000_999), 'less than 1 in 1,000')
  t.equal(chanceText(0.001), 'about 1 in 1,000')
  t.equal(chanceText(0.8), 'more than 3 in 4')
})

t.test('marked years', async t => {
  t.equal(marksOf(line(0, 0)), undefined, 'never listed')
  const marks = marksOf(line(0, 6, 9, 9, 5, 0))
  t.match(
    marks,
    { first: { year: 2020 }, peak: { year: 2022, births: 9 }, last: { year: 2023 } },
    'the later of two peaks',
  )
  t.equal(marks?.now, undefined)
  t.equal(marksOf(line(3))?.now?.births, 3)
  if (!marks) throw new Error('no marks')
  t.equal(nowText(marks, 'girl', 2024), 'not on the list of 2024: fewer than five girls. Last listed in 2023')
  t.equal(nowText({ ...marks, now: marks.last }, 'girl', 2023), 'rank 95 in 2023, with 5 births')
})

t.test('trends say what the counts say', async t => {
  const years = (then: number, now: number) => line(then, then, then, 0, 0, 0, 0, 0, 0, 0, now, now, now)
  t.same(trendOf(years(10, 20)), { kind: 'rising', factor: 2 })
  t.same(trendOf(years(20, 10)), { kind: 'falling', factor: 0.5 })
  t.equal(trendOf(years(20, 21)).kind, 'steady')
  t.same(trendOf(years(0, 5)), { kind: 'new', factor: null })
  t.same(trendOf(years(5, 0)), { kind: 'gone', factor: null })
  t.equal(trendText(trendOf(years(10, 20)), 'girl'), 'Rising. Girls are given it about twice as often as 10 years ago.')
  t.equal(trendText(trendOf(years(20, 10)), 'boy'), 'Falling. Boys are given it about half as often as 10 years ago.')
  t.equal(trendText(trendOf(years(20, 21)), 'boy'), 'Steady. Boys are given it about as often as 10 years ago.')
  t.equal(trendText(trendOf(years(0, 5)), 'girl'), 'New for girls: not listed 10 years ago.')
  t.equal(trendText(trendOf(years(5, 0)), 'girl'), 'Too rare to be listed for girls in the last three years.')
})

t.test('how often, in words', async t => {
  for (const [factor, words] of [
    [34, 'more than 30 times as often as'],
    [6.7, 'about 7 times as often as'],
    [2.5, 'about two and a half times as often as'],
    [1.3, 'about 30 percent more often than'],
    [1.15, 'about as often as'],
    [0.87, 'about as often as'],
    [0.7, 'about 30 percent less often than'],
    [0.33, 'about a third as often as'],
    [0.25, 'about a quarter as often as'],
    [0.1, 'less than a fifth as often as'],
  ] as const)
    t.equal(oftenText(factor), words, String(factor))
})
