// The site as one Fastify application: plugins in the order in which a request meets them, then pages and forms.
import cluster from 'node:cluster'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type OutsideProviders, outsideProviders } from '../content/site.ts'
import { type SiteMessage, siteMessage } from '../content/site-message.ts'
import type { PageRoute } from '../routes/define-page.tsx'
import { siteMap } from '../routes/table.ts'
import type { SiteBuild } from './build.ts'
import type { Config } from './config.ts'
import assets from './endpoints/assets.ts'
import chartPicture from './endpoints/chart-picture.tsx'
import consentAnswers from './endpoints/consent-answers.ts'
import dayGuides from './endpoints/day-guides.ts'
import devReload from './endpoints/dev-reload.ts'
import events from './endpoints/events.ts'
import nameCards from './endpoints/name-cards.ts'
import namesReady from './endpoints/names-ready.ts'
import newContent from './endpoints/new-content.ts'
import prompts from './endpoints/prompts.tsx'
import registryTables from './endpoints/registry-tables.ts'
import seo from './endpoints/seo.ts'
import serviceWorker from './endpoints/service-worker.ts'
import suggestions from './endpoints/suggestions.ts'
import { createMemberApi } from './member-api/client.ts'
import { forms } from './member-api/forms.ts'
import { memberProxy } from './member-api/proxy.ts'
import { createSessionLookup } from './member-api/session-lookup.ts'
import { createAmp } from './pages/amp.ts'
import { createPageServices } from './pages/create-services.ts'
import { answerErrors } from './pages/errors.tsx'
import { openFrontDoor } from './pages/front-door.ts'
import { registerPages } from './pages/register.ts'
import connections from './request/connections.ts'
import device from './request/device.ts'
import experiments from './request/experiments.ts'
import health from './request/health.ts'
import hosts from './request/hosts.ts'
import logs, { requestId } from './request/logs.ts'
import offlineCopy from './request/offline-copy.ts'
import ownerMarks from './request/owner-marks.ts'
import pressure from './request/pressure.ts'
import security from './request/security.ts'
import session from './request/session.ts'
import { refuseUnreadable } from './request/unreadable.ts'
import visitor from './request/visitor.ts'
import { onAccountsBack } from './worker-news.ts'

export interface Deps {
  build: SiteBuild
  logger: FastifyBaseLogger
  /** The pages of the site; tests and the bench may pass others. */
  table?: PageRoute[]
  /** False renders navigation and footer with every page, for comparison in the bench. */
  cacheParts?: boolean
  /** False lets every request go through Fastify, for comparison. */
  frontDoor?: boolean
  /** Other companies that pages may let in; those of content/site.ts when left out. */
  providers?: OutsideProviders
  /** What the site tells everybody; that of content/site-message.ts when left out. */
  message?: SiteMessage | null
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The Vary header of pages: the request headers that they depend on. */
    vary: string
  }
}

/** Builds the application with everything registered; it does not listen yet. */
export async function buildApp(
  config: Config,
  {
    build,
    logger,
    cacheParts = true,
    frontDoor = true,
    providers = outsideProviders,
    message = siteMessage,
    ...deps
  }: Deps,
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
  const apiAddress = config.memberApiUrl ?? config.membersSocket
  const report = (err: unknown) => app.log.warn({ err }, 'the member API did not answer')
  const api = apiAddress === undefined ? undefined : createMemberApi(apiAddress, report)
  const members = createSessionLookup(api)
  if (cluster.isWorker) onAccountsBack(() => api?.recovered())
  const services = createPageServices(app, { config, build, table, api, cacheParts, providers, message })

  app.removeContentTypeParser('text/plain')
  const refuseUnread = answerErrors(app, { build, renderer: services.renderer, stacks: config.mode === 'development' })
  app.decorate('vary', ['Accept-Encoding', 'Cookie', 'User-Agent', 'Sec-CH-UA-Mobile', config.countryHeader].join(', '))
  await app.register(logs)
  await app.register(health)
  await app.register(pressure)
  await app.register(hosts, { config })
  await app.register(security, { config, providers })
  await app.register(connections, { config })
  await app.register(cookie)
  await app.register(offlineCopy)
  await app.register(device, { config })
  await app.register(ownerMarks, { config })
  await app.register(session, { config, members })
  await app.register(visitor, { config })
  await app.register(experiments, { config })
  await app.register(assets, { build })
  await app.register(newContent, {
    build,
    forget() {
      services.cache.clear()
      services.renderer.forget()
      app.forgetSeo()
      app.readyNames()
    },
  })
  await app.register(seo, { config, table, content: build.content, load: services.load })
  await app.register(serviceWorker, { config, build })
  await app.register(dayGuides, { build })
  await app.register(prompts, { config, build, providers })
  await app.register(nameCards, { content: build.content })
  await app.register(chartPicture, { content: build.content })
  await app.register(namesReady, { content: build.content, on: config.mode !== 'test' })
  await app.register(events, { config, table, content: build.content })
  await app.register(consentAnswers, { api, providers })
  await app.register(registryTables, { api })
  await app.register(suggestions, { config, content: build.content })
  await app.register(memberProxy, { config, api, members, content: build.content })
  if (api) app.addHook('onClose', async () => api.close())
  if (config.mode === 'development') await app.register(devReload)

  registerPages(app, table, services, createAmp(app, { config, build, services, providers: providers.amp }))
  await app.register(forms, { config, api, members, content: build.content, table })
  if (frontDoor) openFrontDoor(app, services)
  return app
}
