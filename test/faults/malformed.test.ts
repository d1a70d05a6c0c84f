// Requests that no browser sends, byte by byte: each gets the answer it should, and the server goes on.
import t, { type Test } from 'tap'
import { startSite } from '../support/process.ts'
import { get, requestText, send, type WireAnswer } from '../support/wire.ts'

const site = await startSite(t)
const { port } = site
const own = `Origin: http://localhost:${port}`
const json = 'Content-Type: application/json'
const a = (length: number) => 'a'.repeat(length)
const ask = (line: string, headers: string[] = [], body = '') => requestText(port, line, headers, body)
const page = (path: string, ...headers: string[]) => ask(`GET ${path} HTTP/1.1`, headers)
const events = (headers: string[], body: string) => ask('POST /events HTTP/1.1', [own, ...headers], body)

/** What is sent, and the statuses that are right for it; 0 is an end without an answer. */
type Case = [what: string, bytes: string, ...right: number[]]

/** Cannot be read as HTTP at all: refused, and the connection ends. */
const unreadable: Case[] = [
  ['a request line that is none', 'GARBAGE\r\n\r\n', 400],
  ['a request line without a version', 'GET /\r\n\r\n', 400],
  ['a version that there is not', `GET / HTTP/9.9\r\nHost: localhost:${port}\r\n\r\n`, 400, 505],
  ['a method that there is not', ask('BREW / HTTP/1.1'), 400, 501],
  ['a method in small letters', ask('get / HTTP/1.1'), 400, 501],
  ['a header without a colon', page('/', 'NoColonHere'), 400],
  ['a header with a space before its colon', page('/', 'X-A : b'), 400],
  ['a header over two lines', page('/', 'X-A: b\r\n c'), 400],
  ['a NUL in a header', page('/', 'X-A: a\0b'), 400],
  ['a NUL in the path', page('/a\0b'), 400],
  ['bytes that are no ASCII in the path', page('/\xff\xfe'), 400],
  ['lines that end with LF alone', `GET / HTTP/1.1\nHost: localhost:${port}\nConnection: close\n\n`, 400],
  [
    'a length and chunks both',
    ask('POST /events HTTP/1.1', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    400,
  ],
  ['two lengths', ask('POST /events HTTP/1.1', ['Content-Length: 5', 'Content-Length: 6'], 'hello!'), 400],
  ['the same length twice', ask('POST /events HTTP/1.1', ['Content-Length: 5', 'Content-Length: 5'], 'hello'), 400],
  ['a length below nothing', events([json, 'Content-Length: -1'], ''), 400],
  ['a length with a sign', events([json, 'Content-Length: +5'], 'hello'), 400],
  ['a chunk whose size is no number', events([json, 'Transfer-Encoding: chunked'], 'zz\r\nhello'), 400],
  ['an encoding that is not for transfer', events([json, 'Transfer-Encoding: gzip'], ''), 400, 501],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['an HTTP/2 greeting', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 505],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['20 KB of one header', page('/', `X-A: ${a(20_000)}`), 431],
  ['2,500 headers', page('/', ...Array.from({ length: 2500 }, (_, i) => `H${i}: 1`)), 431],
  ['20 KB of query', page(`/?q=${a(20_000)}`), 414, 431],
]

/** Can be read, and asks for something that there is not or that is not given. */
const refused: Case[] = [
  ['%', page('/%'), 400],
  ['%zz', page('/%zz'), 400],
  ['half of a UTF-8 letter', page('/%c3'), 400],
  ['%00', page('/%00'), 400, 404],
  ['%0d%0a', page('/a%0d%0aSet-Cookie:%20x=1'), 400, 404],
  ['steps up', page('/../../etc/passwd'), 400, 404],
  ['steps up within the assets', page('/assets/../manifest.json'), 400, 404],
  ['encoded steps up within the assets', page('/assets/%2e%2e/manifest.json'), 400, 404],
  ['encoded slashes within the assets', page('/assets/..%2f..%2fpackage.json'), 400, 404],
  ['backslashes within the assets', page('/assets/..\\manifest.json'), 400, 404],
  ['a path that begins like another host', page('//evil.test/'), 400, 404],
  ['a segment of 300 letters', page(`/a/${a(300)}`), 404, 414],
  ['10 KB of path', page(`/${a(10_000)}`), 404, 414],
  ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n', 421],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400, 421],
  ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: evil.test:99@x\r\nConnection: close\r\n\r\n', 400, 421],
  ['two hosts', page('/', 'Host: evil.test'), 400],
  ['the same host twice', page('/', `Host: localhost:${port}`), 400],
  ['a whole address of a foreign host', ask('GET http://evil.test/ HTTP/1.1'), 400, 421],
  ['* instead of a path', ask('OPTIONS * HTTP/1.1'), 400, 404],
  ['100 KB to the events', events([json, 'Content-Length: 102400'], a(102_400)), 413],
  [
    '100 KB to the events in chunks',
    events([json, 'Transfer-Encoding: chunked'], `19000\r\n${a(102_400)}\r\n0\r\n\r\n`),
    413,
  ],
  ['JSON that breaks off', events([json, 'Content-Length: 2'], '{"'), 400],
  ['JSON with a prototype', events([json, 'Content-Length: 27'], '{"__proto__":{"a":1},"b":1}'), 400],
  ['no body where JSON was said', events([json, 'Content-Length: 0'], ''), 400],
  ['a body that is no JSON', events(['Content-Type: text/xml', 'Content-Length: 4'], '<a/>'), 415],
  ['two types of body', events([json, 'Content-Type: text/xml', 'Content-Length: 2'], '{}'), 400, 415],
  ['a write without an origin', ask('POST /events HTTP/1.1', [json, 'Content-Length: 2'], '{}'), 403],
  ['a write from a foreign origin', ask('POST / HTTP/1.1', ['Origin: http://evil.test', 'Content-Length: 0']), 403],
  ['an expectation that nobody can meet', page('/', 'Expect: a-miracle'), 417],
]

/** Odd, and fine. */
const fine: Case[] = [
  ['HTTP/1.0 with a host', `GET / HTTP/1.0\r\nHost: localhost:${port}\r\n\r\n`, 200],
  ['10 KB of query', page(`/?q=${a(10_000)}`), 200, 414, 431],
  ['a body where none belongs', ask('GET / HTTP/1.1', ['Content-Length: 5'], 'hello'), 200, 400],
  ['an upgrade that is not offered', page('/', 'Upgrade: websocket'), 200],
  ['the whole address of its own host', ask(`GET http://localhost:${port}/ HTTP/1.1`), 200, 400],
  ['3,000 letters of accepted encodings', page('/', `Accept-Encoding: ${'gzip;q=,'.repeat(375)}`), 200],
]

async function answerTo(t: Test, what: string, bytes: string, right: number[]): Promise<WireAnswer> {
  const answer = await send(port, bytes)
  t.ok(right.includes(answer.status), `${what}: ${answer.status} is one of ${right}`)
  t.ok(answer.closed, `${what}: the connection ends`)
  t.notOk(/node_modules|node:internal|\.mjs|\.ts:\d/.test(answer.body), `${what}: no word of how it is made`)
  return answer
}

t.test('unreadable requests', async t => {
  for (const [what, bytes, ...right] of unreadable) {
    const { headers } = await answerTo(t, what, bytes, right)
    t.match(
      headers['content-security-policy'],
      /frame-ancestors 'none'/,
      `${what}: the headers that every answer carries`,
    )
    t.match(headers['cache-control'], /no-store/, `${what}: nobody keeps it`)
  }
})

t.test('refused requests', async t => {
  for (const [what, bytes, ...right] of refused) {
    const answer = await answerTo(t, what, bytes, right)
    if (answer.status === 417) continue // node:http's own
    const { headers } = answer
    t.match(
      headers['content-security-policy'],
      /frame-ancestors 'none'/,
      `${what}: the headers that every answer carries`,
    )
    t.match(headers['cache-control'], /no-store|no-cache/, `${what}: nobody keeps it`)
    t.notMatch(answer.raw, /evil\.test|x=1/i, `${what}: nothing of it comes back`)
  }
})

t.test('a refusal of a program is one that a program reads', async t => {
  const answer = await send(port, events([json, 'Content-Length: 102400'], a(102_400)))
  t.match(JSON.parse(answer.body), { statusCode: 413, code: 'too-large', error: 'Payload Too Large', message: String })
})

t.test('odd requests', async t => {
  for (const [what, bytes, ...right] of fine) await answerTo(t, what, bytes, right)
})

t.test('and the server goes on', async t => {
  t.equal((await get(port, '/')).status, 200)
  t.equal(site.ended(), undefined)
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0 })
  t.equal(site.err(), '')
  const unread = site.log().filter(line => line.msg === 'a request could not be read')
  t.ok(
    unread.length > 20,
    `${unread.length} lines tell of what could not be read; some of it is a request all the same`,
  )
  t.same(
    site.log().filter(line => Number(line.level) >= 50 || Number(line.status) >= 500),
    [],
    'nothing went wrong by its own account',
  )
})
