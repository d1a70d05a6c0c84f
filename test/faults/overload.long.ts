// More visitors than one process can render for: some are served, the others are told when to come back, and it soon is
// as before.
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startLoad } from '../support/load.ts'
import { isAlive, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { get, open } from '../support/wire.ts'

const seconds = sized(6, 60)
const healthRequest = (port: number) => `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`

t.test('300 visitors at once, and no page is kept', async t => {
  const site = await startSite(t, { env: { PAGE_CACHE_MB: '0', LOOP_DELAY: 'measured' } })
  // As a load balancer does: over a connection that it has. New ones wait long beside so many busy ones, here.
  const health = open(site.port, healthRequest(site.port))
  t.teardown(() => health.socket.destroy())
  const load = startLoad({
    url: `http://localhost:${site.port}/pregnancy-week-by-week`,
    headers: { 'accept-encoding': 'br' }, // small answers: the visitors must not be what is slow
    connections: 300,
    pipelining: 5,
    seconds,
    check(status, headers) {
      if (status !== 503) return status === 200 ? undefined : `an answer ${status}`
      if (!/^[1-9]\d*$/.test(headers['retry-after'] ?? '')) return `503 with Retry-After ${headers['retry-after']}`
      if (!(Number(headers['content-length']) < 2000)) return `503 with ${headers['content-length']} bytes`
      if (headers['cache-control'] !== 'no-store') return `503 with ${headers['cache-control']}`
      return undefined
    },
  })
  t.teardown(load.stop)
  for (let i = 0; i < seconds * 2.5; i++) {
    await sleep(300)
    health.socket.write(healthRequest(site.port))
  }
  const { statuses, errors, wrong } = await load.result
  t.same(
    { wrong, errors },
    { wrong: [], errors: 0 },
    'each answer is 200, or 503 with seconds to wait and a small page',
  )
  t.ok((statuses[200] ?? 0) > 100, `${statuses[200]} were served`)
  t.ok((statuses[503] ?? 0) > 0, `${statuses[503]} were told to come back`)

  const alive = health.received().match(/HTTP\/1\.1 \d+/g) ?? []
  t.ok(alive.length > 5)
  t.same([...new Set(alive)], ['HTTP/1.1 200'], 'it says that it lives all the while')

  let good = 0
  await until('twenty good answers in a row', async () => {
    good = (await get(site.port, '/')).status === 200 ? good + 1 : 0
    return good === 20
  })
  t.ok(isAlive(site.pid) && site.err() === '')
  t.notOk(
    site.log().some(line => Number(line.level) >= 50),
    'no line of level error',
  )
})

t.test('a pause is no overload', async t => {
  const site = await startSite(t, { env: { LOOP_DELAY: 'measured' } })
  await until('the first page', async () => (await get(site.port, '/')).status === 200)
  for (const pause of [300, 600]) {
    process.kill(site.pid, 'SIGSTOP') // as when a virtual machine is moved, or others take the processor
    const waiting = Array.from({ length: 20 }, () => get(site.port, '/'))
    await sleep(pause)
    process.kill(site.pid, 'SIGCONT')
    const statuses = new Set((await Promise.all(waiting)).map(answer => answer.status))
    for (let i = 0; i < 40; i++) statuses.add((await get(site.port, '/')).status)
    t.same([...statuses], [200], `nobody is sent away after ${pause} ms`)
  }
})
