// More connections than there is room for, and readers that take nothing.
import { once } from 'node:events'
import { createServer, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { type ConnectionRules, guardConnections } from '../../lib/connections.ts'

async function guarded(
  t: Test,
  rules: ConnectionRules,
  listener: RequestListener = (_request, response) => response.end('here'),
) {
  const server = createServer({ keepAliveTimeout: 60_000, headersTimeout: 60_000 }, listener)
  const guard = guardConnections(server, rules)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const sockets: Socket[] = []
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  /** A connection that stays, and what it said first. */
  async function hold(first = '') {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    if (first) socket.write(first)
    return socket
  }
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent: false }, response => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', reject)
        .end()
    })
  return { guard, hold, ask }
}

const most = 8
const question = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

for (const [what, first] of Object.entries({
  'that say nothing': '',
  'that stop in the middle of a head': 'GET / HTTP/1.1\r\nHos',
}))
  t.test(`three times as many connections ${what}`, async t => {
    const { guard, hold, ask } = await guarded(t, { maxConnections: most, maxOfNetwork: () => most })
    for (let i = 0; i < 3 * most; i++) await hold(first)
    for (let i = 0; i < 3; i++) t.equal(await ask(), 200, 'a visitor is answered')
    t.ok(guard.open() <= most, `${guard.open()} are open`)
    t.ok(guard.closed.forRoom >= 2 * most, `${guard.closed.forRoom} had to leave`)
  })

t.test('one network has half of the room, and loses only its own', async t => {
  const { guard, hold, ask } = await guarded(t, { maxConnections: most })
  for (let i = 0; i < 3 * most; i++) await hold()
  t.equal(await ask(), 200)
  t.ok(guard.open() <= most / 2, `${guard.open()} are open`)
})

t.test('whoever is being answered stays while others are idle', async t => {
  const answers: (() => void)[] = []
  const late: RequestListener = (_request, response) => void answers.push(() => response.end('late'))
  const { hold } = await guarded(t, { maxConnections: most, maxOfNetwork: () => most }, late)
  const busy = await hold(question)
  let got = ''
  busy.on('data', bytes => {
    got += bytes
  })
  while (!answers.length) await new Promise(setImmediate)
  for (let i = 0; i < 3 * most; i++) await hold()
  answers[0]?.()
  while (!got.includes('late')) await once(busy, 'data')
  t.match(got, /^HTTP\/1\.1 200/)
})

t.test('a reader that takes nothing is cut off, one that reads is not', async t => {
  const much = Buffer.alloc(32 * 1024 * 1024, 'x') // more than the system takes off our hands
  const rules = { maxConnections: most, maxOfNetwork: () => most, graceMs: 100, minRate: much.length * 2 }
  const { guard, hold } = await guarded(t, rules, (_request, response) => response.end(much))
  const slow = await hold(question)
  slow.pause() // and so it does not hear of its end either
  while (guard.closed.slow === 0) await sleep(20)
  t.equal(guard.open(), 0)
  const good = await hold(question)
  let read = 0
  good.on('data', bytes => {
    read += bytes.length
  })
  while (read < much.length) await once(good, 'data')
  t.equal(guard.closed.slow, 1, 'and nobody else')
})

t.test('an answer that does not begin is told of every second', async t => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const never: RequestListener = () => {}
  const { hold } = await guarded(t, { maxConnections: most, onWaiting: (_response, ms) => resolve(ms) }, never)
  await hold(question)
  t.ok((await promise) > 0)
})
