import t from 'tap'
import { structuredData } from '../../views/json-ld.ts'
import { textOf, withName } from '../support/html.ts'
import { scriptsOf, testPages } from '../support/json-ld.ts'
import { testSite } from '../support/site.ts'

const addresses = { page: (path: string) => `https://site.test${path}`, image: 'https://site.test/picture.png' }
const head = { title: 'A', description: 'B' }

t.test('paths of ours become addresses, whatever else begins with a slash does not', async t => {
  const block = {
    '@type': 'X',
    url: '/',
    name: '/a/name',
    parts: [{ item: '/b', mainEntityOfPage: 'https://other.test/c' }],
  }
  t.same(structuredData({ ...head, jsonLd: [block] }, addresses), [
    {
      '@type': 'X',
      url: 'https://site.test/',
      name: '/a/name',
      parts: [{ item: 'https://site.test/b', mainEntityOfPage: 'https://other.test/c' }],
    },
  ])
})

t.test('only what has a headline has a picture, and a page without a way up no breadcrumb', async t => {
  const blocks = structuredData({ ...head, breadcrumbs: [], jsonLd: [{ headline: 'A' }, { name: 'B' }] }, addresses)
  t.same(blocks, [{ headline: 'A', image: addresses.image }, { name: 'B' }])
})

t.test('search engines are shown the breadcrumb that readers see', async t => {
  const { ask } = await testSite(t)
  for (const path of testPages) {
    const { root, blocks } = scriptsOf((await ask(path)).body)
    const [nav] = withName(root, 'nav').filter(({ attributes }) => attributes['aria-label'] === 'Breadcrumb')
    const seen = nav
      ? withName(nav, 'a').map(a => ({ name: textOf(a), item: `http://localhost:3000${a.attributes.href}` }))
      : []
    const [list] = blocks.filter(block => block['@type'] === 'BreadcrumbList')
    t.ok(seen.length, `${path} has one`)
    t.same(
      list?.itemListElement,
      seen.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
      path,
    )
  }
})

t.test('a text names its own address and its picture', async t => {
  const { ask } = await testSite(t)
  for (const path of [
    '/a/registry-101',
    '/pregnancy-week-by-week/8-weeks-pregnant',
    '/news/us-baby-names-2023-most-given',
  ]) {
    const { blocks, root } = scriptsOf((await ask(path)).body)
    const [text] = blocks.filter(block => 'headline' in block)
    const picture = withName(root, 'meta').find(({ attributes }) => attributes.property === 'og:image')?.attributes
      .content
    t.match(text, { mainEntityOfPage: `http://localhost:3000${path}`, image: picture }, path)
    t.match(picture, /^http:\/\/localhost:3000\/assets\/previews\//)
  }
})

t.test('the front page says how the site is searched', async t => {
  const { ask } = await testSite(t)
  const [block] = scriptsOf((await ask('/')).body).blocks
  t.match(block, { '@type': 'WebSite', url: 'http://localhost:3000/' })
  const { urlTemplate = '' } = block?.potentialAction.target ?? {}
  t.equal(urlTemplate, 'http://localhost:3000/search?q={search_term_string}')
  t.equal((await ask(new URL(urlTemplate.replace('{search_term_string}', 'sleep')).href.slice(21))).statusCode, 200)
})
