// Clients that take their time: senders lose their connection after a while, readers get what there is time for, and
// nobody notices them.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { fullConnection } from '../support/faults/full-connection.ts'
import { patienceMs, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { get, pictureOf } from '../support/wire.ts'

const headersMs = 8000
const bodyMs = 15_000
const early = 1000 // milliseconds that a clock may be off
// The server looks once a second, and this machine may be busy: what holds the connection instead, when a limit is
// gone, takes longer still.
const latest = { headers: bodyMs - early, body: 28_000 }
const stopMs = 20_000 // 10 s are promised; a stop that hangs takes longer than anything

const site = await startSite(t)
const { port } = site
const line = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`
const post = `POST /events HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/json\r\n`

interface Lost {
  /** Milliseconds until the other side ended the connection; infinite when it did not in time. */
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
    const patience = setTimeout(() => finish(Number.POSITIVE_INFINITY), 2 * patienceMs)
    socket.setEncoding('latin1').on('data', chunk => {
      raw += chunk
    })
    socket.on('error', () => {}).on('close', () => finish(performance.now() - started))
  })
}

const slow: Record<string, { first: string; drop: string; mostMs: number }> = {
  'headers that come letter by letter': { first: `${line}X-A: `, drop: 'a', mostMs: latest.headers },
  'headers that come line by line': { first: line, drop: 'X-A: b\r\n', mostMs: latest.headers },
  'headers that stop in the middle': { first: line, drop: '', mostMs: latest.headers },
  'nothing at all': { first: '', drop: '', mostMs: latest.headers },
  // Any time up to then is right: what matters is that it does not go on.
  'a body that comes letter by letter': {
    first: `${post}Content-Length: 8000\r\n\r\n`,
    drop: ' ',
    mostMs: latest.body,
  },
  'a body that stops in the middle': {
    first: `${post}Content-Length: 8000\r\n\r\n{"events"`,
    drop: '',
    mostMs: latest.body,
  },
  'a body that comes chunk by chunk': {
    first: `${post}Transfer-Encoding: chunked\r\n\r\n`,
    drop: '1\r\n \r\n',
    mostMs: latest.body,
  },
}

t.test('clients that take their time', async t => {
  t.jobs = 12 // they mostly wait
  for (const [what, { first, drop, mostMs }] of Object.entries(slow)) {
    t.test(what, { buffered: true }, async t => {
      const lost = await dribble(first, drop)
      t.ok(lost.ms > headersMs - early && lost.ms < mostMs, `the connection is lost after ${Math.round(lost.ms)} ms`)
      t.match(lost.raw, /^$|^HTTP\/1\.1 408 /, 'with the answer that it took too long, or none')
    })
  }

  const many = sized(200, 1000)
  t.test(`${many} slow connections beside visitors`, { buffered: true }, async t => {
    const crowd = Array.from({ length: many }, (_, i) =>
      i % 2 ? dribble(`${line}X-A: `, 'a') : dribble(`${post}Content-Length: 8000\r\n\r\n`, ' '),
    )
    let gone = 0
    for (const one of crowd) one.then(() => gone++)
    await sleep(1000)
    const statuses = new Set([(await get(port, '/')).status])
    t.ok(gone < many, `nobody waits for them: ${many - gone} are there`)
    for (let i = 0; i < 150; i++) statuses.add((await get(port, '/')).status)
    t.same([...statuses], [200], 'everyone is served')
    const lost = await Promise.all(crowd)
    t.equal(lost.filter(({ ms }) => !Number.isFinite(ms)).length, 0, 'all of them are gone in the end')
  })

  for (const workers of ['1', '2']) {
    t.test(`a reader who takes nothing does not hold the end (WORKERS=${workers})`, { buffered: true }, async t => {
      const site = await startSite(t, { env: { WORKERS: workers } })
      await fullConnection(t, site, await pictureOf(site.port), 250)
      const asked = Date.now()
      site.kill('SIGTERM')
      await sleep(3000)
      t.equal(site.ended(), undefined, 'it gives the reader a chance')
      const exit = await site.exit
      t.match(exit, { code: 0, signal: null })
      t.ok(exit.at - asked < stopMs, `after ${exit.at - asked} ms`)
    })
  }

  t.test('at the end, a slow reader gets each page that was begun to its last byte', { buffered: true }, async t => {
    const site = await startSite(t)
    const socket = await fullConnection(t, site, '/', 800) // more than a connection holds, and so few that the server has read them all
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
    await until('the end of the connection', () => socket.destroyed || socket.readableEnded)
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
