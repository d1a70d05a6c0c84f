// SIGTERM: no new visitors, answers under way come to their end, and the process is gone within 10 s.
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { fullConnection } from '../support/faults/full-connection.ts'
import { heldMemberApi, importing, lateCookie, lateName } from '../support/faults/held-member-api.ts'
import { childrenOf, type RunningProcess, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { get, open, pictureOf, requestText } from '../support/wire.ts'

t.jobs = 4
const mostMs = 20_000 // 10 s are promised; this machine may be busy, and a stop that hangs takes longer than anything

/** The site looks for quiet connections once a second; here so rarely that none ends while a test is about it. */
const rarely = importing('const begin = setInterval; globalThis.setInterval = (run, ms) => begin(run, ms * 20)')

/** A page that has begun and waits for the member API. */
async function startStream(site: RunningProcess, path = '/dashboard', host?: string) {
  const stream = open(site.port, requestText(site.port, `GET ${path} HTTP/1.1`, [lateCookie]), host)
  await until('the beginning of the page', () => stream.received().includes('</header>')).catch(error => {
    throw new Error(`${error.message}; there is: ${stream.received().split('\r\n')[0]}`)
  })
  return stream
}

function endsWell(t: Test, raw: string, what: string) {
  t.ok(raw.includes(lateName), `${what}: what came late is there`)
  t.ok(raw.endsWith('0\r\n\r\n'), `${what}: it has its proper end`)
}

/** True when nobody listens there any more. */
const refuses = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, host, () => resolve(false))
    socket.on('error', error => resolve('code' in error && error.code === 'ECONNREFUSED'))
    socket.on('connect', () => socket.destroy())
  })

t.test('a stop in the middle of a renewal', { buffered: true }, async t => {
  const { env, letGo } = await heldMemberApi(t)
  const site = await startSite(t, { env: { WORKERS: '2', ...env } })
  // It keeps the first worker that is renewed from leaving at once.
  const streams = [await startStream(site), await startStream(site), await startStream(site), await startStream(site)]
  const asked = Date.now()
  site.kill('SIGHUP')
  await until('a new worker', () => childrenOf(site.pid).length > 2)
  site.kill('SIGTERM')
  await until('new connections to be refused', () => refuses(site.port))
  letGo()
  const exit = await site.exit
  t.match(exit, { code: 0, signal: null })
  t.ok(exit.at - asked < mostMs, `after ${exit.at - asked} ms`)
  for (const stream of streams) endsWell(t, stream.received(), 'a page that had begun')
  t.notOk(
    site.log().some(line => Number(line.level) >= 50),
    'nothing went wrong',
  )
})

for (const workers of sized(['2'], ['1', '2'])) {
  t.test(`running answers end, new visitors are refused (WORKERS=${workers})`, { buffered: true }, async t => {
    const { env, letGo } = await heldMemberApi(t)
    const site = await startSite(t, { env: { WORKERS: workers, ...env } })
    t.equal((await get(site.opsPort, '/readyz')).status, 200)
    const streams = [await startStream(site), await startStream(site, '/')]
    const asked = Date.now()
    site.kill('SIGTERM')
    await until('readiness to turn', async () => (await get(site.opsPort, '/readyz')).status === 503)
    await until('new connections to be refused', () => refuses(site.port))
    t.equal((await get(site.opsPort, '/healthz')).status, 200, 'it still lives')
    t.notOk(
      streams.some(stream => stream.received().endsWith('0\r\n\r\n')),
      'the answers are still under way',
    )
    letGo()
    const exit = await site.exit
    t.match(exit, { code: 0, signal: null })
    t.ok(exit.at - asked < mostMs, `after ${exit.at - asked} ms`)
    for (const [i, stream] of streams.entries())
      endsWell(t, stream.received(), ['personal page', 'page with a late account'][i] ?? '')
    t.equal(site.err(), '')
    t.notOk(
      site.log().some(line => Number(line.level) >= 50),
      'nothing went wrong',
    )
  })

  t.test(`a second SIGTERM ends it at once (WORKERS=${workers})`, { buffered: true }, async t => {
    const site = await startSite(t, { env: { WORKERS: workers, NODE_OPTIONS: rarely } })
    await fullConnection(t, site, await pictureOf(site.port), 250)
    site.kill('SIGTERM')
    await until('the first to be heard', async () => (await get(site.opsPort, '/readyz')).status === 503)
    await sleep(500) // or it would be taken for the echo of the first
    t.equal(site.ended(), undefined)
    site.kill('SIGTERM')
    t.match(await site.exit, { code: 1, signal: null }, 'a stop that waits for the reader ends with 0')
  })
}

t.test('a quiet connection may bring one more request', { buffered: true }, async t => {
  const { env, letGo } = await heldMemberApi(t)
  const site = await startSite(t, { env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} ${rarely}` } })
  const line = `GET /healthz HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`
  const quiet = open(site.port, line)
  await until('its first answer', () => quiet.received().includes('"ok"'))
  const stream = await startStream(site)
  site.kill('SIGTERM')
  await until('new connections to be refused', () => refuses(site.port))
  quiet.socket.write(line)
  await until('its second answer', () => quiet.received().split('HTTP/1.1 200').length === 3)
  t.match(quiet.received().split('HTTP/1.1 200')[2], /connection: close/i, 'it is told to go')
  letGo()
  t.match(await site.exit, { code: 0 })
  endsWell(t, stream.received(), 'personal page')
})

t.test('the same on each address of the host name that it serves', { buffered: true }, async t => {
  const second = Object.values(networkInterfaces()).some(list => list?.some(({ address }) => address === '::1'))
    ? '::1'
    : '127.0.0.2'
  // What localhost is on most machines, whatever this one says.
  const names = `import dns from 'node:dns'; const { lookup } = dns; dns.lookup = (name, options, done) => name === 'localhost' && options.all
    ? done(null, ['127.0.0.1', '${second}'].map(address => ({ address, family: address === '::1' ? 6 : 4 }))) : lookup(name, options, done)`
  const { env, letGo } = await heldMemberApi(t)
  const site = await startSite(t, { env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} ${importing(names)}` } })
  const served = (await refuses(site.port, second)) ? ['127.0.0.1'] : ['127.0.0.1', second]
  const streams = await Promise.all(served.map(host => startStream(site, '/', host)))
  site.kill('SIGTERM')
  for (const host of served) await until(`new connections to ${host} to be refused`, () => refuses(site.port, host))
  letGo()
  t.match(await site.exit, { code: 0, signal: null })
  for (const stream of streams) endsWell(t, stream.received(), 'page')
})
