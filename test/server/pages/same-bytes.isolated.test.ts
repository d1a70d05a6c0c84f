import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { lateDeadlines } from '../../support/late-deadlines.ts'
import { everyoneIsKnown, memberApi, token } from '../../support/server/member-api.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { type TestSite, testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'

lateDeadlines(t)

/** How many requests, without experiments and with them. */
const rounds = { plain: sized(200, 5000), testing: sized(100, 2000) }
type Kind = keyof typeof rounds
const uids = Array.from({ length: 12 }, (_, i) => `${'visitor-of-the-site-'}${String(i).padStart(2, '0')}`)

// Few pages: what is kept is compressed slowly behind the visitors' backs, and that is most of the work of this test.
const paths = [
  ...[
    '/about-us',
    '/topics/first-trimester',
    '/a/foods-to-limit-in-pregnancy',
    '/dashboard',
    '/a/best-baby-monitors-2019',
    '/a/nowhere',
  ],
  ...['/nowhere', '/b/nowhere', '/registry', '/about-us/', '/%61bout-us', '/a/x%2Fy'],
]
const forcing = [
  'abVersion=1',
  'abVersion=2',
  'abVersion=3',
  'hamburgAbVersion=2',
  'saveAbVersion=2',
  'topicPillAbVersion=1',
  'sb_abv=2',
]
const unread = [
  'abVersion=2&abVersion=2',
  'q=emma',
  'page=2',
  'debug=1',
  'utm_source=x',
  'layout=mobile',
  'amp',
  '%',
  'a[]=1',
  '__proto__=1',
]
const queries = [...forcing, ...unread]
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'LittleAlmanacApp/4.2 (Android)',
]
const encodings = [
  'gzip, deflate, br, zstd',
  'gzip',
  'br',
  'zstd',
  'identity',
  '',
  'br;q=0.5, gzip',
  '*',
  'gzip;q=0',
  'x',
]

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
// With experiments on, a page has many more kinds: fewer pages and visitors then, or hardly any would be asked for
// twice.
const request = (kind: Kind) =>
  fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'HEAD'),
    path: fc.constantFrom(...(kind === 'plain' ? paths : paths.filter((_, i) => i % 5 < 3))),
    query: fc.array(fc.constantFrom(...queries), { maxLength: 3 }),
    host: fc.oneof(
      { weight: 12, arbitrary: fc.constant<string>(hosts.main) },
      fc.constantFrom<string>(hosts.names, hosts.registry, 'evil.test'),
    ),
    agent: maybe(kind === 'plain' ? agents : agents.slice(0, 2)),
    hint: maybe(['?0', '?1', 'x']),
    country: maybe(kind === 'plain' ? ['US', 'DE', 'us', 'xx', 'T1', '<b>'] : ['us', 'T1']),
    encoding: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom(...encodings)),
    // Without one, the groups of a visitor are random.
    uid:
      kind === 'plain' ? maybe([...uids, 'malformed', '']) : fc.constantFrom<string | undefined>(...uids.slice(0, 3)),
    session: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom('Rosalind', 'Thandiwe', '!')),
    other: fc.constantFrom<Record<string, string>>(
      {},
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' },
      { 'x-original-url': '/dashboard' },
      { pragma: 'no-cache', 'cache-control': 'no-cache' },
    ),
  })
type Asked = ReturnType<typeof request> extends fc.Arbitrary<infer A> ? A : never

const tokens: Record<string, string> = { '!': '<!>' } // no session has such a form
function optionsOf({ method, path, query, host, agent, hint, country, encoding, uid, session, other }: Asked) {
  const name = '__Secure-session'
  const cookies = [
    ...(uid === undefined ? [] : [`uid=${uid}`]),
    ...(session === undefined ? [] : [`${name}=${tokens[session] ?? token(session)}`]),
  ]
  const headers: Record<string, string> = { host, ...other }
  if (agent !== undefined) headers['user-agent'] = agent
  if (hint !== undefined) headers['sec-ch-ua-mobile'] = hint
  if (country !== undefined) headers['cf-ipcountry'] = country
  if (encoding !== undefined) headers['accept-encoding'] = encoding
  if (cookies.length) headers.cookie = cookies.join('; ')
  return { method: method as 'GET', url: path + (query.length ? `?${query.join('&')}` : ''), headers }
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
}

