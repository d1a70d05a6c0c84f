// Senders that take their time: they lose their connection after a while, and nobody else notices them.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startSite } from '../support/process.ts'
import { get } from '../support/wire.ts'

t.jobs = 8
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

for (const [what, { first, drop, ms, earliest = ms }] of Object.entries(slow)) {
  t.test(what, { buffered: true }, async t => {
    const lost = await dribble(first, drop)
    t.ok(lost.ms > earliest - early && lost.ms < ms + late, `the connection is lost after ${Math.round(lost.ms)} ms`)
    t.match(lost.raw, /^$|^HTTP\/1\.1 408 /, 'with the answer that it took too long, or none')
  })
}

t.test('200 slow connections beside visitors', { buffered: true }, async t => {
  const crowd = Array.from({ length: 200 }, (_, i) =>
    i % 2 ? dribble(`${line}X-A: `, 'a') : dribble(`${post}Content-Length: 8000\r\n\r\n`, ' '),
  )
  await sleep(500)
  const times: number[] = []
  for (let i = 0; i < 150; i++) {
    const answer = await get(port, '/')
    if (answer.status !== 200) t.fail(`answer ${i} is ${answer.status}`)
    times.push(answer.ms)
    await sleep(20)
  }
  times.sort((a, b) => a - b)
  const [median = 0, slowest = 0] = [times[75], times[147]]
  t.ok(slowest < 250, `visitors wait ${median.toFixed(1)} ms, the slowest of a hundred ${slowest.toFixed(1)} ms`)
  const lost = await Promise.all(crowd)
  t.equal(lost.filter(({ ms }) => ms > bodyMs + late).length, 0, 'all of them are gone in time')
})

t.test('and nothing went wrong', async t => {
  t.equal((await get(port, '/')).status, 200)
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0 })
  t.equal(site.err(), '')
  t.same(
    site.log().filter(entry => Number(entry.level) >= 50 || Number(entry.status) >= 500),
    [],
  )
})
