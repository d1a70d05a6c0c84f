// Work that takes the processor, and visitors who come meanwhile.
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { ownTurns } from '../../lib/own-turn.ts'

const crowd = 100

/** A clock of the test's own, so that no turn is long because the machine is busy: `ms` later each time it is read. */
function clock(t: Test, ms: number) {
  let now = 0
  t.intercept(performance, 'now', {
    value() {
      now += ms
      return now
    },
  })
}

/** How many of a crowd that comes at once were let in when each piece of work began. */
async function letInAt(turns: (arrived: () => number) => () => Promise<void>): Promise<number[]> {
  let arrived = 0
  const began: number[] = []
  const ownTurn = turns(() => arrived)
  const server = createServer(async (_request, response) => {
    await ownTurn()
    began.push(arrived)
    const until = Date.now() + 5
    while (Date.now() < until); // a page is made, nothing else runs
    response.end()
  })
  server.on('connection', () => arrived++)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const visit = () =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, response => response.resume().once('end', resolve)).once(
        'error',
        reject,
      )
    })
  await Promise.all(Array.from({ length: crowd }, visit))
  server.close()
  return began
}

t.test('a crowd is let in while work is done for the first of it', async t => {
  clock(t, 0)
  const began = await letInAt(ownTurns)
  t.equal(began.length, crowd, 'each had a turn')
  t.equal(began[10], crowd, 'after ten pieces of work nobody waits outside')
  const alone = await letInAt(() => () => new Promise<void>(resolve => void setImmediate(resolve)))
  t.ok((alone[10] ?? crowd) < crowd, `with the next turn for everybody ${alone[10]} are in by then`)
})

t.test('turns are given in the order of asking, one to each', async t => {
  clock(t, 1)
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const ownTurn = ownTurns(() => 0)
  const given: [number, number][] = []
  await Promise.all([0, 1, 2].map(asked => ownTurn().then(() => given.push([asked, turn]))))
  isOver = true
  t.same(
    given.map(([asked]) => asked),
    [0, 1, 2],
  )
  t.equal(new Set(given.map(([, turn]) => turn)).size, 3, 'no two in the same turn')
})

t.test('where turns are long by themselves, as much work follows as takes the time of one', async t => {
  let turn = 0
  let isOver = false
  const beBusy = () => {
    turn++
    const until = performance.now() + 45
    while (performance.now() < until); // those who are in are answered
    if (!isOver) setImmediate(beBusy)
  }
  setImmediate(beBusy)
  const ownTurn = ownTurns(() => 0)
  const given = await Promise.all(Array.from({ length: 6 }, () => ownTurn().then(() => turn)))
  isOver = true
  t.equal(new Set(given).size, 1, `in the turns ${given}`)
})

t.test('who never stop coming do not stop the work', async t => {
  clock(t, 1)
  let arrived = 0
  await ownTurns(() => arrived++)()
  t.ok(arrived > 12, 'many were let in')
})
