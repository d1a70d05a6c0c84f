// For machines that look for pages: robots.txt, the sitemap and the news feed, made when first asked for and kept until
// the content changes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type SiteName, siteOf } from '../../domain/sites.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { precompressedEncoding, squeezedOnce } from '../pages/compress.ts'
import type { Load } from '../pages/loader.ts'
import { feedPath, newsFeed } from './news-feed.ts'
import { listedPages, sitemapFiles } from './sitemap.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops what was made of content that is there no more. */
    forgetFound(): void
  }
}

interface Options {
  config: Config
  table: readonly PageRoute[]
  content: Content
  load: Load
}

const caching = 'public, max-age=600, stale-while-revalidate=3600'
const types: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}
const typeOf = (path: string) => (path === feedPath ? 'application/atom+xml; charset=utf-8' : types[path.slice(-3)])

const robotsOf = (sitemap: string | undefined) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api',
    'Disallow: /events',
    ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []),
    '',
  ].join('\n')

function found(app: FastifyInstance, { config: { origins }, table, content, load }: Options, done: () => void) {
  /** The files of a host: its own pages, all of them where the three are one. */
  async function filesOf(origin: string): Promise<Map<string, Buffer>> {
    await content.names().catch(() => null) // they take their time to open, more than one page may take
    const own = new Map<string, { path: string; updated?: string }[]>()
    for (const [kind, pages] of await listedPages(table, content, load)) {
      const here = pages.filter(({ path }) => origins[siteOf(path)] === origin)
      if (here.length) own.set(kind, here)
    }
    const files = sitemapFiles(own, origin)
    files.set('/robots.txt', robotsOf(files.size ? `${origin}/sitemap.xml` : undefined))
    if (origin === origins.main) files.set(feedPath, newsFeed(content.cards('news'), origin))
    return new Map([...files].map(([path, text]) => [path, Buffer.from(text)]))
  }

  const kept = new Map<string, Promise<Map<string, Buffer>>>()
  app.decorate('forgetFound', () => kept.clear())
  function filesFor(site: SiteName) {
    const origin = origins[site]
    const known = kept.get(origin)
    if (known) return known
    app.admit()
    const files = filesOf(origin)
    kept.set(origin, files)
    files.catch(() => kept.delete(origin)) // asked again, it is tried again
    return files
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?', 1)[0] ?? ''
    const file = (await filesFor(request.site === 'other' ? 'main' : request.site)).get(path)
    if (!file) throw httpError(404, 'not-found')
    const encoding = precompressedEncoding(request.headers['accept-encoding'])
    reply.headers({ 'content-type': typeOf(path), 'cache-control': caching, vary: 'Accept-Encoding' })
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(encoding ? await squeezedOnce(file, encoding) : file)
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-:part(^[a-z0-9-]+).xml', feedPath]) app.get(path, answer)
  done()
}

export default fp(found, { name: 'found', dependencies: ['hosts', 'pressure'] })
