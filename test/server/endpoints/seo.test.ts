import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import type { Content } from '../../../publishing/load.ts'
import { page } from '../../../routes/define-page.tsx'
import { hosts, threeHosts } from '../../support/server/three-hosts.ts'
import { testSite } from '../../support/site.ts'
import { parseXml, texts } from '../../support/xml.ts'

const plain = {
  head: () => ({ title: 'A page', description: '' }),
  view: () => null,
  whenSensitive: 'itself' as const,
  examples: [],
}

t.test('robots.txt allows the pages, and names the sitemap', async t => {
  const { ask } = await testSite(t)
  const { statusCode, headers, body } = await ask('/robots.txt')
  t.match({ statusCode, headers }, { statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  t.match(headers['cache-control'], /^public, max-age=\d+/)
  t.equal(headers['set-cookie'], undefined)
  t.same(body.split('\n'), [
    ...['User-agent: *', 'Allow: /', 'Disallow: /api', 'Disallow: /events', ''],
    ...['Sitemap: http://localhost:3000/sitemap.xml', ''],
  ])
})

t.test('on one origin everything is in one sitemap', async t => {
  const { ask } = await testSite(t)
  const { headers, body } = await ask('/sitemap.xml')
  t.match(headers, { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' })
  t.match(headers['cache-control'], /^public, /)
  const kinds = texts(parseXml(body), 'loc').map(address => /sitemap-([a-z]+)\.xml$/.exec(address)?.[1])
  for (const kind of ['pages', 'weeks', 'months', 'topics', 'articles', 'news', 'reviews'])
    t.ok(kinds.includes(kind), kind)
  const packed = await ask({ url: '/sitemap-weeks.xml', headers: { 'accept-encoding': 'br' } })
  t.equal(packed.headers['content-encoding'], 'br')
  t.equal(brotliDecompressSync(packed.rawPayload).toString(), (await ask('/sitemap-weeks.xml')).body)
  for (const path of ['/sitemap-none.xml', '/sitemap-weeks-2.xml', '/sitemap-.xml', '/sitemap-constructor.xml'])
    t.equal((await ask(path)).statusCode, 404, path)
})

t.test('names that open slowly keep nobody from the sitemap', async t => {
  const longer = 2300 // milliseconds: more than one page may take
  const content = (own: Content): Content => {
    let open: ReturnType<Content['names']> | undefined
    return { ...own, names: () => (open ??= pause(longer).then(() => own.names())) }
  }
  const reading = page({
    ...plain,
    path: '/b/reading',
    load: async ({ content }) => ({ names: await content.names() }),
  })
  const { ask } = await testSite(t, { table: [reading], content })
  t.same(texts(parseXml((await ask('/sitemap-pages.xml')).body), 'loc'), ['http://localhost:3000/b/reading'])
})

t.test('each of three hosts lists its own pages, and none is named where none is', async t => {
  const names = page({ ...plain, path: '/b/:slug', listed: { kind: 'names', pages: () => [{ path: '/b/ada' }] } })
  const { ask } = await testSite(t, { env: threeHosts, table: [page({ ...plain, path: '/' }), names] })
  const on = (host: string, url: string) => ask({ url, headers: { host } })
  const addresses = async (host: string) => {
    const files = texts(parseXml((await on(host, '/sitemap.xml')).body), 'loc')
    const all = await Promise.all(
      files.map(async file => texts(parseXml((await on(host, new URL(file).pathname)).body), 'loc')),
    )
    return all.flat()
  }
  t.same(await addresses(hosts.main), [`https://${hosts.main}/`])
  t.same(await addresses(hosts.names), [`https://${hosts.names}/b/ada`])
  t.match((await on(hosts.names, '/robots.txt')).body, `Sitemap: https://${hosts.names}/sitemap.xml`)
  t.equal((await on(hosts.registry, '/sitemap.xml')).statusCode, 404)
  const robots = await on(hosts.registry, '/robots.txt')
  t.equal(robots.statusCode, 200)
  t.notMatch(robots.body, 'Sitemap')
  t.match((await on(hosts.names, '/news/feed.xml')).headers.location, `https://${hosts.main}/news/feed.xml`)
})

t.test('it is made once, and anew when the content was', async t => {
  let made = 0
  const counted = page({ ...plain, path: '/x/:slug', listed: { kind: 'x', pages: () => [{ path: `/x/${++made}` }] } })
  const { ask, app } = await testSite(t, { table: [counted] })
  const first = (await ask('/sitemap-x.xml')).body
  t.equal((await ask('/sitemap-x.xml')).body, first)
  t.equal(made, 1)
  app.forgetSeo()
  t.match((await ask('/sitemap-x.xml')).body, '/x/2')
})
