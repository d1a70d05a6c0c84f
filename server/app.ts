// The site as one Fastify application: plugins in the order a request meets them, pages, errors.
import cluster from 'node:cluster'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { createLimiter, OverloadError } from '../lib/limiter.ts'
import type { PageRoute } from '../routes/define-page.tsx'
import { siteMap } from '../routes/table.ts'
import type { SiteBuild } from './build.ts'
import type { Config } from './config.ts'
import assets from './endpoints/assets.ts'
import chartPicture from './endpoints/chart-picture.tsx'
import devReload from './endpoints/dev-reload.ts'
import events from './endpoints/events.ts'
import nameCards from './endpoints/name-cards.ts'
import namesReady from './endpoints/names-ready.ts'
import newContent from './endpoints/new-content.ts'
import seo from './endpoints/seo.ts'
import suggestions from './endpoints/suggestions.ts'
import { createMemberApi } from './member-api/client.ts'
import { forms } from './member-api/forms.ts'
import { memberProxy } from './member-api/proxy.ts'
import { memberRecords, sharedNames } from './member-api/records.ts'
import { createSessionLookup } from './member-api/session-lookup.ts'
import { gauge } from './metrics.ts'
import { createAmp } from './pages/amp.ts'
import { createPageCache } from './pages/cache.ts'
import { answerErrors } from './pages/errors.tsx'
import { createLoader } from './pages/loader.ts'
import type { PageServices } from './pages/page-services.ts'
import { registerPages } from './pages/register.ts'
import { createRenderer } from './pages/render.tsx'
import connections from './request/connections.ts'
import device from './request/device.ts'
import experiments from './request/experiments.ts'
import health from './request/health.ts'
import hosts from './request/hosts.ts'
import logs, { requestId } from './request/logs.ts'
import pressure from './request/pressure.ts'
import security from './request/security.ts'
import session from './request/session.ts'
import { sessionCookies } from './request/session-cookies.ts'
import { refuseUnreadable } from './request/unreadable.ts'
import visitor from './request/visitor.ts'
import { visitorsDay } from './request/visitor-day.ts'
import { onAccountsBack } from './worker-news.ts'

export interface Deps {
  build: SiteBuild
  logger: FastifyBaseLogger
  /** The site map; tests and the bench bring their own. */
  table?: PageRoute[]
  /** False renders navigation and footer with every page, for comparison in the bench. */
  cacheParts?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What a page depends on, for caches between us and the browser. */
    vary: string
  }
}

export async function buildApp(
  config: Config,
  { build, logger, cacheParts = true, ...deps }: Deps,
): Promise<FastifyInstance> {
  const table = deps.table ?? (await siteMap(config.mode))
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    bodyLimit: 65_536,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 5000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: false,
    return503OnClosing: false,
    http: { requireHostHeader: false, headersTimeout: 8000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, request, reply) => refuseUnread(error, request, reply),
    clientErrorHandler: (error, socket) => refuseUnreadable(app, error, socket),
  })
  const report = (what: string) => (error: unknown) => app.log.warn({ err: error }, what)
  const place = config.memberApiUrl ?? config.membersSocket
  const api = place === undefined ? undefined : createMemberApi(place, report('the member API did not answer'))
  const members = createSessionLookup(api)
  if (cluster.isWorker) onAccountsBack(() => api?.recovered())
  const renderer = createRenderer(
    { asset: build.asset, cardAt: build.content.cardAt, origins: config.origins },
    cacheParts,
  )
  const notRenewed = report('a page could not be made anew')
  const cache = createPageCache(config.pageCacheBytes, error => {
    if (!(error instanceof OverloadError)) notRenewed(error) // it is shown on, and made when there is time
  })
  const admit = () => app.admit()
  const limiters = {
    public: createLimiter({ maxRunning: 8, maxWaiting: 200, timeoutMs: 800 }, admit),
    personal: createLimiter({ maxRunning: 64, maxWaiting: 200, timeoutMs: 800 }, admit),
  }
  gauge('page_cache_bytes', 'Bytes of kept pages.', () => cache.bytes)
  gauge('page_cache_pages', 'Kept pages.', () => cache.pages)
  gauge(
    'ready_part_renders',
    'How often navigation and footer were rendered since the start.',
    () => renderer.readyRenders,
  )

  app.removeContentTypeParser('text/plain')
  const refuseUnread = answerErrors(app, { build, renderer, stacks: config.mode === 'development' })
  app.decorate('vary', ['Accept-Encoding', 'Cookie', 'User-Agent', 'Sec-CH-UA-Mobile', config.countryHeader].join(', '))
  await app.register(logs)
  await app.register(health)
  await app.register(pressure)
  await app.register(hosts, { config })
  await app.register(security, { config })
  await app.register(connections, { config })
  await app.register(cookie)
  await app.register(device, { config })
  await app.register(session, { config, members })
  await app.register(visitor, { config })
  await app.register(experiments, { config })
  await app.register(assets, { build })
  await app.register(newContent, {
    build,
    forget() {
      cache.clear()
      renderer.forget()
      app.forgetSeo()
      app.readyNames()
    },
  })
  const load = createLoader(table, build.content)
  await app.register(seo, { config, table, content: build.content, load })
  await app.register(nameCards, { content: build.content })
  await app.register(chartPicture, { content: build.content })
  await app.register(namesReady, { content: build.content, on: config.mode !== 'test' })
  await app.register(events, { config, table, content: build.content })
  await app.register(suggestions, { config, content: build.content })
  await app.register(memberProxy, { config, api, members, content: build.content })
  if (api) app.addHook('onClose', async () => api.close())
  if (config.mode === 'development') await app.register(devReload)

  const services: PageServices = {
    renderer,
    cache,
    limiters,
    load,
    opened: ({ site, path }) =>
      site === 'names' || path === '/search' ? build.content.names().catch(() => null) : undefined, // the loader says why not
    speculationRules: `"${build.asset('next-page.json')}"`,
    account(request, member, accountUnavailable) {
      const site = request.site === 'other' ? 'main' : request.site
      const { layout } = request.visitor
      const remembered = accountUnavailable ? request.snapshot() : null
      return renderer.account({ site, layout, today: visitorsDay(request), accountUnavailable, remembered }, member)
    },
    begin: sessionCookies(config).begin,
    recordsOf: memberRecords(api),
    shared: sharedNames(api),
  }
  registerPages(app, table, services, createAmp(app, config, build, services))
  await app.register(forms, { config, api, members, content: build.content, table })
  return app
}
