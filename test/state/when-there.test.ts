import t from 'tap'
import { whenThere } from '../../state/when-there.ts'

t.test('looks each 100 ms, and gives up after 10 s', async t => {
  const waits: number[] = []
  const setTimeout = (work: () => void, ms: number) => {
    waits.push(ms)
    queueMicrotask(work)
  }
  t.intercept(globalThis, 'setTimeout', { value: setTimeout })
  t.equal(await whenThere(() => undefined, 100, 10_000), undefined)
  t.same([waits.length, new Set(waits)], [100, new Set([100])], '100 times 100 ms')

  let looks = 0
  waits.length = 0
  t.equal(await whenThere(() => (++looks === 4 ? 'found' : undefined), 100, 10_000), 'found')
  t.equal(waits.length, 3)
  waits.length = 0
  t.equal(await whenThere(() => 0, 100, 10_000), 0, 'at once, whatever is found')
  t.same(waits, [])
})
