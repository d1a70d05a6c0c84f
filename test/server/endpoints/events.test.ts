import t from 'tap'
import { footerFor } from '../../../content/footer.ts'
import { mainMenu } from '../../../content/navigation.ts'
import { inside, parseHtml, type Tag, withName } from '../../support/html.ts'
import { everyoneIsKnown, memberApi, signedIn } from '../../support/server/member-api.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const teaser = { name: 'sign-up-banner-view', properties: {} }
const search = { name: 'search', properties: { queryLength: 4, results: 12 } }
const logged = ({ lines }: TestSite) => lines.filter(line => line.msg === 'event')
const post = ({ ask }: TestSite, payload: string | object, headers: object = {}) =>
  ask({ method: 'POST', url: '/events', payload, headers: { ...own, ...headers } })

t.test('events are taken in silence, one log line each', async t => {
  const site = await testSite(t)
  const answer = await post(site, {
    events: [teaser, search, { name: 'page-view', properties: { layout: 'mobile', stage: 'pregnant' } }],
  })
  t.equal(answer.statusCode, 204)
  t.equal(answer.body, '')
  t.equal(answer.headers['cache-control'], 'no-store')
  t.notOk(answer.headers['set-cookie'])
  t.match(logged(site), [
    { event: 'sign-up-banner-view', properties: {} },
    { event: 'search', properties: { queryLength: 4, results: 12 } },
    { event: 'page-view', properties: { layout: 'mobile', stage: 'pregnant' } },
  ])
  t.ok(logged(site).every(line => line.reqId === logged(site)[0]?.reqId))
  t.equal((await post(site, { events: Array(20).fill(teaser) })).statusCode, 204, 'twenty at once')
  t.equal(logged(site).length, 23)
  t.equal(
    (await post(site, JSON.stringify({ events: [teaser] }), { 'content-type': 'application/json; charset=utf-8' }))
      .statusCode,
    204,
  )
})

t.test('an exposure is logged under the names that analysts follow, too', async t => {
  const site = await testSite(t)
  const properties = { experiments: 'abVersion:2,topicPillAbVersion:1' }
  await post(site, { events: [{ name: 'experiment-exposure', properties }, teaser] })
  const [exposure, other] = logged(site)
  t.match(exposure, { event: 'experiment-exposure', properties, tracked: { hamburgAbtest: 'word' } })
  t.notOk('tracked' in (other ?? {}))
})

t.test('an event that decides about an experiment says its version, and no other says any', async t => {
  const site = await testSite(t, { env: { ABTEST_ENABLE: 'true' } })
  const send = (name: string, properties: object, cookie: string) =>
    post(site, { events: [{ name, properties }] }, { cookie })
  const uids = ['A', 'B', 'C', 'D', 'E'].map(letter => `uid=${letter.repeat(22)}`)
  for (const uid of uids) {
    await send('menu-click', { item: '/news', level: 1 }, uid)
    await send('menu-click', { item: '/tools', level: 1 }, uid)
  }
  const versions = logged(site).map(({ experiments }) => experiments)
  for (const version of versions) t.match(version, /^abVersion:[12]$/)
  t.same([...new Set(versions)].sort(), ['abVersion:1', 'abVersion:2'], 'both versions are met')
  t.ok(
    uids.every((_, i) => versions[2 * i] === versions[2 * i + 1]),
    'the same browser is in the same version',
  )
  const before = logged(site).length
  await send('save-article', { slug: 'a', saved: false, side: 'left' }, 'uid=AAAAAAAAAAAAAAAAAAAAAA')
  await send('page-view', { layout: 'mobile' }, 'uid=AAAAAAAAAAAAAAAAAAAAAA')
  for (const line of logged(site).slice(before)) t.notOk('experiments' in line)
  const off = await testSite(t)
  await post(off, { events: [{ name: 'menu-click', properties: { item: '/news', level: 1 } }] })
  t.notOk('experiments' in (logged(off)[0] ?? {}), 'none while experiments are off')
})

