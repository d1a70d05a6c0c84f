// 2,000 requests that are broken by chance, the same ones each time: the server takes none of them amiss.
import t from 'tap'
import { inParallel } from '../support/load.ts'
import { startSite } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { sessionCookie, slowMemberApi } from '../support/slow-member-api.ts'
import { get, requestText, send } from '../support/wire.ts'

const seed = 20_261_121
const many = sized(2000, 10_000)

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number
const below = (random: Random, end: number) => Math.floor(random() * end)
// The lists are not empty
const oneOf = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T
const bytes = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(below(random, 256))).join('')

const odd = [
  '\r\n',
  '\n',
  '\0',
  ' ',
  '\t',
  ':',
  '%',
  '%00',
  '%zz',
  '..',
  '//',
  '\\',
  '?',
  '#',
  '\xff',
  '"',
  ';',
  '{',
  ']',
  '0x7fffffff',
  '-1',
]
const headers = [
  'Content-Length: 99999999999999999999',
  'Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity, chunked',
  'Host: evil.test',
  'Expect: 100-continue',
  'Connection: upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'Range: bytes=9-1,-,5-',
  'If-None-Match: W/"',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: zstd;q=nan, *;q=9',
  'Cookie: uid=; session=; =; a',
  'Cookie: session="; %00',
  'Sec-CH-UA-Mobile: ?2',
  'Origin: null',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/json; charset=utf-99',
  'X-HTTP-Method-Override: DELETE',
  'cf-ipcountry: ZZZZ',
]

/** Ways to break a request. */
const breaks: ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => insert(text, below(random, text.length), oneOf(random, odd)),
  (text, random) => insert(text, below(random, 40), oneOf(random, odd).repeat(1 + below(random, 30))),
  (text, random) => insert(text, below(random, text.length), bytes(random, 1 + below(random, 40))),
  (text, random) => insert(text, text.indexOf('\r\n') + 2, `${oneOf(random, headers)}\r\n`),
  (text, random) =>
    insert(text, text.indexOf('\r\n') + 2, `${oneOf(random, headers)}\r\n${oneOf(random, headers)}\r\n`),
  (text, random) => insert(text, 5, 'x'.repeat(below(random, 30_000))),
  (text, random) => text.replace(/\r\n/g, () => oneOf(random, ['\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n ', ''])),
  (text, random) =>
    [...text].map(letter => (random() < 0.02 ? String.fromCharCode(below(random, 256)) : letter)).join(''),
  (text, random) =>
    text.replace('HTTP/1.1', oneOf(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', 'HTTP/1.', 'ICY'])),
  text => text + text,
]
const insert = (text: string, at: number, piece: string) => text.slice(0, at) + piece + text.slice(at)

t.test(`${many} broken requests`, async t => {
  const site = await startSite(t, { env: { MEMBER_API_URL: await slowMemberApi(t, 20) } })
  const { port } = site
  const own = [`Origin: http://localhost:${port}`, 'Content-Type: application/json']
  const event = '{"events":[{"name":"sign-up-banner-view","properties":{}}]}'
  const whole = [
    requestText(port, 'GET / HTTP/1.1'),
    requestText(port, 'GET /pregnancy-week-by-week/12?abVersion=1&a=b HTTP/1.1', ['Accept-Encoding: gzip, br, zstd']),
    requestText(port, 'GET /dashboard HTTP/1.1', [sessionCookie()]),
    requestText(port, 'HEAD /a/ HTTP/1.1'),
    requestText(port, 'GET /favicon.ico HTTP/1.1'),
    requestText(port, 'GET /assets/js/main-ABCDEFGH.js HTTP/1.1', ['Range: bytes=0-9']),
    requestText(port, 'POST /events HTTP/1.1', [...own, `Content-Length: ${event.length}`], event),
    requestText(
      port,
      'POST /events HTTP/1.1',
      [...own, 'Transfer-Encoding: chunked'],
      `${event.length.toString(16)}\r\n${event}\r\n0\r\n\r\n`,
    ),
  ]
  const random = randomFrom(seed)
  const requests = Array.from({ length: many }, () => {
    let text = oneOf(random, whole)
    for (let i = 1 + below(random, 3); i > 0; i--) text = oneOf(random, breaks)(text, random)
    return text
  })
  const answers = await inParallel(16, requests, text => send(port, text, { half: true }))

  const wrong = answers.flatMap((answer, i) =>
    answer.statuses.some(status => status >= 500) ? [`${answer.statuses}: ${requests[i]}`] : [],
  )
  t.same(wrong.slice(0, 5), [], 'no answer says that the server is at fault')
  const hanging = answers.flatMap((answer, i) => (answer.closed ? [] : [requests[i]]))
  t.same(hanging.slice(0, 5), [], 'every connection ends')
  t.ok(answers.filter(answer => answer.status === 400).length > many / 10, 'many of them were broken indeed')
  t.ok(
    answers.some(answer => answer.status === 200 || answer.status === 204),
    'and some were not',
  )

  t.equal((await get(port, '/')).status, 200, 'the server goes on')
  site.kill('SIGTERM')
  t.match(await site.exit, { code: 0 })
  t.equal(site.err(), '')
  t.same(
    site.log().filter(line => Number(line.level) >= 50),
    [],
    'nothing went wrong by its own account',
  )
})
