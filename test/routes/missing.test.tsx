import { renderToStaticMarkup } from 'react-dom/server'
import t from 'tap'
import { presentMissing, presentPlanned } from '../../routes/missing.tsx'
import { table } from '../../routes/table.ts'
import { PageProvider } from '../../views/page.tsx'

const build = {
  asset: (name: string) => `/assets/${name}`,
  origins: { main: '', names: '', registry: '' },
  artSizes: new Map(),
  headHtml: '',
}
const html = (what: Parameters<typeof presentMissing>[0]) => htmlOf(presentMissing(what))
function htmlOf({ body }: ReturnType<typeof presentMissing>) {
  const page = {
    site: 'main',
    path: '/*',
    query: {},
    layout: 'desktop',
    country: 'US',
    signedIn: false,
    versions: {},
  } as const
  const context = { ...page, build, nextIsland: () => 'x', renderPart: () => '' }
  return renderToStaticMarkup(<PageProvider value={context as never}>{body}</PageProvider>) // all that the view reads
}
const links = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

t.test('a page that is not there says so, is not for search engines and has no address', async t => {
  const { head } = presentMissing({ suggestions: [] })
  t.match(head, { title: 'Page not found', noindex: true })
  t.equal(head.path, undefined)
  t.equal(presentMissing({ reason: 'gone', suggestions: [] }).head.title, 'Taken out of the almanac')
  t.match(presentMissing({ reason: 'not-here', suggestions: [] }).head, { title: /United States/, noindex: true })
  t.match(html({ reason: 'not-here', suggestions: [] }), /readers in the United States/)
})

t.test('one that is still being written has its address, and is not for search engines', async t => {
  const planned = presentPlanned('Due date calculator', '/due-date-calculator')
  t.match(planned, {
    head: { title: /^Due date calculator: still/, noindex: true, path: '/due-date-calculator' },
    ads: null,
  })
  t.ok(planned.head.description.length >= 50 && planned.head.description.length <= 170)
  t.match(htmlOf(planned), /Still being written.*<h1[^>]*>Due date calculator</s)
})

t.test('it offers what was meant, else the usual places, which are pages', async t => {
  t.ok(links(html({ suggestions: [{ title: 'This', path: '/a/this' }] })).includes('/a/this'))
  const usual = links(html({ suggestions: [] })).filter(link => !link.startsWith('/assets/'))
  t.ok(usual.length >= 4)
  const paths = new Set(table.map(({ path }) => path))
  for (const link of usual) t.ok(paths.has(link), link)
})
