// The chart without its markup: what is asked for, axes, paths.
import t from 'tap'
import { percentAxis, rankAxis, valueAxis, yearAxis } from '../../../domain/names/chart-axis.ts'
import { drawChart, marksOn, placesOf } from '../../../domain/names/chart-drawing.ts'
import { chartAddress, namesIn, readChartQuery } from '../../../domain/names/chart-query.ts'
import { heightsIn, linePath } from '../../../domain/names/line-path.ts'
import type { NameLine, NameSex } from '../../../domain/names/year-points.ts'

const span = [1880, 2024] as const
const labels = ({ ticks }: { ticks: readonly { label: string }[] }) => ticks.map(({ label }) => label)

t.test('a query', async t => {
  const plain = readChartQuery({}, span)
  t.same(plain, { names: [], tooMany: false, sex: 'both', measure: 'percent', from: 1880, to: 2024, combined: false })
  const query = { names: 'Emma, olivia', sex: 'girl', measure: 'rank', from: '1990', to: '1950', spellings: 'combined' }
  const asked = readChartQuery(query, span)
  t.same(
    asked,
    { names: ['emma', 'olivia'], tooMany: false, sex: 'girl', measure: 'rank', from: 1950, to: 1990, combined: true },
    'years the wrong way round are turned',
  )
  t.equal(
    chartAddress(asked, span),
    '/b/popularityChart?names=emma,olivia&sex=girl&measure=rank&from=1950&to=1990&spellings=combined',
  )
  t.equal(chartAddress(plain, span), '/b/popularityChart')
  const address = new URL(chartAddress(asked, span), 'https://site.test')
  t.same(readChartQuery(Object.fromEntries(address.searchParams), span), asked, 'the address keeps all of it')
})

t.test('odd queries become what they are when left out', async t => {
  const odd = { sex: 'all', measure: '%', from: '19', to: '99999', spellings: 'yes' }
  t.same(readChartQuery(odd, span), readChartQuery({}, span))
  t.match(readChartQuery({ from: '1700', to: '3000' }, span), { from: 1880, to: 2024 })
  t.equal(readChartQuery({ names: 'a b c d e f' }, span).names.length, 5)
  t.ok(readChartQuery({ names: 'a b c d e f' }, span).tooMany)
})

t.test('names out of anything', async t => {
  t.same(namesIn('Emma,OLIVIA; emma  Zoë'), ['emma', 'olivia', 'zoe'])
  t.same(namesIn('Mary-Jane O’Neil'), ['maryjane', 'oneil'])
  t.same(namesIn(''), [])
  t.same(namesIn('%'), ['%'])
  t.same(namesIn('🐻 Анна'), ['🐻', 'анна'])
  t.same(
    namesIn('x'.repeat(200)).map(name => name.length),
    [30],
  )
  t.ok(
    namesIn(`${'a'.repeat(29)}🐻`).every(name => name.isWellFormed()),
    'no letter is cut in two',
  )
})

t.test('years', async t => {
  t.same(labels(yearAxis(1880, 2024)), ['1880', '1900', '1920', '1940', '1960', '1980', '2000', '2020'])
  t.same(labels(yearAxis(2010, 2024)), ['2010', '2012', '2014', '2016', '2018', '2020', '2022', '2024'])
  t.same(labels(yearAxis(2024, 2024)), ['2024'])
  t.equal(yearAxis(2024, 2024).place(2024), 50)
  const { place } = yearAxis(1900, 2000)
  t.same([1900, 1950, 2000].map(place), [0, 50, 100])
})

t.test('percent from the bottom, rank from the top', async t => {
  t.same(percentAxis(1.02).ticks, [
    { at: 100, label: '0' },
    { at: 66.67, label: '0.5%' },
    { at: 33.33, label: '1.0%' },
    { at: 0, label: '1.5%' },
  ])
  t.same(labels(percentAxis(7.24)), ['0', '2%', '4%', '6%', '8%'])
  t.same(labels(percentAxis(0.0009)), ['0', '0.0005%', '0.0010%'])
  t.equal(percentAxis(0).place(0), 100)
  t.same(rankAxis(900).ticks, [
    { at: 0, label: '1' },
    { at: 33.33, label: '10' },
    { at: 66.67, label: '100' },
    { at: 100, label: '1,000' },
  ])
  t.same(labels(rankAxis(7)), ['1', '2', '3', '5', '10'])
  t.same(labels(rankAxis(17_000)), ['1', '10', '100', '1,000', '10,000'])
  for (const worst of [1, 10, 11, 100, 5000, 10_001, 19_999])
    t.ok(valueAxis('rank', worst).place(worst) <= 100, `rank ${worst} is within the drawing`)
  for (const worst of [0.0001, 0.019, 0.2, 1, 8.15])
    t.ok(valueAxis('percent', worst).place(worst) >= 0, `${worst}% is within the drawing`)
})

t.test('paths', async t => {
  t.equal(linePath([]), '')
  t.equal(linePath([null, null]), '')
  t.equal(linePath([10, 20, 15]), 'M0 50l1 50 1 -25')
  t.equal(linePath([10, null, 20, 30]), 'M0 50h0M2 100l1 50', 'a gap; a year by itself is a dot')
  t.equal(linePath([null, 50]), 'M1 250h0')
  for (const heights of [
    [10, 20, 15],
    [10, null, 20, 30],
    [null, 50],
    [null, null],
    [],
    [0, 100, null, 4, null, 8.2, 8],
  ])
    t.same(heightsIn(linePath(heights), heights.length), heights, 'a path tells what it was made of')
})

const lineOf = (name: string, sex: NameSex, ranks: (number | null)[]): NameLine => ({
  name,
  sex,
  spellings: [name],
  points: ranks.map((rank, i) => ({ year: 2000 + i, births: rank ? 1000 - rank : 0, rank, percent: rank && 1 / rank })),
})

t.test('a drawing', async t => {
  const lines = [
    lineOf('Emma', 'girl', [1, 10, 100]),
    lineOf('Emma', 'boy', [null, 50, null]),
    lineOf('Noah', 'boy', [2, 2, 2]),
  ]
  const drawing = drawChart(lines, { measure: 'rank', years: [2000, 2002] })
  t.equal(drawing.worst, 100)
  t.same(
    drawing.lines.map(({ label, style, broken, path }) => ({ label, style, broken, path })),
    [
      { label: 'Emma, girls', style: 0, broken: false, path: 'M0 0l1 250 1 250' },
      { label: 'Emma, boys', style: 0, broken: true, path: 'M1 425h0' },
      { label: 'Noah, boys', style: 1, broken: true, path: 'M0 75l1 0 1 0' },
    ],
    'a style for each name, a broken line for boys beside girls',
  )
  t.ok(
    drawing.lines.every(line => marksOn(drawing, line).length > 0),
    'each line has a mark: it is known without its color',
  )
  const places = drawing.lines.map(line => placesOf(drawing, line))
  t.same(places[0], [
    [0, 0],
    [50, 50],
    [100, 100],
  ])
  t.same(places[1], [null, [50, 85], null])
  const part = drawChart(lines, { measure: 'rank', years: [2000, 2000] })
  t.equal(part.worst, 2, 'only the years that are drawn')
  const one = drawChart(lines.slice(0, 2), { measure: 'rank', years: [2000, 2002], by: 'sex' })
  t.same(
    one.lines.map(({ style }) => style),
    [0, 1],
  )
  t.notOk(
    drawChart(lines.slice(2), { measure: 'rank', years: [2000, 2002] }).lines[0]?.broken,
    'only boys: whole lines',
  )
})
