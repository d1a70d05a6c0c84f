import { mock } from 'node:test'
import t from 'tap'
import { createLimiter, type Limiter, OverloadError } from '../../lib/limiter.ts'

/** Work that runs until it is let go. */
function holding(gate: Limiter) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  const result = gate.run(() => {
    started = true
    return promise
  })
  result.catch(() => {})
  return { result, started: () => started, finish: () => resolve('done'), fail: () => reject(new Error('failed')) }
}
const settle = () => new Promise<void>(resolve => setImmediate(resolve))
const isOverload = { code: 'OVERLOADED', statusCode: 503 }

t.test('so many run, so many wait, the rest are refused at once', async t => {
  const gate = createLimiter({ maxRunning: 2, maxWaiting: 3, timeoutMs: 10_000 })
  const works = Array.from({ length: 5 }, () => holding(gate))
  t.same(
    works.map(work => work.started()),
    [true, true, false, false, false],
  )
  t.equal(gate.running, 2)
  t.equal(gate.waiting, 3)
  await t.rejects(
    gate.run(async () => t.fail('it must not run')),
    isOverload,
  )
  works[1]?.finish()
  await settle()
  t.same(
    works.map(work => work.started()),
    [true, true, true, false, false],
    'the first in the queue is next',
  )
  works[0]?.fail()
  await t.rejects(works[0]?.result ?? Promise.resolve(''), { message: 'failed' }, 'a failure is handed on')
  await settle()
  t.ok(works[3]?.started(), 'and frees its place')
  for (const work of works) work.finish()
  t.same(await Promise.all(works.slice(1).map(work => work.result)), Array(4).fill('done'))
  t.equal(gate.running, 0)
  t.equal(gate.waiting, 0)
})

t.test('a wait that is too long is over, and takes no place any more', async t => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const gate = createLimiter({ maxRunning: 1, maxWaiting: 5, timeoutMs: 800 })
  const [first, second] = [holding(gate), holding(gate)]
  mock.timers.tick(400)
  const third = holding(gate)
  mock.timers.tick(399)
  t.equal(gate.waiting, 2)
  mock.timers.tick(1)
  await t.rejects(second.result, isOverload)
  t.equal(gate.waiting, 1, 'only who waited so long')
  first.finish()
  await first.result
  await Promise.resolve()
  t.ok(third.started())
  mock.timers.tick(5000)
  third.finish()
  t.equal(await third.result, 'done', 'patience is for the wait, not for the work')
  t.notOk(second.started())
  t.equal(gate.running, 0)
})

t.test('a burst may wait long, but not what comes on top once somebody has waited in vain', async t => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const gate = createLimiter({ maxRunning: 1, maxWaiting: 9, timeoutMs: 800, standingMs: 100 })
  const [first, inVain] = [holding(gate), holding(gate)]
  mock.timers.tick(400)
  const second = holding(gate)
  mock.timers.tick(400)
  await t.rejects(inVain.result, isOverload)
  const later = holding(gate)
  mock.timers.tick(100)
  await t.rejects(later.result, isOverload, 'it is refused soon')
  t.equal(gate.waiting, 1, 'who came before waits on')
  for (const work of [first, second]) {
    work.finish()
    await work.result
  }
  const [again, waits] = [holding(gate), holding(gate)]
  mock.timers.tick(799)
  t.equal(gate.waiting, 1, 'once nobody has waited it is a burst again')
  for (const work of [again, waits]) work.finish()
  await Promise.all([again.result, waits.result])
})

t.test('work that throws before it waits frees its place', async t => {
  const gate = createLimiter({ maxRunning: 1, maxWaiting: 0, timeoutMs: 10 })
  const throwing = () => {
    throw new TypeError('at once')
  }
  for (let i = 0; i < 3; i++) await t.rejects(gate.run(throwing), { message: 'at once' })
  t.equal(await gate.run(async () => 'fine'), 'fine')
})

t.test('while the process is late nobody begins, and who has begun goes on', async t => {
  let isLate = false
  const gate = createLimiter({ maxRunning: 1, maxWaiting: 5, timeoutMs: 10_000 }, () => {
    if (isLate) throw new OverloadError()
  })
  const [first, second] = [holding(gate), holding(gate)]
  isLate = true
  await t.rejects(
    gate.run(async () => t.fail('it must not run')),
    isOverload,
  )
  t.same([gate.running, gate.waiting], [1, 1], 'who was refused takes no place')
  for (const work of [first, second]) work.finish()
  t.same(await Promise.all([first.result, second.result]), ['done', 'done'])
  isLate = false
  t.equal(await gate.run(async () => 'fine'), 'fine')
})

t.test('never more than the limit, whatever happens', async t => {
  const gate = createLimiter({ maxRunning: 4, maxWaiting: 1000, timeoutMs: 10_000 })
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await settle()
    running--
    if (Math.random() < 0.3) throw new Error('now and then')
  }
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => gate.run(work)))
  t.equal(most, 4)
  t.equal(gate.running, 0)
  t.notOk(results.some(result => result.status === 'rejected' && result.reason instanceof OverloadError))
})