/** An answer without what may differ between a page that was kept and one that was made for this request. */
async function answerOf(site: TestSite, asked: Asked) {
  const { statusCode, headers, rawPayload } = await site.ask(optionsOf(asked))
  const {
    date: _time,
    etag: _onlyOfKeptPages,
    'content-encoding': encoding, // a kept page may be there in a smaller one; it is checked below
    'content-length': _ofThatEncoding,
    'transfer-encoding': _ofLateAccounts,
    connection: _ofTheWire,
    'set-cookie': cookie,
    'content-security-policy': policy,
    ...rest
  } = headers
  const decoder = decoders[String(encoding ?? '')]
  const isLive = asked.path === '/dashboard' // never kept, and what of it comes when is a matter of time
  const body = asked.method === 'HEAD' || isLive ? '' : (decoder ? decoder(rawPayload) : rawPayload).toString()
  const isAccepted = !encoding || new RegExp(`(^|[ ,])(${encoding}|\\*)(?!;q=0(?:$|,))`).test(asked.encoding ?? '')
  return {
    statusCode,
    headers: rest,
    // A new id is random; what the header remembers of a member who is known is told again when they are.
    cookie: [cookie ?? []]
      .flat()
      .filter(one => !one.startsWith('__Secure-header='))
      .map(one => one.replace(/^uid=[\w-]{22};/, 'uid=…;')),
    policy: String(policy).replace(/'nonce-[^']+'/, "'nonce-…'"),
    isAccepted,
    // The account of a member comes late the first time and in its place later: that is a matter of time, not of the
    // cache.
    body: accountInPlace(body).replaceAll(/nonce="[^"]+"/g, 'nonce="…"'),
  }
}

function accountInPlace(html: string): string {
  const [late, account] = /<template data-fill="account">(.*?)<\/template>/s.exec(html) ?? []
  return late && account ? html.replace(late, '').replace(/<div id="account"[^>]*>.*?<\/div>/s, () => account) : html
}

async function compare(t: Test, kind: Kind, seed: number) {
  const api = await memberApi(t, everyoneIsKnown())
  const site = (megabytes: string) =>
    testSite(t, {
      env: {
        ...threeHosts,
        ABTEST_ENABLE: String(kind === 'testing'),
        MEMBER_API_URL: api.url,
        PAGE_CACHE_MB: megabytes,
      },
    })
  const [keeping, fresh] = [await site('64'), await site('0')]
  const different: unknown[] = []
  for (const asked of fc.sample(request(kind), { numRuns: rounds[kind], seed })) {
    const [kept, made] = [await answerOf(keeping, asked), await answerOf(fresh, asked)]
    if (JSON.stringify(kept) === JSON.stringify(made) && kept.isAccepted && made.isAccepted) continue
    const at = [...kept.body].findIndex((c, i) => c !== made.body[i])
    if (different.length < 2)
      different.push({
        ...optionsOf(asked),
        kept: { ...kept, body: kept.body.slice(at, at + 200) },
        made: { ...made, body: made.body.slice(at, at + 200) },
      })
  }
  t.same(different, [], `of ${rounds[kind]}, with seed ${seed}`)
  const count = (site: TestSite, cache: string) => site.lines.filter(line => line.cache === cache).length
  t.ok(count(keeping, 'hit') > rounds[kind] / 20, `${count(keeping, 'hit')} came from the cache`)
  t.equal(count(fresh, 'hit') + count(fresh, 'miss'), 0, 'the other has none')
}

t.test('a kept page has the bytes of one that is made for the request', async t => {
  const seed = Number(process.env.SEED ?? 20261121)
  await compare(t, 'plain', seed)
  await compare(t, 'testing', seed + 1)
})