t.test('what a visitor refuses is answered, and not written down', async t => {
  const site = await testSite(t)
  const speed = { name: 'page-speed', properties: { kind: 'week', lcp: 1200 } }
  for (const [headers, recorded] of [
    [{}, ['page-speed', 'sign-up-banner-view']],
    [{ 'cf-ipcountry': 'DE' }, ['sign-up-banner-view']],
    [{ 'cf-ipcountry': 'DE', cookie: 'privacy_choices=2.speed' }, ['page-speed']],
    [{ cookie: 'privacy_choices=2' }, []],
    [{ cookie: 'privacy_choices=2.counting' }, ['sign-up-banner-view']],
    [{ cookie: 'privacy_choices=1' }, ['page-speed', 'sign-up-banner-view']],
    [{ cookie: 'privacy_choices=rubbish' }, ['page-speed', 'sign-up-banner-view']],
    [{ 'sec-gpc': '1' }, []],
    [{ 'sec-gpc': '1', cookie: 'privacy_choices=2.counting.speed' }, []],
  ] as const) {
    const before = logged(site).length
    t.equal((await post(site, { events: [speed, teaser] }, headers)).statusCode, 204)
    t.same(
      logged(site)
        .slice(before)
        .map(({ event }) => event),
      recorded,
      JSON.stringify(headers),
    )
  }
})

