import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import t from 'tap'
import { askedTimes, everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const known = { cookie: `uid=${'u'.repeat(22)}` } // not a first visit
const url = '/pregnancy-week-by-week/8-weeks-pregnant'
const get = ({ ask }: TestSite, headers: Record<string, string> = known, path = url) => ask({ url: path, headers })

t.test('a page that is unchanged is not sent again', async t => {
  const site = await testSite(t)
  const first = await get(site)
  const etag = String(first.headers.etag)
  t.match(etag, /^W\/"[\w-]{16,}"$/)
  t.equal((await get(site)).headers.etag, etag, 'the same page has the same tag')
  t.not((await get(site, known, '/about-us')).headers.etag, etag)
  const strong = etag.slice(2)
  const matching = [etag, strong, '*', `"other", ${etag}`, `${etag}, W/"x"`, `W/"a","b" , ${strong}`, `  ${etag}  `]
  for (const tag of matching) {
    const { statusCode, body, headers } = await get(site, { ...known, 'if-none-match': tag })
    t.equal(statusCode, 304, tag)
    t.equal(body, '')
    for (const name of ['etag', 'vary', 'cache-control']) t.equal(headers[name], first.headers[name], `${tag}: ${name}`)
    t.notOk(headers['content-length'] && headers['content-length'] !== '0')
  }
  const different = [
    '"other"',
    'W/"other"',
    strong.slice(1, -1),
    `"${strong.slice(1, 10)}"`,
    '',
    `"x${strong.slice(1)}`,
    'W/*',
    '"*"',
  ]
  for (const tag of different) t.equal((await get(site, { ...known, 'if-none-match': tag })).statusCode, 200, tag)
})

t.test('only a page that is there can be unchanged', async t => {
  const site = await testSite(t)
  for (const path of ['/nowhere', '/a/nowhere', '/a/best-baby-monitors-2019']) {
    const { statusCode, headers } = await get(site, { ...known, 'if-none-match': '*' }, path)
    t.ok(statusCode >= 404, `${path}: ${statusCode}`)
    t.notOk(headers.etag)
  }
})

t.test('HEAD has the headers of GET and no body', async t => {
  const site = await testSite(t)
  const strip = ({ date, ...headers }: Record<string, unknown>) => headers
  for (const path of ['/', url, '/a/', '/nowhere', '/a/best-baby-monitors-2019', '/about-us/', '/dashboard']) {
    for (const encoding of ['identity', 'gzip', 'zstd']) {
      const headers = { ...known, 'accept-encoding': encoding }
      const got = await site.ask({ url: path, headers })
      const head = await site.ask({ method: 'HEAD', url: path, headers })
      t.equal(head.statusCode, got.statusCode, path)
      t.equal(head.body, '')
      t.same(strip(head.headers), strip(got.headers), `${path} ${encoding}`)
    }
  }
  const tag = String((await get(site)).headers.etag)
  t.equal((await site.ask({ method: 'HEAD', url, headers: { ...known, 'if-none-match': tag } })).statusCode, 304)
})

const shared = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/

t.test('who may keep a page', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const plain = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const testing = await testSite(t, { env: { MEMBER_API_URL: api.url, ABTEST_ENABLE: 'true' } })
  const notKept = /^private(?!.*(?:public|s-maxage|max-age=[1-9]))/
  // site, headers, address, what the answer allows
  const table: [string, TestSite, Record<string, string>, string, RegExp][] = [
    ['a later visit', plain, known, url, shared],
    ['a later visit, with a query that nobody reads', plain, known, `${url}?utm_source=x`, shared],
    ['a first visit', plain, {}, url, notKept],
    ['a malformed id', plain, { cookie: 'uid=x' }, url, notKept],
    ['an experiment in force', testing, known, url, notKept],
    ['a forced experiment', testing, known, `${url}?saveAbVersion=2`, /^private, no-store$/],
    ['a forced experiment while they are off', plain, known, `${url}?saveAbVersion=2`, shared],
    ['a member', plain, signedIn('emma'), url, /^private, no-store$/],
    [
      'a member on a first visit',
      plain,
      { cookie: signedIn('emma').cookie.replace(/uid=\w+; /, '') },
      url,
      /^private, no-store$/,
    ],
    ['a member, not found', plain, signedIn('emma'), '/nowhere', /^private, no-store$/],
    ["a member's own page", plain, signedIn('emma'), '/dashboard', /^private, no-store$/],
    ['signed out of it', plain, known, '/dashboard', /^private, no-store$/],
    ['what looks like a session and cannot be one', plain, { cookie: `${known.cookie}; session=short` }, url, shared],
  ]
  for (const [what, site, headers, path, allowed] of table) {
    for (const round of ['first', 'again']) {
      const answer = await get(site, headers, path)
      t.match(answer.headers['cache-control'], allowed, `${what}, ${round}`)
      t.equal(
        /uid=/.test(String(answer.headers['set-cookie'])),
        !headers.cookie?.includes(known.cookie),
        `${what}: the cookie`,
      )
      if (answer.headers['set-cookie'])
        t.notMatch(answer.headers['cache-control'], /public|s-maxage/, 'never with a cookie')
    }
  }
  await askedTimes(api, 1)
})

t.test('caches are told what a page depends on', async t => {
  const { ask } = await testSite(t, { env: { COUNTRY_HEADER: 'X-Geo' } })
  for (const path of ['/', '/nowhere', url]) {
    const vary = String((await ask({ url: path, headers: known })).headers.vary)
      .split(', ')
      .map(name => name.toLowerCase())
    for (const name of ['accept-encoding', 'cookie', 'user-agent', 'sec-ch-ua-mobile', 'x-geo'])
      t.ok(vary.includes(name), `${path}: ${name}`)
  }
})

t.test('every encoding holds the same page', async t => {
  const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  const site = await testSite(t)
  const { body } = await get(site)
  t.match(body, '</html>')
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await get(site, { ...known, 'accept-encoding': encoding })
    t.equal(answer.headers['content-encoding'], encoding)
    t.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
    t.ok(answer.rawPayload.length < body.length / 2, `${encoding}: ${answer.rawPayload.length} of ${body.length}`)
    t.equal(decode(answer.rawPayload).toString(), body, encoding)
  }
  for (const encoding of ['', 'identity', 'deflate', '*;q=0', 'br;q=0'])
    t.notOk((await get(site, { ...known, 'accept-encoding': encoding })).headers['content-encoding'], encoding)
})
