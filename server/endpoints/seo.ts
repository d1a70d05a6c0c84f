// robots.txt, the sitemap and the news feed, made at the first request and held in memory until the content changes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { originOf, type SiteName } from '../../domain/sites.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import type { Load } from '../pages/loader.ts'
import { feedPath, newsFeed } from './news-feed.ts'
import { sendPrecompressed } from './send-precompressed.ts'
import { listedPages, sitemapFiles } from './sitemap.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Drops these files, since the content has changed. */
    forgetSeo(): void
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

function seo(app: FastifyInstance, { config: { origins }, table, content, load }: Options, done: () => void) {
  /** The files of an origin: of all sites that are served there. */
  async function filesOf(origin: string): Promise<Map<string, Buffer>> {
    // Opening them takes longer than the deadline of the pages that are loaded below
    await content.names().catch(() => null)
    const own = new Map<string, { path: string; updated?: string }[]>()
    for (const [kind, pages] of await listedPages(table, content, load)) {
      const here = pages.filter(({ path }) => originOf(path, origins) === origin)
      if (here.length) own.set(kind, here)
    }
    const files = sitemapFiles(own, origin)
    files.set('/robots.txt', robotsOf(files.size ? `${origin}/sitemap.xml` : undefined))
    if (origin === origins.main) files.set(feedPath, newsFeed(content.cards('news'), origin))
    return new Map([...files].map(([path, text]) => [path, Buffer.from(text)]))
  }

  const filesByOrigin = new Map<string, Promise<Map<string, Buffer>>>()
  app.decorate('forgetSeo', () => filesByOrigin.clear())
  function filesFor(site: SiteName) {
    const origin = origins[site]
    const known = filesByOrigin.get(origin)
    if (known) return known
    app.admit()
    const files = filesOf(origin)
    filesByOrigin.set(origin, files)
    files.catch(() => filesByOrigin.delete(origin)) // the next request tries again
    return files
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?', 1)[0] ?? ''
    const file = (await filesFor(request.site === 'other' ? 'main' : request.site)).get(path)
    if (!file) throw httpError(404, 'not-found')
    reply.headers({ 'content-type': typeOf(path), 'cache-control': caching })
    return sendPrecompressed(request, reply, file)
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-:part(^[a-z0-9-]+).xml', feedPath]) app.get(path, answer)
  done()
}

export default fp(seo, { name: 'seo', dependencies: ['hosts', 'pressure'] })
