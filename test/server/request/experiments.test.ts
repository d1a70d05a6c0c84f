import t from 'tap'
import { experiments } from '../../../experiments/all.ts'
import { type TestSite, testSite } from '../../support/site.ts'

const on = { ABTEST_ENABLE: 'true' }
const uid = (n: number) => `uid=${String(n).padStart(22, 'n')}`
const inForce = (html: string) => /<body[^>]*data-experiments="([^"]*)"/.exec(html)?.[1]
const namesOf = (html: string) => (inForce(html) ?? '').split(',').map(pair => pair.split(':')[0])
const visit = ({ ask }: TestSite, url: string, headers: Record<string, string> = {}) =>
  ask({ url, headers: { cookie: uid(1), ...headers } })

const everywhere = ['abVersion', 'signUpOptionsAbVersion', 'sweepsBannerAbVersion'] // for signed-out visitors in the US
const inForceOn = {
  '/': everywhere,
  '/about-us': everywhere,
  '/news': everywhere,
  '/a/': everywhere,
  '/a/foods-to-limit-in-pregnancy': ['abVersion', 'saveAbVersion', 'signUpOptionsAbVersion', 'sweepsBannerAbVersion'],
  '/pregnancy-week-by-week/8-weeks-pregnant': [
    'abVersion',
    'saveAbVersion',
    'signUpOptionsAbVersion',
    'sweepsBannerAbVersion',
  ],
  '/baby-month-by-month/0-month-old-baby': [
    'abVersion',
    'saveAbVersion',
    'signUpOptionsAbVersion',
    'sweepsBannerAbVersion',
  ],
  '/topics': ['abVersion', 'signUpOptionsAbVersion', 'sweepsBannerAbVersion', 'topicPillAbVersion'],
  '/topics/first-trimester': ['abVersion', 'signUpOptionsAbVersion', 'sweepsBannerAbVersion', 'topicPillAbVersion'],
}

t.test('off by default, whatever the query says', async t => {
  const { ask, lines } = await testSite(t)
  const clean = await ask({ url: '/', headers: { cookie: uid(1) } })
  t.equal(inForce(clean.body), undefined)
  for (const { name, aliases = [] } of experiments) {
    for (const parameter of [name, ...aliases]) {
      const forced = await ask({ url: `/?${parameter}=2`, headers: { cookie: uid(1) } })
      t.equal(forced.body, clean.body, parameter)
      t.equal(forced.headers['cache-control'], clean.headers['cache-control'])
    }
  }
  t.ok(lines.every(line => line.experiments === ''))
})

t.test('each page is in the experiments of the table, and no other', async t => {
  const site = await testSite(t, { env: on })
  for (const [url, names] of Object.entries(inForceOn)) {
    const { body } = await visit(site, url)
    t.same(namesOf(body), names, url)
    t.equal(site.lines.at(-1)?.experiments, inForce(body), 'the log says the same')
    const elsewhere = await visit(site, url, { 'cf-ipcountry': 'DE' })
    t.same(
      namesOf(elsewhere.body),
      names.filter(name => name !== 'sweepsBannerAbVersion'),
      `${url} outside the US`,
    )
  }
})

t.test('a visitor stays in a version, over pages and starts; visitors differ', async t => {
  const versionOf = async (site: TestSite, n: number, url: string) => {
    const { body } = await visit(site, url, { cookie: uid(n) })
    return /abVersion:(\d)/.exec(inForce(body) ?? '')?.[1]
  }
  const [one, other] = [await testSite(t, { env: on }), await testSite(t, { env: on })]
  const counts: Record<string, number> = {}
  for (let n = 0; n < 60; n++) {
    const version = (await versionOf(one, n, '/about-us')) ?? 'none'
    counts[version] = (counts[version] ?? 0) + 1
    t.equal(await versionOf(one, n, '/news'), version)
    t.equal(await versionOf(other, n, '/about-us'), version)
  }
  t.same(Object.keys(counts).sort(), ['1', '2'])
  t.ok(Math.min(...Object.values(counts)) > 10, `half and half: ${JSON.stringify(counts)}`) // chance below that: 1 in 10 million
})

t.test('the query forces a version, by name and by alias, for that page only', async t => {
  const site = await testSite(t, { env: on })
  const url = '/a/foods-to-limit-in-pregnancy'
  const clean = await visit(site, url)
  const forcible = {
    abVersion: 'abVersion',
    hamburgAbVersion: 'abVersion',
    saveAbVersion: 'saveAbVersion',
    sb_abv: 'sweepsBannerAbVersion',
  }
  for (const [parameter, name] of Object.entries(forcible)) {
    for (const version of ['1', '2']) {
      const forced = await visit(site, `${url}?${parameter}=${version}`)
      t.match(inForce(forced.body) ?? '', new RegExp(`\\b${name}:${version}\\b`), `${parameter}=${version}`)
      t.equal(forced.headers['cache-control'], 'private, no-store')
      t.notOk(forced.headers.etag, 'nothing to validate')
      t.match(forced.body, '<meta name="robots" content="noindex"/>', 'no search engine keeps it')
      t.equal(site.lines.at(-1)?.cache, 'bypass')
      t.equal((await visit(site, url)).body, clean.body, 'the next page is as before')
    }
  }
  const both = await visit(site, `${url}?abVersion=2&saveAbVersion=1`)
  t.match(inForce(both.body) ?? '', /\babVersion:2\b.*\bsaveAbVersion:1\b/)
})

t.test('anything else in the query is as if it were not there', async t => {
  const site = await testSite(t, { env: on })
  const url = '/a/foods-to-limit-in-pregnancy'
  const clean = await visit(site, url)
  const values = [
    '=0',
    '=3',
    '=-1',
    '=1e1',
    '=[]',
    '=',
    '',
    '=01',
    '=%201',
    '=1.0',
    '=%D9%A1',
    '=1%00',
    '[]=2',
    '=1&abVersion=2',
    '=2&abVersion=2',
  ]
  const queries = [
    ...values.map(value => `abVersion${value}`),
    'abVersion=2&hamburgAbVersion=2',
    'AbVersion=2',
    'abversion=2',
    'topicPillAbVersion=2',
    '__proto__=2',
  ]
  for (const query of queries) {
    const answer = await visit(site, `${url}?${query}`)
    t.equal(answer.body, clean.body, query)
    t.equal(answer.headers['cache-control'], clean.headers['cache-control'], query)
    t.equal(answer.headers.etag, clean.headers.etag, query)
  }
})