t.test('what is not in the table is refused whole, and nothing of it is repeated', async t => {
  const site = await testSite(t)
  const canary = 'emma@example.test'
  const wrong: [string, string | object][] = [
    ['unknown name', { events: [{ name: canary, properties: {} }] }],
    ['unknown property', { events: [{ name: 'search', properties: { queryLength: 4, results: 1, query: canary } }] }],
    ['wrong type', { events: [{ name: 'search', properties: { queryLength: '4', results: 1 } }] }],
    ['free text', { events: [{ name: 'menu-click', properties: { item: canary, level: 1 } }] }],
    ['missing property', { events: [{ name: 'search', properties: { queryLength: 4 } }] }],
    ['one good, one bad', { events: [teaser, { name: canary, properties: {} }] }],
    ['more beside', { events: [teaser], email: canary }],
    ['more in an event', { events: [{ ...teaser, at: canary }] }],
    ['none', { events: [] }],
    ['too many', { events: Array(21).fill(teaser) }],
    ['no list', { events: teaser }],
    ['a list alone', [teaser]],
    ['null', 'null'],
    ['no JSON', `{"events": ${canary}`],
    ['empty', ''],
    ['a prototype', '{"__proto__": {"a": 1}, "events": []}'],
    ['a prototype in an event', '{"events": [{"name": "search", "properties": {"__proto__": {"queryLength": 4}}}]}'],
    ['a constructor', '{"events": [{"name": "constructor", "properties": {}}]}'],
    ['the name of a prototype', '{"events": [{"name": "__proto__", "properties": {}}]}'],
    ['toString', { events: [{ name: 'toString', properties: {} }] }],
    ['deep lists', `${'['.repeat(4000)}${']'.repeat(4000)}`],
    ['deep objects', `{"events": ${'{"a":'.repeat(1300)}1${'}'.repeat(1300)}}`],
    ['deep properties', { events: [{ name: 'search', properties: { queryLength: [[[[4]]]], results: 1 } }] }],
    ['no number', '{"events": [{"name": "search", "properties": {"queryLength": 1e999, "results": 1}}]}'],
    [
      'a number that is none of a search',
      { events: [{ name: 'search', properties: { queryLength: -1, results: 0.5 } }] },
    ],
    ['a name that is none', { events: [{ name: ['search'], properties: search.properties }] }],
    ['no properties', { events: [{ name: 'search', properties: null }] }],
    ['properties as a list', { events: [{ name: 'sign-up-banner-view', properties: [] }] }],
  ]
  for (const [what, payload] of wrong) {
    const answer = await post(site, payload)
    t.equal(answer.statusCode, 400, what)
    t.equal(answer.headers['cache-control'], 'no-store', what)
    t.match(answer.json(), { statusCode: 400, code: String, error: 'Bad Request', message: /^[A-Z].+\.$/ }, what)
    t.notMatch(answer.body, /emma|must be|events\//, `${what}: in words of ours`)
  }
  t.same(logged(site), [])
  t.notMatch(JSON.stringify(site.lines), 'emma')
})

/** What `client/clicks.ts` sends of a link. */
function itemOf(href: string, host: string) {
  const { hostname, pathname } = new URL(href, `http://${host}`)
  return (hostname === host ? pathname : hostname + pathname).slice(0, 100)
}

t.test('what links are counted as: all of the menu, the footer and the account are taken, and no sentence', async t => {
  const origins = {
    MAIN_ORIGIN: 'http://www.almanac.test',
    NAMES_ORIGIN: 'http://names.almanac.test',
    REGISTRY_ORIGIN: 'http://r.almanac.test',
  }
  const api = await memberApi(t, everyoneIsKnown())
  const site = await testSite(t, { env: { ...origins, MEMBER_API_URL: api.url, TRUST_PROXY: '127.0.0.1' } })
  let from = 0
  const click = async (item: string) => {
    const events = [
      { name: 'footer-click', properties: { item } },
      { name: 'menu-click', properties: { item, level: 1 } },
    ]
    const headers = { host: 'www.almanac.test', 'x-forwarded-for': `203.0.113.${from++ % 200}` } // many visitors
    return (await post(site, { events }, headers)).statusCode
  }
  const places = ['site-footer', 'menu-row', 'menu-panel', 'stage-rail', 'account-menu']
  const isPlace = (tag: Tag) => places.some(place => tag.attributes.class?.split(' ').includes(place))
  const items = new Set<string>()
  for (const host of ['www.almanac.test', 'names.almanac.test'])
    for (const [path, country] of [
      ['/', 'US'],
      ['/', 'DE'],
      ['/baby-names', 'US'],
    ] as const)
      for (const agent of [
        '',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
      ])
        for (const headers of [{}, signedIn('emma')]) {
          const { body } = await site.ask({
            url: path,
            headers: { host, 'cf-ipcountry': country, 'user-agent': agent, ...headers },
          })
          for (const link of withName(parseHtml(body), 'a'))
            if (link.attributes.href && inside(link, isPlace))
              items.add(link.attributes['data-item'] ?? itemOf(link.attributes.href, host))
        }
  const labels = [...mainMenu.flatMap(({ label, links }) => [label, ...links.map(link => link.label)])]
  for (const country of ['US', 'other'] as const)
    labels.push(...footerFor(country).groups.flatMap(({ links }) => links.map(({ label }) => label)))
  t.ok(items.size > 100, `${items.size} links`)
  for (const item of new Set([...items, ...labels])) t.equal(await click(item), 204, item)
  for (const item of [
    'My baby Zebediah due 2027-03-01',
    '/my-baby-zebediah',
    'emma',
    '/a/zebediah',
    'names.almanac.test/zebediah',
    'evil.test/',
  ])
    t.equal(await click(item), 400, item)
  const one = (name: string, properties: object) =>
    post(site, { events: [{ name, properties }] }, { host: 'www.almanac.test' })
  t.equal((await one('experiment-exposure', { experiments: 'Zebediah:1' })).statusCode, 400)
  t.notMatch(JSON.stringify(site.lines), /zebediah/i)
})

t.test('at most 8 KB', async t => {
  const site = await testSite(t)
  const exactly = (bytes: number) => JSON.stringify({ events: [teaser] }).padEnd(bytes, ' ')
  t.equal((await post(site, exactly(8192))).statusCode, 204)
  const answer = await post(site, exactly(8193))
  t.equal(answer.statusCode, 413)
  t.match(answer.json(), { statusCode: 413, message: /^[A-Z].+\.$/ })
  t.equal(answer.headers['cache-control'], 'no-store')
})

t.test('JSON in UTF-8 alone', async t => {
  const site = await testSite(t)
  const text = JSON.stringify({ events: [teaser] })
  for (const [charset, status] of [
    ['utf-8', 204],
    ['"UTF-8"', 204],
    ['utf8', 204],
    ['utf-16', 415],
    ['"utf-16le"', 415],
    ['latin1', 415],
    ['', 415],
  ] as const)
    t.equal(
      (await post(site, text, { 'content-type': `application/json; charset=${charset}` })).statusCode,
      status,
      charset,
    )
})

t.test('only JSON', async t => {
  const site = await testSite(t)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
  ]) {
    const answer = await post(site, JSON.stringify({ events: [teaser] }), { 'content-type': type })
    t.equal(answer.statusCode, 415, type)
    t.equal(answer.json().statusCode, 415)
    t.equal(answer.headers['cache-control'], 'no-store')
  }
  t.same(logged(site), [])
})

