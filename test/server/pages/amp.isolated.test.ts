// AMP twins as the server gives them out: which there are, how page and twin find each other, what stays out of them.
import t from 'tap'
// @ts-expect-error a module of the build, which is plain JavaScript
import { absentClasses } from '../../../views/amp/sheet.mjs'
import { all, parseHtml, type Tag, textOf, withName } from '../../support/html.ts'
import { everyoneIsKnown, memberApi } from '../../support/server/member-api.ts'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'
import { pagesWithTwins } from '../../support/twins.ts'

const origin = 'http://localhost:3000'
const article = '/a/foods-to-limit-in-pregnancy'
const names = '/baby-names'
const loss = ['/a/after-an-early-miscarriage', '/topics/pregnancy-miscarriage-pregnancy-loss']
const linksOf = (root: Tag, rel: string) =>
  withName(root, 'link')
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href)
const titles = (root: Tag) => textOf({ ...root, children: withName(root, 'h1') })
const unstyled: ReadonlySet<string> = new Set(absentClasses)
const jsonLd = (root: Tag) => all(root, tag => tag.attributes.type === 'application/ld+json').map(tag => textOf(tag))

t.test('each page and its twin point at each other, and say the same to engines', { timeout: 300_000 }, async t => {
  const { ask } = await testSite(t)
  const wrong: string[] = []
  const pages = [...pagesWithTwins().values()].flat()
  t.ok(pages.length > 200, `${pages.length} pages with a twin`)
  const some = pages.filter((path, i) => i % 3 === 0 || path === names)
  for (const path of sized(some, pages)) {
    const page = parseHtml((await ask(path)).payload)
    const answer = await ask(`${path}/amp`)
    const twin = parseHtml(answer.payload)
    const holds = [
      answer.statusCode === 200,
      String(linksOf(page, 'amphtml')) === `${origin}${path}/amp`,
      String(linksOf(twin, 'canonical')) === origin + path,
      linksOf(twin, 'amphtml').length === 0,
      all(twin, ({ attributes }) => 'hreflang' in attributes).length === 0,
      jsonLd(page).join() === jsonLd(twin).join(),
      titles(page) === titles(twin),
      withName(twin, 'h2').length > 1,
      all(twin, ({ attributes }) => (attributes.class ?? '').split(' ').some(name => unstyled.has(name))).length === 0,
    ]
    if (holds.includes(false)) wrong.push(`${path}: ${holds}`)
  }
  t.same(wrong, [])
})

t.test('what has no twin names none, and answers 404 there', async t => {
  const { ask } = await testSite(t)
  for (const path of [
    '/',
    '/a/',
    '/topics',
    '/news',
    '/product-reviews',
    '/about-us',
    '/search',
    '/a/nowhere',
    '/tools',
    '/registry',
  ]) {
    t.same(linksOf(parseHtml((await ask(path)).payload), 'amphtml'), [], path)
    t.equal((await ask(`${path === '/' ? '' : path.replace(/\/$/, '')}/amp`)).statusCode, 404, `${path} twin`)
  }
  const later = await ask('/topics/pregnancy?page=2')
  t.equal(later.statusCode, 200)
  t.same(linksOf(parseHtml(later.payload), 'amphtml'), [], 'a later page of a list')
  const first = await ask('/topics/pregnancy/amp')
  t.equal((await ask('/topics/pregnancy/amp?page=2')).payload, first.payload, 'a twin has one page')
  t.notMatch((await ask('/sitemap.xml')).payload, /\/amp</, 'twins are in no sitemap')
})

t.test('a twin that is not there says what the page itself says', async t => {
  const { ask } = await testSite(t)
  const abroad = { 'cf-ipcountry': 'FR' }
  const words = async (url: string, headers = {}) => {
    const { statusCode, payload } = await ask({ url, headers })
    return [
      statusCode,
      withName(parseHtml(payload), 'main')
        .map(main => textOf(main))
        .join(''),
    ]
  }
  t.same(await words('/a/nowhere/amp'), await words('/a/nowhere'))
  t.equal((await words('/a/best-baby-monitors-2019/amp'))[0], 410)
  t.same(await words('/a/best-baby-deals/amp', abroad), await words('/a/best-baby-deals', abroad))
  t.equal((await words('/a/best-baby-deals/amp', abroad))[0], 404)
  t.equal((await words('/a/best-baby-deals/amp'))[0], 200)
  const missing = await ask({ url: '/a/nowhere/amp', headers: { cookie: `uid=${'u'.repeat(22)}` } })
  t.match(missing.headers['content-security-policy'], "script-src 'self'", 'as an ordinary page')
})

t.test('a twin has one spelling and one way to be asked', async t => {
  const { ask } = await testSite(t)
  const { statusCode, headers } = await ask(`${article}/amp/?a=//b/`)
  t.match({ statusCode, headers }, { statusCode: 301, headers: { location: `${article}/amp?a=//b/` } })
  t.equal(
    (await ask('/topics/lgbtq/amp')).headers.location,
    '/LGBTQ/amp',
    'a page that is elsewhere has its twin there',
  )
  const sent = await ask({ method: 'POST', url: `${article}/amp`, headers: { 'sec-fetch-site': 'same-origin' } })
  t.match({ statusCode: sent.statusCode, headers: sent.headers }, { statusCode: 405, headers: { allow: 'GET, HEAD' } })
  const head = await ask({ method: 'HEAD', url: `${article}/amp` })
  t.match({ statusCode: head.statusCode, body: head.payload }, { statusCode: 200, body: '' })
})

