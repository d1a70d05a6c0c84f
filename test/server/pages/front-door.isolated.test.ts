// The same requests to two sites: one answers kept pages at its front door, the other lets all of them through Fastify.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { eventually } from '../../support/eventually.ts'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { everyoneIsKnown, memberApi, token } from '../../support/server/member-api.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { settled } from '../../support/settled.ts'
import { freePort, type TestSite, testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'
import { send } from '../../support/wire.ts'

lateDeadlines(t)

/** How many requests without experiments, and as many with them. */
const requests = sized(300, 2500)
/** Milliseconds until two answers that differ are judged: what is compressed meanwhile takes less. */
const patience = 20_000
const uid = (i: number) => 'visitor-of-the-front-'.padEnd(21, '-') + String(i % 10)
const article = '/a/foods-to-limit-in-pregnancy'
/** A tag that no page has, the one that every page has, and one that a test asks the page for. */
const tags = ['"other"', '*', 'the page has it', 'W/"x", the page has it']
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
]
/** Header lines that a request may bring beside the usual ones. */
const lines = [
  ...['Sec-Purpose: prefetch;prerender', 'Sec-Purpose: prefetch', 'Save-Data: on', 'DNT: 1', 'Sec-GPC: 1'],
  ...[
    'Range: bytes=0-99',
    'If-Modified-Since: Tue, 24 Nov 2026 10:00:00 GMT',
    'If-Range: "x"',
    'Cache-Control: no-cache',
  ],
  ...['X-Offline-Copy: 1', 'X-Forwarded-Host: evil.test', 'X-Forwarded-For: 9.9.9.9', 'X-Forwarded-Proto: ftp'],
  ...[`Host: ${hosts.main}`, 'Host: evil.test', 'Accept-Version: 2.x', 'User-Agent: another', 'Content-Length: 0'],
  ...[
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Upgrade: h2c',
    'Connection: keep-alive',
    'Sec-CH-UA-Mobile: ?1',
  ],
  ...[
    'Accept-Encoding: gzip',
    'If-None-Match: *',
    'Cookie: quiet_almanac=1',
    `Cookie: uid=${uid(3)}`,
    'Cookie: a="b;c',
    ' folded',
  ],
  ...[
    'No colon',
    'X-Empty:',
    'Accept: application/json',
    'Origin: https://evil.test',
    'CF-IPCountry: DE',
    'X-HTTP-Method-Override: POST',
  ],
]
const targets = {
  usual: [article, article, article, '/about-us', '/about-us', '/'],
  // Whatever an address can be beside a page that is kept.
  other: [
    ...['/about-us/', '/ABOUT-US', '/%61bout-us', '//about-us', `${article}?utm_source=x`, '/about-us?', '/about-us#x'],
    ...['/about-us?abVersion=2', `${article}?saveAbVersion=2`, `${article}?saveAbVersion=1&saveAbVersion=2`, '/login'],
    ...['/nowhere', '/a/nowhere', '/a/best-baby-monitors-2019', '/b/nowhere', '/registry', '/favicon.ico', '/healthz'],
    ...[`http://${hosts.main}/about-us`, 'http://evil.test/about-us', '*', 'about-us', '/about-us;x', '/../about-us'],
    ...[`${article}/amp`, '/assets/nowhere.js', '/robots.txt', '/search?q=tea', '/api/members/me', '/events', '/a/%'],
  ],
}

const mostly = <T>(usual: T, others: readonly T[], weight = 4) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
const request = fc.record({
  method: mostly('GET', ['HEAD', 'HEAD', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'get'], 9),
  target: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...targets.usual) }, fc.constantFrom(...targets.other)),
  version: mostly('1.1', ['1.0', '1.2', '2.0'], 20),
  host: mostly<string>(hosts.main, [hosts.names, 'evil.test', '', hosts.main.toUpperCase(), `${hosts.main}:443`], 12),
  agent: fc.constantFrom(...agents),
  encoding: fc.constantFrom('gzip, deflate, br, zstd', 'br', 'zstd', 'gzip', 'identity', '', '*;q=0', 'br;q=0.1, gzip'),
  uid: mostly(uid(1), [uid(2), uid(3), uid(4), '', 'malformed', '"quoted"', '%41'], 2),
  session: mostly('', ['Rosalind', 'Thandiwe', 'nobody', '!'], 3),
  tag: mostly('', tags),
  extra: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(fc.constantFrom(...lines), { maxLength: 3 })),
})
type Asked = ReturnType<typeof request.generate>['value']

const tokens: Record<string, string> = { '!': '<!>' } // no session has such a form

