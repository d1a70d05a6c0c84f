// Requests that could be read and are not what a browser would send: other methods, other spellings, several at once.
import t from 'tap'
import { startSite } from '../support/process.ts'
import { memberName, sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'
import { get, requestText, send } from '../support/wire.ts'

const site = await startSite(t, { env: { MEMBER_API_URL: await slowMemberApi(t, 10) } })
const { port } = site

t.test('methods that a page does not know', async t => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']) {
    const answer = await send(
      port,
      requestText(port, `${method} / HTTP/1.1`, [`Origin: http://localhost:${port}`, 'X-Canary: abc123']),
    )
    t.match({ status: answer.status, allow: answer.headers.allow }, { status: 405, allow: 'GET, HEAD' }, method)
    t.notMatch(answer.body, 'abc123', `${method}: no echo`)
  }
  const events = await get(port, '/events')
  t.match({ status: events.status, allow: events.headers.allow }, { status: 405, allow: 'POST' }, 'GET of the events')
  const tunnel = await send(port, `CONNECT localhost:${port} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  t.ok(tunnel.status === 405 && tunnel.closed, 'CONNECT opens no tunnel')
  t.ok(tunnel.headers['content-security-policy'], 'and is answered as anything else')
})

t.test('what a visitor expects and we do not', async t => {
  const answer = await send(port, requestText(port, 'GET / HTTP/1.1', ['Expect: foo']))
  t.equal(answer.status, 417)
  t.match(answer.headers, {
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
})

t.test('a connection ends after a thousand requests, and says so', async t => {
  const line = `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`
  const answer = await send(port, line.repeat(1000))
  t.equal(answer.statuses.filter(status => status === 200).length, 1000)
  t.ok(answer.closed)
  t.equal(answer.raw.toLowerCase().split('connection: close').length, 2, 'the last one')
})

t.test('other spellings of a personal page show nothing of a member', async t => {
  t.match((await get(port, '/dashboard', [sessionCookie()])).raw, memberName, 'the page itself does')
  for (const path of [
    '//dashboard',
    '/./dashboard',
    '/x/../dashboard',
    '/dashboard;',
    '/dashboard%2f',
    '/DASHBOARD',
    '/dashboard%00',
  ]) {
    const answer = await get(port, path, [sessionCookie(1)])
    t.ok([301, 400, 404].includes(answer.status), `${path}: ${answer.status}`)
  }
  const encoded = await get(port, '/%64ashboard', [sessionCookie(2)])
  t.match(encoded.headers['cache-control'], 'private, no-store', 'an encoded spelling is the same personal page')
  const twice = await get(port, '/dashboard', ['Cookie: session=short', sessionCookie(3)])
  t.ok([200, 303, 400].includes(twice.status), `two cookie headers: ${twice.status}`)
  t.match(twice.headers['cache-control'], 'no-store', 'two cookie headers: nobody keeps it')
})

t.test('requests that follow one another without waiting', async t => {
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`
  const answer = await send(
    port,
    line('/') + line('/no-such-page') + line('/%') + line('/healthz') + requestText(port, 'GET /about-us HTTP/1.1'),
  )
  t.same(answer.statuses, [200, 404, 400, 200, 200], 'each in its turn')
  const broken = await send(port, `${line('/healthz')}GARBAGE\r\n\r\n${line('/')}`)
  t.same(broken.statuses, [200, 400], 'nothing after one that cannot be read')
})

t.test('and the server goes on', async t => {
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0 })
  t.equal(site.err(), '')
  t.same(
    site.log().filter(line => Number(line.level) >= 50),
    [],
    'nothing went wrong by its own account',
  )
})
