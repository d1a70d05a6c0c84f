// Clients that take their time: senders lose their connection after a while, readers get what there is time for, and nobody notices them.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { get, pictureOf, takeNothing } from '../support/wire.ts'

const headersMs = 8000
const bodyMs = 15_000
const early = 1000 // milliseconds that a clock may be off
const late = 2500 // the server looks once a second, and this machine may be busy

const site = await startSite(t)
const { port } = site
const line = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`
const post = `POST /events HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\n`

interface Lost {
  /** Milliseconds until the other side ended the connection; infinite when it did not within 20 s. */
  ms: number
  raw: string
}

/** Sends `first`, then `drop` again and again, and waits until the connection is lost. */
function dribble(first: string, drop: string, everyMs = 400): Promise<Lost> {
  return new Promise(resolve => {
    const started = performance.now()
    let raw = ''
    const socket = connect(port, '127.0.0.1', () => first && socket.write(first))
    const dripping = setInterval(() => drop && socket.writable && socket.write(drop), everyMs)
    const finish = (ms: number) => {
      clearInterval(dripping)
      clearTimeout(patience)
      socket.destroy()
      resolve({ ms, raw })
    }
    const patience = setTimeout(() => finish(Number.POSITIVE_INFINITY), 20_000)
    socket.setEncoding('latin1').on('data', chunk => {
      raw += chunk
    })
    socket.on('error', () => {}).on('close', () => finish(performance.now() - started))
  })
}

const slow: Record<string, { first: string; drop: string; ms: number; earliest?: number }> = {
  'headers that come letter by letter': { first: `${line}X-A: `, drop: 'a', ms: headersMs },
  'headers that come line by line': { first: line, drop: 'X-A: b\r\n', ms: headersMs },
  'headers that stop in the middle': { first: line, drop: '', ms: headersMs },
  'nothing at all': { first: '', drop: '', ms: headersMs },
  // Any time up to then is right: what matters is that it does not go on.
  'a body that comes letter by letter': { first: `${post}Content-Length: 8000\r\n\r\n`, drop: ' ', ms: bodyMs, earliest: headersMs },
  'a body that stops in the middle': { first: `${post}Content-Length: 8000\r\n\r\n{"events"`, drop: '', ms: bodyMs, earliest: headersMs },
  'a body that comes chunk by chunk': {
    first: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    drop: '1\r\n \r\n',
    ms: bodyMs,
    earliest: headersMs,
  },
}

t.test('clients that take their time', async t => {
  t.jobs = 12 // they mostly wait
  for (const [what, { first, drop, ms, earliest = ms }] of Object.entries(slow)) {
    t.test(what, { buffered: true }, async t => {
      const lost = await dribble(first, drop)
      t.ok(lost.ms > earliest - early && lost.ms < ms + late, `the connection is lost after ${Math.round(lost.ms)} ms`)
      t.match(lost.raw, /^$|^HTTP\/1\.1 408 /, 'with the answer that it took too long, or none')
    })
  }

  const many = sized(200, 1000)
  t.test(`${many} slow connections beside visitors`, { buffered: true }, async t => {
    const crowd = Array.from({ length: many }, (_, i) =>
      i % 2 ? dribble(`${line}X-A: `, 'a') : dribble(`${post}Content-Length: 8000\r\n\r\n`, ' '),
    )
    await sleep(3000)
    const times: number[] = []
    for (let i = 0; i < 150; i++) {
      const answer = await get(port, '/')
      if (answer.status === 200) times.push(answer.ms)
      await sleep(20)
    }
    t.equal(times.length, 150, 'everyone is served')
    times.sort((a, b) => a - b)
    // Other tests run beside this one, so a few may wait for the machine.
    const [median = 0, slow = 0] = [times[75], times[142]]
    t.ok(slow < 250, `visitors wait ${median.toFixed(1)} ms, the slowest of twenty ${slow.toFixed(1)} ms`)
    const lost = await Promise.all(crowd)
    t.equal(lost.filter(({ ms }) => ms > bodyMs + late).length, 0, 'all of them are gone in time')
  })

  for (const workers of ['1', '2']) {
    t.test(`a reader who takes nothing does not hold the end (WORKERS=${workers})`, { buffered: true }, async t => {
      const site = await startSite(t, { env: { WORKERS: workers } })
      const socket = takeNothing(site.port, await pictureOf(site.port), 250)
      t.teardown(() => socket.destroy())
      await sleep(1000)
      const asked = Date.now()
      site.kill('SIGTERM')
      await sleep(3000)
      t.equal(site.ended(), undefined, 'it gives the reader a chance')
      const exit = await site.exit
      t.match(exit, { code: 0, signal: null })
      t.ok(exit.at - asked < 10_000, `within 10 s (${exit.at - asked} ms)`)
    })
  }

  t.test('at the end, a slow reader gets each page that was begun to its last byte', { buffered: true }, async t => {
    const site = await startSite(t)
    const socket = takeNothing(site.port, '/', 800) // more than a connection holds, and so few that the server has read them all
    await sleep(1000)
    site.kill('SIGTERM')
    await sleep(2500)
    let raw = ''
    socket
      .setEncoding('latin1')
      .on('data', chunk => {
        raw += chunk
      })
      .resume()
    t.match(await site.exit, { code: 0, signal: null })
    await until('the end of the connection', () => socket.destroyed || socket.readableEnded, 3000)
    let pages = 0
    for (let left = raw; left; pages++) {
      const size = Number(/content-length: (\d+)/i.exec(left)?.[1])
      const end = left.indexOf('\r\n\r\n') + 4 + size
      if (!(end <= left.length)) return t.fail(`page ${pages + 1} was cut after ${left.length} of ${end} bytes`)
      left = left.slice(end)
    }
    t.ok(pages > 0, `${pages} pages, all whole`)
  })
})

t.test('and nothing went wrong', async t => {
  t.equal((await get(port, '/')).status, 200)
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0 })
  t.equal(site.err(), '')
  t.same(
    site
      .log()
      .filter(entry => Number(entry.level) >= 50 || Number(entry.status) >= 500)
      .slice(0, 3),
    [],
  )
})
