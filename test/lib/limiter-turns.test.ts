// What waits is shared out fairly.
import { mock } from 'node:test'
import t from 'tap'
import { createLimiter, type Limits, type Turn } from '../../lib/limiter.ts'

/** Work that ends when the test says so, in the order in which it began. */
function holding(limits: Limits) {
  const limiter = createLimiter(limits)
  const began: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, turn: Turn = {}) =>
    limiter
      .run(async () => {
        began.push(name)
        await new Promise<void>(resolve => ends.push(resolve))
      }, turn)
      .catch(({ statusCode }) => refused.push(`${name} ${statusCode}`))
  const rest = () => new Promise(setImmediate)
  async function endAll() {
    for (await rest(); ends.length > 0; await rest()) ends.shift()?.()
  }
  return { ask, began, refused, endAll, rest }
}

t.test('each who asks has one turn in a round, and first come is first served within it', async t => {
  const { ask, began, endAll } = holding({ maxRunning: 1, maxWaiting: 16 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name, { asker: name[0] })
  await endAll()
  t.same(began, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

t.test('who asks for most is sent away when there is no room', async t => {
  const { ask, began, refused, endAll } = holding({ maxRunning: 1, maxWaiting: 4 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'c1']) ask(name, { asker: name[0] })
  await endAll()
  t.same(refused, ['a6 503', 'a5 503', 'a4 503'])
  t.same(began, ['a1', 'a2', 'b1', 'c1', 'a3'])
})

t.test('the first are before all others, and share among themselves', async t => {
  const { ask, began, refused, endAll } = holding({ maxRunning: 1, maxWaiting: 3 })
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name, { asker: name[0] })
  for (const name of ['d1', 'd2', 'e1']) ask(name, { asker: name[0], isFirst: true })
  await endAll()
  t.same(began, ['a1', 'd1', 'e1', 'd2'])
  t.same(refused, ['c1 503', 'b1 503', 'a2 503'])
})

t.test('a round goes on where it was: who comes late is not behind all that came before', async t => {
  const { ask, began, endAll, rest } = holding({ maxRunning: 1, maxWaiting: 16 })
  for (let i = 1; i <= 5; i++) ask(`a${i}`, { asker: 'a' })
  await rest()
  ask('b1', { asker: 'b' })
  await endAll()
  t.equal(began.indexOf('b1'), 2)
  t.equal(began.length, 6)
})

t.test('one that waited too long leaves the others in their turns', async t => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const { ask, began, refused, endAll, rest } = holding({ maxRunning: 1, maxWaiting: 3, timeoutMs: 100 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name, { asker: name[0] })
  await rest()
  t.same(refused, ['a4 503'], 'for want of room')
  mock.timers.tick(50)
  ask('c1', { asker: 'c' })
  await rest()
  mock.timers.tick(50)
  await rest()
  t.same(refused, ['a4 503', 'a3 503', 'a2 503', 'b1 503'], 'the rest after 100 ms')
  await endAll()
  t.same(began, ['a1', 'c1'])
})
