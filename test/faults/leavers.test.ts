// Visitors who leave in the middle of an answer, or of their own request: nothing for the error log, nothing left
// behind.
import { connect } from 'node:net'
import t from 'tap'
import { inParallel } from '../support/load.ts'
import { patienceMs, type RunningProcess, startSite, until } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'
import { get, requestText } from '../support/wire.ts'

const slowMs = 600

/** Sends the bytes and is gone: at once, or with the first bytes of the answer. */
function leave(port: number, bytes: string, when: 'at once' | 'mid-stream'): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).on('close', () => resolve())
    socket.write(bytes, () => {
      if (when === 'at once') socket.destroy()
    })
    socket.once('data', () => socket.resetAndDestroy())
  })
}

async function metric(site: RunningProcess, name: string): Promise<number> {
  const { body } = await get(site.opsPort, '/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
}

const many = sized(100, 2000)

t.test(`${many} visitors who leave`, async t => {
  const site = await startSite(t, { env: { MEMBER_API_URL: await slowMemberApi(t, slowMs) } })
  const { port } = site
  await get(port, '/')
  const files = await metric(site, 'process_open_fds')
  const ways = [
    (i: number) => leave(port, requestText(port, 'GET /dashboard HTTP/1.1', [sessionCookie(i)]), 'mid-stream'),
    (i: number) =>
      leave(port, requestText(port, 'GET / HTTP/1.1', [sessionCookie(i), 'Accept-Encoding: zstd']), 'mid-stream'),
    (i: number) =>
      leave(
        port,
        requestText(port, 'GET /dashboard HTTP/1.1', [sessionCookie(i), 'Accept-Encoding: br']),
        'mid-stream',
      ),
    (i: number) => leave(port, requestText(port, 'GET /dashboard HTTP/1.1', [sessionCookie(i)]), 'at once'),
    () => leave(port, requestText(port, 'GET / HTTP/1.1'), 'mid-stream'),
    () =>
      leave(
        port,
        requestText(port, 'POST /events HTTP/1.1', [`Origin: http://localhost:${port}`, 'Content-Length: 900']),
        'at once',
      ),
  ]
  await inParallel(
    30,
    Array.from({ length: many }, (_, i) => i),
    i => ways[i % ways.length]?.(i) ?? Promise.reject(new Error('no way')),
  )
  await until(
    'the renders to be over',
    async () => (await metric(site, 'process_open_fds')) <= files + 10,
    patienceMs,
    200,
  )
  t.pass('no more files open than before')

  const page = await get(port, '/dashboard', [sessionCookie(9999)])
  t.match(
    { status: page.status, end: page.raw.slice(-5) },
    { status: 200, end: '0\r\n\r\n' },
    'a visitor who stays gets the whole page',
  )
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0, signal: null })
  t.equal(site.err(), '')
  const lines = site.log()
  t.same(lines.filter(line => Number(line.level) >= 50).slice(0, 3), [], 'no line of level error')
  const left = lines.filter(line => line.aborted === true)
  t.ok(
    left.length >= many / 3 && left.every(line => line.level === 30),
    `${left.length} lines say that the visitor left`,
  )
})
