import t from 'tap'
import type { Held } from '../../bench/servers.ts'
import { growth, type Sample, slope, soakProblems } from '../../bench/soak-figures.ts'

const line = (from: number, each: number, count = 10) =>
  Array.from({ length: count }, (_, x) => ({ x, y: from + each * x }))
const held = (pid: number, heapMb: number, files: number | null = 30): Held => ({
  who: pid === 1 ? 'primary' : 'worker',
  pid,
  heapMb,
  rssMb: 200,
  files,
})
/** Fifteen minutes, a sample in each; the second worker does what is asked. */
const samples = (heapOf: (minute: number) => number, pids = [1, 2, 3]): Sample[] =>
  Array.from({ length: 15 }, (_, i) => ({
    minute: i + 1,
    held: pids.map(pid => held(pid, pid === 3 ? heapOf(i + 1) : 100)),
  }))
const rest = (files: number | null) => [held(1, 100), held(2, 100), held(3, 100, files)]
const calm = { before: rest(30), after: rest(30) }
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
  t.match(growth(samples(minute => Math.min(minute, 5) * 20)), [
    { who: 'primary', pid: 1, heapMb: 0, rssMb: 0 },
    { who: 'worker', pid: 2, heapMb: 0, rssMb: 0 },
    { who: 'worker', pid: 3, heapMb: 0, rssMb: 0 },
  ])
  t.same(
    soakProblems(
      samples(minute => Math.min(minute, 5) * 20),
      calm,
      visits,
    ),
    [],
  )
})

t.test('the heap of one worker that grows by a megabyte a minute fails, by less does not', async t => {
  t.match(
    soakProblems(
      samples(minute => 100 + minute),
      calm,
      visits,
    ),
    [/^heap of worker 3: 1\.00 MB/],
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
      { before: rest(before), after: rest(after) },
      visits,
    )
  t.match(open(30, 31), [/^open files of worker 3: 31 at the end, 30 at the start/])
  t.same([...open(30, 29), ...open(null, null)], [])
})

t.test('a load that did not reach the site proves nothing', async t => {
  const flat = samples(() => 100)
  t.match(soakProblems(flat, calm, { ...visits, refused: 40, skipped: 40, wrong: ['500 /'] }), [
    /^load: 81 of 1131 visits/,
  ])
  t.same(soakProblems(flat, calm, { ...visits, refused: 30 }), [])
})

t.test('a run proves nothing that looked at no worker, or whose workers changed', async t => {
  const flat = (pids: number[]) => samples(() => 100, pids)
  t.same(soakProblems(flat([1]), { before: [held(1, 100)], after: [held(1, 100)] }, visits), [
    'no process that serves was looked at',
  ])
  t.same(soakProblems([...flat([1, 2, 3]).slice(0, 9), ...flat([1, 2, 4]).slice(9)], calm, visits), [
    'other processes than at the start in minute 10.0',
  ])
})