/** The bytes of some requests on one connection, which ends with the last. */
const bytesOf = (all: readonly Asked[], etag: string) =>
  all.map((one, i) => textOf(one, etag, i === all.length - 1)).join('')
function textOf(
  { method, target, version, host, agent, encoding, tag, extra, ...who }: Asked,
  etag: string,
  isLast: boolean,
) {
  const cookies = [
    ...(who.uid && [`uid=${who.uid}`]),
    ...(who.session && [`__Secure-session=${tokens[who.session] ?? token(who.session)}`]),
  ]
  return [
    `${method} ${target} HTTP/${version}`,
    ...(host && [`Host: ${host}`]),
    `User-Agent: ${agent}`,
    `Accept-Encoding: ${encoding}`,
    ...(cookies.length ? [`Cookie: ${cookies.join('; ')}`] : []),
    ...(tag && [`If-None-Match: ${tag.replace('the page has it', etag)}`]),
    ...extra,
    ...(isLast ? ['Connection: close'] : []),
    '\r\n',
  ].join('\r\n')
}

/** What came back and was logged, without what is random or measured. */
const plain = (text: string) =>
  text
    .replaceAll(/\r\nDate: [^\r]+/g, '')
    .replaceAll(/uid=[\w-]{22};/g, 'uid=…;')
    .replaceAll(/__Secure-header=[^;]*;/g, '__Secure-header=…;')
    .replaceAll(/'nonce-[^']+'|nonce="[^"]+"/g, 'nonce')
const measured = new Set(['time', 'reqId', 'shellMs', 'totalMs'])
const alike = (line: object) => Object.fromEntries(Object.entries(line).filter(([name]) => !measured.has(name)))

interface Side extends TestSite {
  port: number
}

async function start(t: Test, env: Record<string, string>, frontDoor: boolean): Promise<Side> {
  const site = await testSite(t, { env: { ...threeHosts, ...env }, frontDoor })
  const port = await freePort()
  await site.app.listen({ host: '127.0.0.1', port })
  return { ...site, port }
}

async function answered({ port, lines }: Side, bytes: string) {
  const before = lines.length
  const { raw, statuses } = await send(port, bytes)
  await eventually(() => lines.length - before >= statuses.length, 'a line for each answer')
  return { text: plain(raw), lines: lines.splice(before).map(alike) }
}

/** How both differ; nothing once they are alike, for one of them may still compress a page that the other has ready. */
async function differenceOf(sides: readonly [Side, Side], bytes: string): Promise<object | undefined> {
  for (const began = performance.now(); ; await settled()) {
    const [one, other] = await Promise.all([answered(sides[0], bytes), answered(sides[1], bytes)])
    if (isDeepStrictEqual(one, other)) return undefined
    if (performance.now() - began < patience) continue
    const at = [...one.text].findIndex((character, i) => character !== other.text[i])
    const near = ({ text, lines }: typeof one) => ({ text: text.slice(Math.max(0, at - 100), at + 100), lines })
    return { bytes, at, door: near(one), fastify: near(other) }
  }
}

async function compare(t: Test, experiments: boolean, seed: number) {
  const api = await memberApi(t, everyoneIsKnown())
  const env = { MEMBER_API_URL: api.url, ABTEST_ENABLE: String(experiments) }
  const sides = [await start(t, env, true), await start(t, env, false)] as const
  const page = await sides[0].ask({ url: article, headers: { host: hosts.main, cookie: `uid=${uid(1)}` } })
  const etag = String(page.headers.etag)
  // A visitor without an id is in experiments by chance.
  const fixed = (one: Asked) => (experiments && one.uid.length < 22 ? { ...one, uid: uid(5) } : one)
  const all = fc.sample(request, { numRuns: requests, seed }).map(fixed)
  const different: object[] = []
  for (let i = 0; i < all.length && different.length < 2; ) {
    const together = all.slice(i, i + 1 + (i % 6)) // sent in one piece, over one connection
    const difference = await differenceOf(sides, bytesOf(together, etag))
    if (difference) different.push(difference)
    i += together.length
  }
  t.same(different, [], `of ${all.length}, with seed ${seed}`)
  const { answered = 0 } = sides[0].app.frontDoor ?? {}
  t.ok(answered > requests / 4, `${answered} were answered at the door`)
  t.equal(sides[1].app.frontDoor, undefined)
}

t.test('the front door answers as Fastify does', async t => {
  const seed = Number(process.env.SEED ?? 20261124)
  await compare(t, false, seed)
  await compare(t, true, seed + 1)
})
