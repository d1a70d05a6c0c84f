import t from 'tap'
import { inOrder, latest, seriesStart, summaryOf, withOne } from '../../../domain/tools/contractions.ts'

const at = (minute: number, seconds = 60, strength?: number) => ({
  start: minute * 60_000,
  end: minute * 60_000 + seconds * 1000,
  ...(strength && { strength }),
})

t.test('a stretch in numbers', async t => {
  t.same(summaryOf([at(0, 50, 2), at(4, 70), at(10, 60, 4)]), { count: 3, gap: 300_000, length: 60_000, strongest: 4 })
  t.same(summaryOf([at(0)], 180_000), { count: 2, gap: 180_000, length: 60_000, strongest: null })
  t.same(summaryOf([]), { count: 0, gap: null, length: null, strongest: null })
})

t.test('order, and no two with one start', async t => {
  t.same(inOrder([at(5), at(1), at(5, 20), at(3)]), [at(1), at(3), at(5)])
})

t.test('the last hour', async t => {
  const list = [at(0), at(30), at(70), at(90)]
  t.same(latest(list, 91 * 60_000, 3_600_000), [at(70), at(90)])
  t.same(latest(list, 60 * 60_000, 3_600_000), [at(0), at(30)], 'not what lies ahead of a clock that was set back')
  t.same(latest(list, 400 * 60_000, 3_600_000), [])
})

t.test('since when', async t => {
  t.equal(seriesStart([]), null)
  t.equal(seriesStart([], 77), 77)
  t.equal(seriesStart([at(0), at(200), at(260), at(300)]), 200 * 60_000, 'a break of more than two hours')
  t.equal(seriesStart([at(0)], 119 * 60_000), 0)
})

t.test('one put in its place', async t => {
  const list = [at(0), at(10)]
  t.same(withOne(list, at(5)), [at(0), at(5), at(10)])
  t.same(withOne(list, at(20), 0), [at(10), at(20)])
  t.same(withOne(list, at(0, 30), 0), [at(0, 30), at(10)], 'its own start is no other one')
  t.equal(withOne(list, at(10, 30)), null)
})
