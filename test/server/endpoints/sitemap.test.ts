import t from 'tap'
import type { Content } from '../../../publishing/load.ts'
import { missing, page } from '../../../routes/define-page.tsx'
import { listedPages, sitemapFiles } from '../../../server/endpoints/sitemap.ts'
import { createLoader } from '../../../server/pages/loader.ts'
import { withName } from '../../support/html.ts'
import { parseXml, texts } from '../../support/xml.ts'

const origin = 'https://site.test'
const plain = {
  head: () => ({ title: '', description: '' }),
  view: () => null,
  whenSensitive: 'itself' as const,
  examples: [],
}
/** Content with one piece. */
const content = {
  cardAt: (path: string) => (path === '/dated' ? { updated: '2026-03-04' } : undefined),
} as unknown as Content // all that is asked of it

t.test('a row of the table is listed when its page is there for everyone and wants to be', async t => {
  const table = [
    page({ ...plain, path: '/' }),
    page({ ...plain, path: '/dated' }),
    page({ ...plain, path: '/hidden', head: () => ({ title: '', description: '', noindex: true }) }),
    page({ ...plain, path: '/own', for: 'personal' }),
    page({
      ...plain,
      path: '/not-there',
      load() {
        throw missing({ suggestions: [] })
      },
    }),
    page({
      ...plain,
      path: '/us',
      load({ input }) {
        if (input.country !== 'US') throw missing({ suggestions: [] })
        return null
      },
    }),
    page({ ...plain, path: '/x/:slug' }),
    page({
      ...plain,
      path: '/n/:slug',
      listed: { kind: 'names', pages: () => [{ path: '/n/ada', updated: '2026-01-02' }, { path: '/n/zoë' }] },
    }),
  ]
  const byKind = await listedPages(table, content, createLoader(table, content))
  t.same(Object.fromEntries(byKind), {
    pages: [
      { path: '/', updated: undefined },
      { path: '/dated', updated: '2026-03-04' },
      { path: '/us', updated: undefined },
    ],
    names: [
      { path: '/n/ada', updated: '2026-01-02' },
      { path: '/n/zoë', updated: undefined },
    ],
  })
})

t.test('the index names a file for each kind, with the day of its newest page', async t => {
  const files = sitemapFiles(
    new Map([
      ['pages', [{ path: '/' }]],
      [
        'names',
        [
          { path: '/n/a&b', updated: '2026-01-02' },
          { path: '/n/zoë', updated: '2026-01-01' },
        ],
      ],
    ]),
    origin,
  )
  t.same([...files.keys()], ['/sitemap-pages.xml', '/sitemap-names.xml', '/sitemap.xml'])
  const index = parseXml(files.get('/sitemap.xml') ?? '')
  t.same(texts(index, 'loc'), [`${origin}/sitemap-pages.xml`, `${origin}/sitemap-names.xml`])
  t.same(texts(index, 'lastmod'), ['2026-01-02'])
  const names = parseXml(files.get('/sitemap-names.xml') ?? '')
  t.same(texts(names, 'loc'), [`${origin}/n/a&b`, `${origin}/n/zo%C3%AB`])
  t.equal(withName(names, 'urlset')[0]?.attributes.xmlns, 'http://www.sitemaps.org/schemas/sitemap/0.9')
})

t.test('a kind with more than a file may hold goes over several', async t => {
  const pages = Array.from({ length: 7 }, (_, i) => ({ path: `/n/${i}` }))
  const files = sitemapFiles(new Map([['names', pages]]), origin, 3)
  t.same([...files.keys()], ['/sitemap-names.xml', '/sitemap-names-2.xml', '/sitemap-names-3.xml', '/sitemap.xml'])
  const all = [...files].filter(([path]) => path !== '/sitemap.xml').flatMap(([, text]) => texts(parseXml(text), 'loc'))
  t.same(
    all,
    pages.map(({ path }) => origin + path),
  )
})

t.test('without pages there is no file at all', async t => {
  t.equal(sitemapFiles(new Map(), origin).size, 0)
})
