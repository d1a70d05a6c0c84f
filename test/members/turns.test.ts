// Only so much at once, shared out fairly.
import t from 'tap'
import { createTurns, type Turn } from '../../members/turns.ts'

/** Work that ends when the test says so, in the order in which it began. */
function holding(most: { running: number; waiting: number }) {
  const inTurn = createTurns(most)
  const began: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, turn: Turn = {}) =>
    inTurn(async () => {
      began.push(name)
      await new Promise<void>(resolve => ends.push(resolve))
    }, turn).catch(({ statusCode }) => refused.push(`${name} ${statusCode}`))
  const rest = () => new Promise(setImmediate)
  async function endAll() {
    for (await rest(); ends.length > 0; await rest()) ends.shift()?.()
  }
  return { ask, began, refused, endAll, rest }
}

t.test('each who asks has one turn in a round, and first come is first served within it', async t => {
  const { ask, began, endAll } = holding({ running: 1, waiting: 16 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(name, { whose: name[0] })
  await endAll()
  t.same(began, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

t.test('who asks for most is sent away when there is no room', async t => {
  const { ask, began, refused, endAll } = holding({ running: 1, waiting: 4 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'c1']) ask(name, { whose: name[0] })
  await endAll()
  t.same(refused, ['a6 503', 'a5 503', 'a4 503'])
  t.same(began, ['a1', 'a2', 'b1', 'c1', 'a3'])
})

t.test('the first are before all others, and share among themselves', async t => {
  const { ask, began, refused, endAll } = holding({ running: 1, waiting: 3 })
  for (const name of ['a1', 'a2', 'b1', 'c1']) ask(name, { whose: name[0] })
  for (const name of ['d1', 'd2', 'e1']) ask(name, { whose: name[0], first: true })
  await endAll()
  t.same(began, ['a1', 'd1', 'e1', 'd2'])
  t.same(refused, ['c1 503', 'b1 503', 'a2 503'])
})

t.test('a round goes on where it was: who comes late is not behind all that came before', async t => {
  const { ask, began, endAll, rest } = holding({ running: 1, waiting: 16 })
  for (let i = 1; i <= 5; i++) ask(`a${i}`, { whose: 'a' })
  await rest()
  ask('b1', { whose: 'b' })
  await endAll()
  t.equal(began.indexOf('b1'), 2)
  t.equal(began.length, 6)
})
