import t from 'tap'
import { type Figures, growth, type Sample, slope, soakProblems } from '../../bench/soak-figures.ts'

const line = (from: number, each: number, count = 10) =>
  Array.from({ length: count }, (_, x) => ({ x, y: from + each * x }))
/** Fifteen minutes, a sample in each. */
const samples = (heapOf: (minute: number) => number): Sample[] =>
  Array.from({ length: 15 }, (_, i) => ({ minute: i + 1, heapMb: heapOf(i + 1), rssMb: 200, files: 30 }))
const figures = (files: number | null): Figures => ({ heapMb: 100, rssMb: 200, files })
const calm = { before: figures(30), after: figures(30) }
const visits = { answered: 1000, left: 50, refused: 0, skipped: 0, wrong: [] }

t.test('the slope of a line is what it rises by, wherever it begins', async t => {
  t.equal(slope(line(7, 2)), 2)
  t.equal(slope(line(-40, -0.5)), -0.5)
  t.equal(slope(line(5, 0)), 0)
})

t.test('what goes up and down about a line counts for little, and steps need not be even', async t => {
  const swinging = line(100, 1, 40).map(({ x, y }) => ({ x, y: y + (x % 2 ? 3 : -3) }))
  t.ok(Math.abs(slope(swinging) - 1) < 0.02, String(slope(swinging)))
  t.equal(
    slope([
      { x: 0, y: 1 },
      { x: 1, y: 3 },
      { x: 10, y: 21 },
    ]),
    2,
  )
})

t.test('one point, or none, has no slope', async t => {
  t.equal(slope([]), 0)
  t.equal(slope([{ x: 3, y: 9 }]), 0)
})

t.test('caches may fill in the first third', async t => {
  t.match(growth(samples(minute => Math.min(minute, 5) * 20)), { heapMb: 0, rssMb: 0 })
  t.same(
    soakProblems(
      samples(minute => Math.min(minute, 5) * 20),
      calm,
      visits,
    ),
    [],
  )
})

t.test('a heap that grows by a megabyte a minute fails, by less does not', async t => {
  t.match(
    soakProblems(
      samples(minute => 100 + minute),
      calm,
      visits,
    ),
    [/^heap: 1\.00 MB/],
  )
  t.same(
    soakProblems(
      samples(minute => 100 + 0.9 * minute),
      calm,
      visits,
    ),
    [],
  )
})

t.test('one more open file fails; fewer, or none that can be counted, do not', async t => {
  const open = (before: number | null, after: number | null) =>
    soakProblems(
      samples(() => 100),
      { before: figures(before), after: figures(after) },
      visits,
    )
  t.match(open(30, 31), [/^open files: 31 at the end, 30 at the start/])
  t.same([...open(30, 29), ...open(null, null)], [])
})

t.test('a load that did not reach the site proves nothing', async t => {
  const flat = samples(() => 100)
  t.match(soakProblems(flat, calm, { ...visits, refused: 40, skipped: 40, wrong: ['500 /'] }), [
    /^load: 81 of 1131 visits/,
  ])
  t.same(soakProblems(flat, calm, { ...visits, refused: 30 }), [])
})
