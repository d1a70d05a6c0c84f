// AMP twins: another document of a page's own data, at `<page>/amp`. With views/amp/, all of AMP.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AmpProviders } from '../../content/site.ts'
import { originOf } from '../../domain/sites.ts'
import type { PageHandle } from '../../routes/define-page.tsx'
import { ampBody, ampDocument, ampHead, ampOrigin } from '../../views/amp/amp-document.tsx'
import { hasTwin, pageOfTwin, twinPath } from '../../views/amp/twin.tsx'
import type { PageContext, PageInput, Presented } from '../../views/page.tsx'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import { soonSensitive } from '../request/sensitive.ts'
import type { PageServices, Twin } from './page-services.ts'
import { servePublic } from './public.ts'
import { renderWhole } from './stream.tsx'

/** Everything of AMP's own comes from one origin; its styles and boilerplate are inline. What is of ours stays ours. */
export function ampPolicy({ origins }: Pick<Config, 'origins'>, providers: AmpProviders): string {
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

/** There is no twin: its page is not there, or (status 200) it is of a kind that has none. */
class NoTwinError extends Error {
  code = 'NO_TWIN'
  status: number
  constructor(status: number) {
    super('This page has no AMP twin.')
    this.status = status
  }
}

interface Parts {
  config: Config
  build: SiteBuild
  services: PageServices
  /** Whom twins may let in. */
  providers: AmpProviders
}

/** @returns what answers at the address of a page's twin */
export function createAmp(app: FastifyInstance, { config, build, services, providers }: Parts) {
  const styles = new Map<string, string>()
  function cssOf({ head }: Presented, { site }: PageInput): string {
    const name = site === 'names' ? 'amp-names.css' : head.isGuide ? 'amp-guides.css' : 'amp.css'
    const css = styles.get(name) ?? readFileSync(join(build.folder, build.asset(name)), 'utf8')
    styles.set(name, css)
    return css
  }
  const twin: Twin = {
    async load(input) {
      const loaded = await services.load({ ...input, path: pageOfTwin(input.path) })
      if ('redirect' in loaded)
        return { redirect: { ...loaded.redirect, location: twinPath(loaded.redirect.location) } }
      if (loaded.status !== 200 || !hasTwin(loaded.page.head, build.content.cardAt))
        throw new NoTwinError(loaded.status)
      return loaded
    },
    async render(page, input, onError, ms) {
      const context: PageContext = {
        ...input,
        build: { asset: build.asset, cardAt: build.content.cardAt, origins: config.origins },
        href: path => (path.startsWith('/') ? originOf(path, config.origins) + path : path),
        nextIsland: () => '',
        renderPart: () => '', // islands are left out
      }
      const body = await renderWhole(ampBody(page, context, providers), onError, ms)
      const html = ampDocument(page, context, {
        headHtml: renderToStaticMarkup(ampHead(page, context)),
        bodyHtml: body.toString(),
        css: cssOf(page, input),
        providers,
      })
      return [Buffer.from(html)]
    },
    options: {
      base: { ...app.securityHeaders(), 'content-security-policy': ampPolicy(config, providers) },
      forced: false,
      experiments: false,
      speculationRules: undefined,
      validate: services.cache.on,
      forEverybody: true,
      vary: `Accept-Encoding, ${config.countryHeader}`,
    },
  }
  return async (request: FastifyRequest, reply: FastifyReply, handle: PageHandle) => {
    const { country, layout, signedIn } = request.visitor
    const path = request.url.split('?', 1)[0] ?? ''
    const site = request.site === 'other' ? 'main' : request.site
    // Everybody of a country is the same visitor to a twin.
    const input: PageInput = { site, path, query: {}, layout: 'mobile', country, signedIn: false, versions: {} }
    const asked = { request, reply, handle, input, forced: false }
    // Who must not meet what a twin offers, gets the page itself.
    if (await soonSensitive(request))
      return reply.header('cache-control', 'private, no-store').redirect(config.origins[site] + pageOfTwin(path), 302)
    try {
      return await servePublic(app, services, { ...asked, twin })
    } catch (error) {
      if (!(error instanceof NoTwinError)) throw error
      if (error.status === 200) return reply.callNotFound()
      // What the page itself says of its not being there is better than anything.
      return servePublic(app, services, { ...asked, input: { ...input, path: pageOfTwin(path), layout, signedIn } })
    }
  }
}