t.test('a twin is the same for everybody of a country, sets no cookie and may be kept', async t => {
  const api = await memberApi(t, everyoneIsKnown())
  const { ask } = await testSite(t, { env: { ABTEST_ENABLE: 'true', MEMBER_API_URL: api.url } })
  const url = `${article}/amp`
  const first = await ask(url)
  t.equal(first.headers['set-cookie'], undefined)
  t.match(first.headers['cache-control'], /^public, .*s-maxage=\d/)
  t.equal(first.headers.vary, 'Accept-Encoding, cf-ipcountry')
  const others = [
    { url, headers: { cookie: `uid=${'u'.repeat(22)}` } },
    { url, headers: { cookie: `session=${'s'.repeat(43)}; uid=${'u'.repeat(22)}` } },
    { url, headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile Safari' } },
    { url, headers: { 'user-agent': 'LittleAlmanacApp/1.0 (iOS)' } },
    `${url}?saveAbVersion=2&abVersion=2`,
  ]
  for (const other of others) {
    const answer = await ask(other)
    t.equal(answer.payload, first.payload)
    t.equal(answer.headers['set-cookie'], undefined)
    t.equal(answer.headers['cache-control'], first.headers['cache-control'])
  }
  const spelled = await ask(url.replace('/a/f', '/a/%66'))
  t.equal(spelled.payload, first.payload)
  t.equal(spelled.headers['cache-control'], 'private, no-store', 'no cache between us takes another spelling of it')
  const again = await ask({ url, headers: { 'if-none-match': String(first.headers.etag) } })
  t.equal(again.statusCode, 304)
})

t.test('nothing of ours runs on a twin, and of others only AMP', async t => {
  const { ask } = await testSite(t)
  for (const path of [article, '/pregnancy-week-by-week/8-weeks-pregnant', '/topics/first-trimester']) {
    const { headers, payload } = await ask(`${path}/amp`)
    const root = parseHtml(
      payload.replace('<html amp lang', '<html lang').replaceAll(/ amp-(?:boilerplate|custom)>/g, '>'),
    )
    t.same(
      withName(root, 'x-island', 'button', 'template', 'img').filter(({ parent }) => parent?.name !== 'noscript'),
      [],
      path,
    )
    t.same(
      withName(root, 'script').flatMap(({ attributes }) => attributes.src ?? []),
      ['https://cdn.ampproject.org/v0.js'],
    )
    const policy = String(headers['content-security-policy'])
    t.match(
      policy,
      "default-src 'none'; script-src https://cdn.ampproject.org; style-src 'unsafe-inline'; img-src 'self' data:;",
    )
    t.notMatch(policy, /script-src[^;]*('self'|unsafe)|frame-src/)
    t.equal(headers['speculation-rules'], undefined)
  }
  t.notMatch((await ask(article)).headers['content-security-policy'], /ampproject/, 'pages know nothing of AMP')
})

t.test('the twin of the names stands on their host, and is searched there', async t => {
  const { ask } = await testSite(t, { env: threeHosts })
  for (const site of ['main', 'registry'] as const) {
    const { statusCode, headers } = await ask({ url: `${names}/amp`, headers: { host: hosts[site] } })
    t.same([statusCode, headers.location], [301, `https://${hosts.names}${names}/amp`], site)
  }
  const [page, twin] = await Promise.all(
    [names, `${names}/amp`].map(async url => parseHtml((await ask({ url, headers: { host: hosts.names } })).payload)),
  )
  if (!page || !twin) return
  t.same(linksOf(page, 'amphtml'), [`https://${hosts.names}${names}/amp`])
  t.same(linksOf(twin, 'canonical'), [`https://${hosts.names}${names}`])
  const [form] = withName(twin, 'form')
  t.match(form?.attributes, { action: '/b/search', method: 'get', target: '_top' })
  t.same(
    withName(twin, 'button').map(button => [textOf(button), button.attributes.type]),
    [['Find', 'submit']],
  )
  t.same(
    withName(twin, 'script').flatMap(({ attributes }) => attributes['custom-element'] ?? []),
    ['amp-form'],
  )
})

t.test('beside a loss nothing advertises, and nothing speaks of registries', async t => {
  const { ask } = await testSite(t)
  for (const path of loss) {
    const { payload } = await ask(`${path}/amp`)
    t.notMatch(payload, /Find a Different Registry|aria-label="Advertisement"|class="share-row/, path)
    t.match(payload, 'id="main"')
  }
  const { payload } = await ask(`${article}/amp`)
  t.match(payload, 'Find a Different Registry')
  t.equal(payload.match(/aria-label="Advertisement"/g)?.length, 2)
})

t.test('a tool needs its page, so a twin leads there', async t => {
  const { ask } = await testSite(t)
  const twin = parseHtml((await ask('/a/tool-birth-plan/amp')).payload)
  const link = withName(twin, 'a').find(tag => textOf(tag).startsWith('Open the tool'))
  t.equal(link?.attributes.href, `${origin}/a/tool-birth-plan`)
  t.same(
    all(twin, ({ attributes }) => attributes.class === 'tool'),
    [],
  )
})
