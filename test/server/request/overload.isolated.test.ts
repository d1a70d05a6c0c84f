// A process whose loop is late: what has to be made is refused, what is there is served.
import t from 'tap'
import '../../support/server/measured-delay.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { hosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'

t.test('a server that cannot keep up refuses in plain words, and stays healthy', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const origins = {
    MAIN_ORIGIN: `http://${hosts.main}`,
    NAMES_ORIGIN: `http://${hosts.names}`,
    REGISTRY_ORIGIN: `http://${hosts.registry}`,
  }
  const { app, ask: askAny, lines } = await testSite(t, { env: { ...origins, MEMBER_API_URL: api.url } })
  const ask = (url: string, headers: Record<string, string> = {}) =>
    askAny({ url, headers: { host: hosts.main, ...headers } })
  await app.ready()
  const kept = await ask('/about-us')
  const sheet = /href="(\/assets\/site[^"]+\.css)"/.exec(kept.body)?.[1] ?? ''
  const cards = await ask('/api/name-cards')
  t.same([kept.statusCode, cards.statusCode], [200, 200])
  const names = { host: hosts.names }
  /** Late all the time, for longer than a start is forgiven and a sample lasts; one long pause alone is no overload. */
  async function beLate() {
    for (let turn = 0; turn < 6; turn++) {
      const until = performance.now() + 500
      while (performance.now() < until); // nothing else runs meanwhile
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  }
  const toBeMade = () =>
    Promise.all([
      ask('/'),
      ask('/a/foods-to-limit-in-pregnancy/amp'),
      ask('/search?q=sleep'),
      ask('/nowhere-at-all'),
      ask('/settings', signedIn('emma')),
      ask('/sitemap.xml'),
      ask('/b/popularityChart.svg?names=emma', names),
      ask('/b/olivia-baby-name', names),
      ask('/api/suggestions?q=sleep'),
    ])
  const there = () =>
    Promise.all([
      ask('/about-us'),
      ask('/about-us', { 'if-none-match': String(kept.headers.etag) }),
      ask(sheet),
      ask('/api/name-cards'),
      ask('/healthz'),
      ask('/api/members/me', signedIn('emma')),
    ])
  await beLate()
  let [made, found] = await Promise.all([toBeMade(), there()])
  // On a machine that stalls, a sample may have begun just before: it says nothing yet.
  for (let again = 0; again < 3 && made.some(({ statusCode }) => statusCode !== 503); again++) {
    await beLate()
    const [more, alsoThere] = await Promise.all([toBeMade(), there()])
    made = more
    found = alsoThere
  }
  t.same(
    made.map(({ statusCode }) => statusCode),
    made.map(() => 503),
  )
  t.same(
    found.map(({ statusCode }) => statusCode),
    [200, 304, 200, 200, 200, 200],
    'a load balancer must not take it for dead',
  )
  t.equal(found[0]?.body, kept.body)
  for (const refused of made) {
    t.match(refused.headers['retry-after'], /^[1-9]\d*$/, 'seconds')
    t.equal(refused.headers['cache-control'], 'no-store')
    t.match(refused.headers['content-security-policy'], "frame-ancestors 'none'")
    t.notOk(refused.headers['set-cookie'])
  }
  const [page] = made
  t.match(page.headers['content-type'], 'text/html')
  t.match(page.body, /<h1>[^<]+<\/h1>/)
  t.match(made.at(-1)?.json(), { statusCode: 503, code: 'overloaded' }, 'a program is answered as one')
  const lineOf = (route: string) => lines.findLast(line => line.route === route)
  t.match(lineOf('/'), { msg: 'request', status: 503, host: 'main', layout: 'desktop', country: 'US' })
  t.match(lineOf('/b/popularityChart.svg'), { status: 503, host: 'names' }, 'the log knows whose page it was')
  t.match(lineOf('/about-us'), { cache: 'hit', host: 'main' })
})
