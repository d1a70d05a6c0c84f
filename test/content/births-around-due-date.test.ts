// The line of births: between two days that are known it has the area that was published, and it never falls below zero.
import t from 'tap'
import { birthDrawing, birthFrame, birthsBefore } from '../../content/births-around-due-date.ts'
import { birthsOn } from '../../domain/tools/birth-curve.ts'

/** The area under the line, by Simpson's rule over tenths of days: exact for its pieces. */
function area(from: number, to: number): number {
  const steps = 10 * (to - from)
  const at = (i: number) => birthsOn(birthsBefore, from + i / 10)
  return Array.from({ length: steps }, (_, i) => (at(i) + 4 * at(i + 0.5) + at(i + 1)) / 60).reduce(
    (sum, part) => sum + part,
  )
}

t.test('the shares', async t => {
  for (const [i, to] of birthsBefore.slice(1).entries()) {
    const from = birthsBefore[i] ?? to
    t.equal(area(from.day, to.day).toFixed(2), (to.born - from.born).toFixed(2), `days ${from.day} to ${to.day}`)
  }
  t.equal(birthsBefore.at(-1)?.born, 100)
  t.ok((95.02 - 38.34) / 14 > 4 && (95.02 - 38.34) / 14 < 4.1, '1 in 25 a day in weeks 39 and 40, as the page says')
})

t.test('the line has no corner', async t => {
  const slope = (day: number, side: number) =>
    (birthsOn(birthsBefore, day + side * 1e-4) - birthsOn(birthsBefore, day)) / (side * 1e-4)
  for (const { day } of birthsBefore.slice(1, -1))
    t.ok(Math.abs(slope(day, 1) - slope(day, -1)) < 0.01, `at day ${day}: ${slope(day, -1)}, ${slope(day, 1)}`)
})

t.test('the drawing', async t => {
  const days = Array.from({ length: 10 * (birthFrame.last - birthFrame.first) }, (_, i) => birthFrame.first + i / 10)
  const heights = days.map(day => birthsOn(birthsBefore, day))
  t.ok(Math.min(...heights) >= 0)
  t.ok(Math.max(...heights) < birthFrame.top, 'it fits')
  t.equal(birthsOn(birthsBefore, -300), 0)
  t.equal(birthsOn(birthsBefore, 60), 0)
  t.notMatch(birthDrawing.path, /NaN|Infinity/)
  t.same(birthDrawing.marks, [
    { day: -21, born: 9 },
    { day: -14, born: 21 },
    { day: -7, born: 38 },
    { day: 0, born: 76 },
    { day: 7, born: 95 },
  ])
})
