// Every page that a visitor can reach, by the checks of support/page-checks.ts and beside each other.
import t from 'tap'
import { type CrawledPage, crawl, examples } from '../support/crawl.ts'
import { textOf, withName } from '../support/html.ts'
import { checks, meta } from '../support/page-checks.ts'

t.test('every page', async t => {
  const { site, pages } = await crawl(t)
  const list = [...pages.values()]
  t.same(
    examples.filter(path => !pages.has(path)),
    [],
    'every example answers 200',
  )
  t.ok(list.length > 40, `${list.length} pages`)
  for (const [name, check] of Object.entries(checks))
    t.same(
      list.map(page => [page.path, ...check(page)]).filter(found => found.length > 1),
      [],
      name,
    )

  for (const [name, of] of Object.entries({
    title: (page: CrawledPage) => withName(page.root, 'title').map(title => textOf(title))[0],
    description: (page: CrawledPage) => meta(page.root, 'description')[0],
    h1: (page: CrawledPage) => withName(page.root, 'h1').map(h1 => textOf(h1))[0],
  })) {
    const same = [...Map.groupBy(list, of).values()].filter(group => group.length > 1)
    t.same(
      same.map(group => group.map(({ path }) => path)),
      [],
      `no two pages share their ${name}`,
    )
  }

  t.test('every preview picture is a PNG of 1200 x 630', async t => {
    for (const address of new Set(list.flatMap(({ root }) => meta(root, 'og:image')))) {
      t.ok(address.startsWith('http://localhost:3000/'), 'a whole address')
      const { statusCode, headers, rawPayload } = await site.ask(new URL(address).pathname)
      t.match({ statusCode, headers }, { statusCode: 200, headers: { 'content-type': 'image/png' } })
      t.same([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], [1200, 630], address)
    }
  })
})
