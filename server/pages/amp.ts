// AMP twins: `<page>/amp`, made of what the page's own loader gives, the same bytes for everybody of a country. With
// views/amp/, all of AMP.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { renderToStaticMarkup } from 'react-dom/server'
import { ampProviders } from '../../content/site.ts'
import { siteOf } from '../../domain/sites.ts'
import type { PageHandle, PageRoute } from '../../routes/define-page.tsx'
import { ampBody, ampDocument, ampHead, ampOrigin } from '../../views/amp/amp-document.tsx'
import { hasTwin, pageOfTwin, twinPath, twinPatterns } from '../../views/amp/twin.tsx'
import type { PageContext, PageInput } from '../../views/page.tsx'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { soonSensitive } from '../request/sensitive.ts'
import { keyOf, type Outcome, RenderedPage } from './cache.ts'
import type { PageParts } from './page-parts.ts'
import { servePublic } from './public.ts'
import { sendPage } from './send.ts'
import { renderDeadline, renderWhole } from './stream.tsx'

interface Options {
  config: Config
  build: SiteBuild
  table: readonly PageRoute[]
  parts: PageParts
}

/** Everything of AMP's own comes from one origin; its styles and boilerplate are inline. What is of ours stays ours. */
export function ampPolicy({ origins }: Pick<Config, 'origins'>, providers = ampProviders): string {
  const { ads, ...services } = providers
  const counting = Object.values(services).flatMap(address => (address ? [new URL(address).origin] : []))
  return [
    "default-src 'none'",
    `script-src ${ampOrigin}`,
    "style-src 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...counting].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ampOrigin, ...counting].join(' '),
    ...(ads ? ['frame-src https://*.ampproject.net'] : []),
    `form-action 'self' ${[...new Set(Object.values(origins))].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function amp(app: FastifyInstance, { config, build, table, parts }: Options, done: () => void) {
  const { cache } = parts
  const base = { ...app.securityHeaders(), 'content-security-policy': ampPolicy(config) }
  const options = {
    base,
    forced: false,
    experiments: false,
    speculationRules: undefined,
    validate: cache.on,
    forEverybody: true,
    vary: `Accept-Encoding, ${config.countryHeader}`,
  }
  const styles = new Map<string, string>()
  /** Names have a longer sheet than the others. */
  function cssOf({ site }: PageInput): string {
    const name = site === 'names' ? 'amp-names.css' : 'amp.css'
    const css = styles.get(name) ?? readFileSync(join(build.folder, build.asset(name)), 'utf8')
    styles.set(name, css)
    return css
  }

  /** Everybody of a country is the same visitor to it. */
  const inputOf = ({ site, visitor: { country } }: FastifyRequest, path: string): PageInput => ({
    site: site === 'other' ? 'main' : site,
    path,
    query: {},
    layout: 'mobile',
    country,
    signedIn: false,
    versions: {},
  })

  const contextOf = (input: PageInput): PageContext => ({
    ...input,
    build: { asset: build.asset, cardAt: build.content.cardAt, origins: config.origins },
    href: path => (path.startsWith('/') ? config.origins[siteOf(path.split(/[?#]/, 1)[0] ?? '')] + path : path),
    nextIsland: () => '',
    renderPart: () => '', // islands are left out
  })

  /** A page without parts stands for none: its status is that of the page whose twin it would be. */
  const make = (input: PageInput): Promise<Outcome> =>
    parts.limiters.public.run(async () => {
      await parts.opened(input)
      const started = performance.now()
      const path = pageOfTwin(input.path)
      const loaded = await parts.load({ ...input, path })
      if ('redirect' in loaded)
        return { redirect: { ...loaded.redirect, location: twinPath(loaded.redirect.location) } }
      const { status, page } = loaded
      if (status !== 200 || !hasTwin(page.head, build.content.cardAt)) return new RenderedPage(status, [], false)
      const context = contextOf(input)
      let whole = true
      const failed = (error: unknown) => {
        whole = false
        app.log.error({ err: error, route: '*/amp' }, 'a part of a page failed')
      }
      const bodyHtml = await renderWhole(
        ampBody(page, context, ampProviders),
        failed,
        renderDeadline - (performance.now() - started),
      )
      const made = {
        headHtml: renderToStaticMarkup(ampHead(page, context)),
        bodyHtml: bodyHtml.toString(),
        css: cssOf(input),
        providers: ampProviders,
      }
      return new RenderedPage(200, [Buffer.from(ampDocument(page, context, made))], whole && page.head.path === path)
    })

  async function serve(request: FastifyRequest, reply: FastifyReply, handle: PageHandle) {
    const input = inputOf(request, request.url.split('?', 1)[0] ?? '')
    // A twin is the same for everybody: whoever must not meet what it offers gets the page itself.
    if (await soonSensitive(request))
      return reply
        .header('cache-control', 'private, no-store')
        .redirect(config.origins[input.site] + pageOfTwin(input.path), 302)
    const key = keyOf(input)
    const kept = cache.find(key, () => make(input))
    request.logFields.cache = kept ? 'hit' : 'miss'
    const page = kept ?? (await cache.make(key, () => make(input)))
    if (!(page instanceof RenderedPage)) return reply.redirect(page.redirect.location, page.redirect.status)
    if (page.length === 0) {
      if (page.status === 200) return reply.callNotFound()
      // What the page itself says of its not being there is better than anything.
      const { layout, signedIn, accountUnavailable: away } = request.visitor
      const asked = { ...input, path: pageOfTwin(input.path), layout, signedIn, ...(away && { away }) }
      return servePublic(app, parts, { request, reply, handle, input: asked, forced: false })
    }
    return sendPage({ request, reply, page, options }, parts.fragments)
  }

  for (const { path, handle } of table.filter(({ path }) => twinPatterns.has(path))) {
    const url = twinPath(path)
    app.get(url, (request, reply) => serve(request, reply, handle))
    app.get(`${url}/`, ({ url }, reply) => reply.redirect(url.replace(/\/+(?=$|\?)/, ''), 301))
    app.route({
      method: app.supportedMethods.filter(method => method !== 'GET' && method !== 'HEAD'),
      url,
      onRequest: refuse,
      handler: refuse,
    })
  }
  done()
}

async function refuse(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('allow', 'GET, HEAD')
  throw httpError(405, 'method-not-allowed')
}

export default fp(amp, { name: 'amp', dependencies: ['security', 'visitor', 'unique-id'] })