t.test('60 posts a minute from one address', async t => {
  const site = await testSite(t)
  const from = (remoteAddress: string) =>
    site.ask({ method: 'POST', url: '/events', payload: { events: [teaser] }, headers: own, remoteAddress })
  for (let i = 0; i < 60; i++) t.equal((await from('192.0.2.1')).statusCode, 204)
  const refused = await from('192.0.2.1')
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) > 0 && Number(refused.headers['retry-after']) <= 60, 'seconds')
  t.match(refused.json(), { statusCode: 429, message: /^[A-Z].+\.$/ })
  t.equal(refused.headers['cache-control'], 'no-store')
  t.equal((await from('192.0.2.2')).statusCode, 204, 'others are not held back')
  t.equal(logged(site).length, 61)
  t.equal((await site.ask({ url: '/about-us', remoteAddress: '192.0.2.1' })).statusCode, 200, 'nor are pages')
})

t.test('of what is too large, of another kind or too often nothing is logged or said back', async t => {
  const site = await testSite(t)
  const body = JSON.stringify({ events: [teaser], who: 'zebediah' })
  const answers = [
    await post(site, body.padEnd(9000, 'zebediah')),
    await post(site, body, { 'content-type': 'text/zebediah' }),
    await post(site, body, { 'content-type': 'application/json; charset=zebediah' }),
    await post(site, body, { 'sec-fetch-site': 'cross-site', origin: 'https://zebediah.test' }),
    await post(site, body, { 'content-encoding': 'zebediah' }),
    await post(site, body, { 'content-length': '7' }).catch(() => null),
    await site.ask({ method: 'POST', url: '/events?zebediah=1', payload: body, headers: own }),
    ...(await Promise.all(Array.from({ length: 60 }, () => post(site, body)))),
  ]
  const statuses = new Set(answers.map(answer => answer?.statusCode))
  t.ok(
    [400, 403, 413, 415, 429].every(status => statuses.has(status)),
    [...statuses].join(' '),
  )
  t.ok(answers.every(answer => !answer || (answer.statusCode >= 400 && answer.statusCode < 500)))
  t.notMatch(JSON.stringify(answers.map(answer => [answer?.body, answer?.headers])), /zebediah/)
  t.same(logged(site), [])
  t.notMatch(JSON.stringify(site.lines), /zebediah/)
})

t.test('a forwarded address counts only from a trusted peer', async t => {
  const site = await testSite(t)
  const forged = (i: number) => post(site, { events: [teaser] }, { 'x-forwarded-for': `203.0.113.${i}` })
  let last = 0
  for (let i = 0; i < 61; i++) last = (await forged(i)).statusCode
  t.equal(last, 429, 'a forged address is no way around')
  const behind = await testSite(t, { env: { TRUST_PROXY: '127.0.0.1' } })
  for (let i = 0; i < 61; i++)
    t.equal((await post(behind, { events: [teaser] }, { 'x-forwarded-for': `203.0.113.${i}` })).statusCode, 204)
})

t.test('other methods', async t => {
  const site = await testSite(t)
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const answer = await site.ask({ method, url: '/events', headers: { 'sec-fetch-site': 'same-origin' } })
    t.ok([404, 405].includes(answer.statusCode), `${method}: ${answer.statusCode}`)
  }
})
