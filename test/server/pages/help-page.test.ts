// Pages of results for somebody in distress, as the server answers them: help first, nothing that sells, and no trace.
import t from 'tap'
import { openBuild } from '../../../server/build.ts'
import { all, parseHtml, type Tag, textOf, withName } from '../../support/html.ts'
import { alike } from '../../support/log-lines.ts'
import { distressed } from '../../support/searches.ts'
import { type TestSite, testSite } from '../../support/site.ts'
import { sized } from '../../support/sized.ts'

const { content } = openBuild(new URL('../../../dist', import.meta.url).pathname)
const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile Safari',
  'in-app': 'LittleAlmanacApp/1.0 (iOS)',
}
const issue = ['no heartbeat', 'baby not moving', 'suicidal', 'bleeding', 'hurt', 'hitting me']
const some = [...new Map(distressed.map(([text, situation]) => [situation, text])).values()] // one of each situation
const sells = ['data-ad-unit', 'data-ad-pos', 'data-banner', 'data-promo']

async function ask(site: TestSite, path: string, q: string, headers: Record<string, string> = {}) {
  const known = { cookie: `uid=${'u'.repeat(22)}`, 'cf-ipcountry': 'US', ...headers }
  const answer = await site.ask({ url: `${path}?${new URLSearchParams({ q })}`, headers: known })
  const root = parseHtml(answer.body)
  const main = withName(root, 'main')[0] as Tag // every page has one
  const box = all(main, ({ attributes }) => attributes['aria-labelledby'] === 'help-box')[0]
  return { answer, root, main, box, text: textOf(main) }
}
const hrefs = (tag: Tag | undefined) => (tag ? withName(tag, 'a').map(({ attributes }) => attributes.href ?? '') : [])

t.test('the box comes first, and nothing sells, names or celebrates', async t => {
  const site = await testSite(t)
  const queries = [
    ...issue,
    ...sized(
      some,
      distressed.map(([text]) => text),
    ),
  ]
  const countries = ['US', 'GB', 'BR']
  for (const path of ['/search', '/b/search'])
    for (const [i, [layout, agent]] of Object.entries(agents).entries())
      for (const country of sized(countries.slice(i, i + 1), countries))
        for (const q of layout === 'desktop' && country === 'US' ? queries : issue) {
          const { answer, root, main, box } = await ask(site, path, q, { 'user-agent': agent, 'cf-ipcountry': country })
          const what = `${path} ${q}, ${layout}, ${country}`
          t.equal(answer.statusCode, 200, what)
          t.notMatch(textOf(withName(root, 'title')[0] as Tag), q, 'no tab tells what was asked')
          t.match(answer.body, `data-layout="${layout}"`)
          const [first] = withName(main, 'h2')
          t.equal(first?.attributes.id, 'help-box', `${what}: before all results`)
          t.same(
            all(root, ({ attributes }) => sells.some(name => name in attributes)),
            [],
            what,
          )
          t.equal(all(root, ({ attributes }) => /name-finder|amazon-promo/.test(attributes.class ?? '')).length, 0)
          const links = hrefs(main).filter(href => !(box && hrefs(box).includes(href)))
          t.same(
            links.filter(href => !/^(\/$|\/a\/|\/topics\/|\/baby-names$|#)/.test(href)),
            [],
            `${what}: articles and topics`,
          )
          t.ok(links.some(href => /^\/(a|topics)\//.test(href)))
          t.ok(hrefs(box).some(href => href.startsWith('/a/when-to-call#')))
          t.ok(hrefs(box).some(href => href.startsWith('tel:')))
        }
})

t.test('the numbers are those of the country', async t => {
  const site = await testSite(t)
  for (const q of [...issue, ...some]) {
    const { box } = await ask(site, '/search', q)
    for (const href of ['tel:988', 'sms:988', 'tel:18338526262']) t.ok(hrefs(box).includes(href), `${q}: ${href}`)
    t.match(textOf(box as Tag), '1-833-TLC-MAMA')
  }
  const numbers = async (q: string, country: string) => [
    ...new Set(hrefs((await ask(site, '/search', q, { 'cf-ipcountry': country })).box)),
  ]
  t.match(await numbers('bleeding', 'US'), ['tel:911', 'tel:988'], 'the emergency number first where a life is at risk')
  t.match(await numbers('hitting me', 'GB'), ['tel:999', 'tel:08082000247', 'tel:116123'])
  t.match(await numbers('hitting me', 'MX'), ['tel:911', 'tel:079', 'tel:8009112000'])
  const canada = await ask(site, '/search', 'hitting me', { 'cf-ipcountry': 'CA' })
  t.match(hrefs(canada.box), ['tel:911', 'https://sheltersafe.ca/', 'tel:988'], 'no one number: who lists the nearest')
  t.notMatch(textOf(canada.box as Tag), 'A hotline listens', 'and none is promised')
  t.notOk((await numbers('suicidal', 'GB')).includes('tel:988'))
  const elsewhere = await numbers('suicidal', 'BR')
  t.ok(
    ['tel:116123', 'tel:999', 'tel:112'].every(href => elsewhere.includes(href)) &&
      elsewhere.some(href => href.includes('findahelpline')),
  )
  const { box } = await ask(site, '/search', 'sin latido')
  t.equal(
    box && all(box, ({ attributes }) => attributes.lang === 'es').length,
    1,
    'who wrote in Spanish is told that it is spoken',
  )
})

t.test('an ordinary search is as it was, and so is one that is too short', async t => {
  const site = await testSite(t)
  for (const q of ['feeding', 'heartburn', 'b', 'zzzqqq']) t.notOk((await ask(site, '/search', q)).box, q)
  t.ok((await ask(site, '/search', 'feeding')).answer.body.includes('data-promo'))
  for (const q of ['Olivia', 'Dolores', 'Hurtado']) t.notOk((await ask(site, '/b/search', q)).box, q)
})

t.test('nothing tells of distress: no log line, no count, no header', async t => {
  const site = await testSite(t)
  const [usual, help] = [await ask(site, '/search', 'feeding'), await ask(site, '/search', 'suicidal')]
  await ask(site, '/b/search', 'suicidal')
  await site.ask('/api/suggestions?q=suicidal')
  const { headers } = help.answer
  t.same(Object.keys(headers).sort(), Object.keys(usual.answer.headers).sort())
  t.equal(headers['cache-control'], 'private, no-store')
  t.notMatch(JSON.stringify(headers), /suicid|help|distress/)
  const [first, second] = site.lines.filter(({ route }) => route === '/search').map(alike)
  t.ok(first && Object.keys(first).length > 5)
  t.same(second, first, 'a line like any other')
  t.notMatch(JSON.stringify(site.lines), /suicid|distress|help/i)
  // The browser counts the length of the text and how much was found; help changes neither.
  const counted = all(help.main, ({ name, attributes }) => name === 'x-island' && attributes.name === 'search-box')[0]
  t.equal(JSON.parse(counted?.attributes.props ?? '{}').found, (await content.search('suicidal')).total)
  t.same(
    all(help.main, ({ attributes }) => 'data-event' in attributes),
    [],
    'and a press on a number is not counted',
  )
})

t.test('a page that is kept does not know the country, only whether it is the US', async t => {
  const site = await testSite(t)
  for (const country of ['GB', 'DE']) await site.ask({ url: '/a/registry-101', headers: { 'cf-ipcountry': country } })
  t.same(
    site.lines.filter(({ route }) => route === '/a/:slug').map(({ cache }) => cache),
    ['miss', 'hit'],
  )
})
