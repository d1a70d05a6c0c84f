// What can be read on the pages of tools, and what experiments add to them.
import t from 'tap'
import { quietCookie } from '../../domain/sensitive.ts'
import { experiments } from '../../experiments/all.ts'
import { all, parseHtml, textOf, withName } from '../support/html.ts'
import { testSite } from '../support/site.ts'
import { toolPaths } from '../support/tool-pages.ts'

const promos = [
  ['/chinese-gender-chart', 'chineseGenderChartPromoAbVersion', '/pregnancy-week-by-week'],
  ['/ovulation-calculator', 'ovulationCalculatorPromoAbVersion', '/topics/getting-pregnant'],
] as const

const site = await testSite(t, { folder: 'dist-test', env: { ABTEST_ENABLE: 'true' } })
const uid = `uid=${'u'.repeat(22)}`

/** Where the card leads, and the versions that the page names. */
async function shown(url: string, cookie = uid) {
  const { statusCode, headers, body } = await site.ask({ url, headers: { cookie } })
  const [card] = withName(parseHtml(body), 'aside').filter(aside => aside.attributes.class === 'promo-card')
  const link = card && withName(card, 'a')[0]?.attributes.href
  const versions = /<body[^>]* data-experiments="([^"]*)"/.exec(body)?.[1] ?? ''
  return {
    statusCode,
    link,
    versions,
    hasTool: body.includes('<x-island name="tool-'),
    cache: headers['cache-control'],
  }
}

for (const [path, name, link] of promos)
  t.test(`${name}: no promo card, or a promo card`, async t => {
    t.equal(experiments.find(one => one.name === name)?.where, path, 'the table says where')
    for (const version of [1, 2]) {
      const page = await shown(`${path}?${name}=${version}`)
      t.match(page, { statusCode: 200, hasTool: true, cache: 'private, no-store' })
      t.equal(page.link, version === 2 ? link : undefined, `version ${version}`)
      t.ok(page.versions.split(',').includes(`${name}:${version}`), page.versions)
    }
    t.match((await shown(path)).versions, `${name}:`, 'in force without being forced')
    for (const [other] of promos) if (other !== path) t.notMatch((await shown(other)).versions, name)
  })

t.test('after a loss there is no card, also not on a page that was opened all the same', async t => {
  const quiet = `${uid}; ${quietCookie}=1`
  for (const [path, name] of promos) {
    t.match(await shown(`${path}?${name}=2`, quiet), { link: undefined, hasTool: false }, 'put away')
    t.match(await shown(`${path}?${name}=2&show=all`, quiet), { link: undefined, hasTool: true }, 'opened')
  }
})

t.test('the card says in words where it leads', async t => {
  const { body } = await site.ask({
    url: '/chinese-gender-chart?chineseGenderChartPromoAbVersion=2',
    headers: { cookie: uid },
  })
  const [card] = withName(parseHtml(body), 'aside').filter(aside => aside.attributes.class === 'promo-card')
  t.match(card && textOf(card), 'Pregnancy week by week')
})

t.test('where experiments are off there is none', async t => {
  const off = await testSite(t, { folder: 'dist-test' })
  for (const [path, name] of promos) t.notMatch((await off.ask(`${path}?${name}=2`)).body, 'promo-card')
})

/** What a page says of its tool, whoever reads it; the words differ where the tool stands in an article. */
const said = {
  'how it is worked out': /How it is worked out|How the (plan|list|budget) above works|Working it out from dates/,
  'how far off it may be': /How far off|How far to trust/,
  'what it is not for': /What it is not for|cannot prevent a pregnancy/,
  'where it is saved': /Saved on this device/,
}

t.test('without script a page says what its tool does, and each source bears a date', async t => {
  for (const path of toolPaths) {
    const main = withName(parseHtml((await site.ask(path)).body), 'main')
    const text = main.map(tag => textOf(tag)).join()
    for (const [what, words] of Object.entries(said)) t.match(text, words, `${path}: ${what}`)
    const [list] = main.flatMap(tag => all(tag, ({ attributes }) => attributes.class === 'sources'))
    const sources = list ? withName(list, 'li').map(tag => textOf(tag)) : []
    t.ok(sources.length > 1, `${path} has sources`)
    for (const source of sources) t.match(source, /, (\d{4}|no date given; read \w+ \d+, \d{4})\W*$/, path)
  }
})

/** What stands on the page of each tool, in its own words. */
const told: readonly [what: string, words: RegExp][] = [
  ['that the tool itself needs script', /needs JavaScript/],
  ['how it is worked out', /How it is worked out|How the \w+ above works|Working it out/],
  ['how far off it may be', /How far off|How far to trust/],
  ['what it is not for', /not for|not contraception|cannot prevent/i],
  ['its sources, with the day they were read', /Sources.*(?:Read|read|checked|looked up) .*20\d\d/s],
  ['related guides', /Read next/],
]

for (const path of toolPaths)
  t.test(`${path} can be read without script`, async t => {
    const [main] = withName(parseHtml((await site.ask({ url: path, headers: { cookie: uid } })).body), 'main')
    const text = main ? textOf(main) : ''
    for (const [what, words] of told) t.match(text, words, what)
  })
