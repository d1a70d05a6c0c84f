// Every page that a visitor can reach, by the checks of support/page-checks.ts and beside each other. The proofs of the
// files that are imported here are about the same visit; each also runs by itself.
import './pages/html-weight.test.ts'
import './pages/links.test.ts'
import './pages/medical.test.ts'
import './pages/sitemap.test.ts'
import t from 'tap'
import { table } from '../../routes/table.ts'
import { type CrawledPage, examples } from '../support/crawl.ts'
import { textOf, withName } from '../support/html.ts'
import { canonical, checks, meta } from '../support/page-checks.ts'
import { pages, site } from '../support/visit.ts'

const personal = new Set(table.filter(({ handle }) => handle.for === 'personal').map(({ path }) => path))

t.test('every page', async t => {
  // A page of one's own, which is streamed with scripts of its own, has tests of its own.
  const list = [...pages.values()].filter(({ path }) => !personal.has(path))
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
    // The same page asked differently is another page only to itself.
    const own = list.filter(({ path, root }) => canonical(root) === `http://localhost:3000${path}`)
    const same = [...Map.groupBy(own, of).values()].filter(group => group.length > 1)
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
