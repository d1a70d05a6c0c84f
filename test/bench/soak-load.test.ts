import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import t, { type Test } from 'tap'
import { visitorsOf } from '../../bench/soak-load.ts'

const least = 10

/** What became of some who visited a server, one after the other. */
async function visitsTo(t: Test, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // as: it listens on a port
  const visitors = visitorsOf(`http://localhost:${port}`, { pages: ['/page'], names: ['/name'] }, 'session=one', 1)
  t.teardown(() => {
    visitors.rest()
    server.close()
  })
  const { visits } = visitors
  while (visits.answered + visits.refused + visits.wrong.length < least) await visitors.atMost(1, 0.05)
  return visits
}

t.test('who is asked over a connection that was just closed is asked once more', async t => {
  const asked = new Map<Socket, number>()
  let closed = 0
  const visits = await visitsTo(t, ({ socket }, response) => {
    const count = (asked.get(socket) ?? 0) + 1
    asked.set(socket, count)
    if (count === 1) return void response.end('whole')
    closed++
    socket.resetAndDestroy()
  })
  t.ok(closed > 0, `${closed} connections were closed`)
  t.ok(visits.answered > 0, `${visits.answered} were answered`)
  t.same(visits.wrong, [])
})

t.test('an answer that is cut is lost, however well it began', async t => {
  const visits = await visitsTo(t, (_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('not all', () => response.destroy())
  })
  t.equal(visits.answered, 0)
  t.ok(visits.wrong.length > 0, `${visits.wrong.length} were lost`)
})

t.test(
  'who is led to log in, as an API that does not answer has it, is refused; who is led elsewhere is lost',
  async t => {
    const led = (location: string) =>
      visitsTo(t, (_request, response) => void response.writeHead(303, { location }).end())
    const away = await led('/login?target=%2Fsettings')
    t.ok(away.refused > 0)
    t.same(away.wrong, [])
    const lost = await led('/')
    t.equal(lost.refused, 0)
    t.match(lost.wrong[0], /^303 \//)
  },
)

t.test('a refusal says when to come back', async t => {
  const rough = await visitsTo(t, (_request, response) => void response.writeHead(503).end())
  t.equal(rough.refused, 0)
  t.match(rough.wrong[0], /^503 \//)
  const polite = await visitsTo(t, (_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end())
  t.ok(polite.refused > 0)
  t.same(polite.wrong, [])
})
