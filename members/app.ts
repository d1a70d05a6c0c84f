// The member API as one Fastify application: strict bodies, closed routes, errors in one shape.
import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController, type RouteOptions } from 'fastify'
import { guardConnections } from '../lib/connections.ts'
import { connectionsWithin, descriptorLimit } from '../lib/descriptors.ts'
import { authenticate } from './authenticate.ts'
import type { MembersConfig } from './config.ts'
import type { Context, MembersApp } from './context.ts'
import { answerFrameworkError, setErrorHandlers } from './errors.ts'
import { readJsonStrictly } from './json.ts'
import type { MailWorker } from './mail/worker.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { logRequests } from './request-log.ts'
import { routes } from './routes/table.ts'
import type { Store } from './store/open-store.ts'
import { decorateVisitorDay } from './visitor-day.ts'

export interface MembersDeps {
  logger: FastifyBaseLogger
  passwords?: Passwords
  /** Milliseconds since 1970; tests bring their own. */
  now?(): number
  /** Without it emails stay in the queue. */
  mail?: Pick<MailWorker, 'wake' | 'forget'>
  /** Called for each route: tests collect all routes with it. */
  onRoute?(route: RouteOptions): void
}

/** @param store stays open when the application closes: the caller closes it */
export async function buildMembers(config: MembersConfig, store: Store, deps: MembersDeps): Promise<MembersApp> {
  const app: MembersApp = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.socket !== undefined || (config.trustProxy.length ? [...config.trustProxy] : false),
    bodyLimit: 65_536,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    handlerTimeout: 10_000,
    // Longer than the site keeps an idle connection, so that it never sends a write on one that we are just closing
    keepAliveTimeout: 30_000,
    return503OnClosing: false,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerFrameworkError,
  })
  const context: Context = {
    config,
    store,
    passwords: deps.passwords ?? createPasswords(),
    now: deps.now ?? Date.now,
    wakeMail: () => deps.mail?.wake(),
    forgetMail: async owner => deps.mail?.forget(owner),
  }
  const maxConnections = connectionsWithin(descriptorLimit())
  // No lower limit per address: the clients are a few sites.
  guardConnections(app.server, { maxConnections, maxOfNetwork: () => maxConnections })
  const { onRoute } = deps
  if (onRoute) app.addHook('onRoute', route => onRoute(route))
  setErrorHandlers(app)
  readJsonStrictly(app)
  logRequests(app)
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    reply.header('x-content-type-options', 'nosniff')
    next(null, payload)
  })
  authenticate(app, context)
  decorateVisitorDay(app, context)
  app.get('/healthz', { config: { open: true } }, async () => ({ status: 'ok' }))
  for (const register of routes) await register(app, context)
  return app
}

const run = randomBytes(3).toString('hex')
let requests = 0
/** The site's id of the visitor's request, so that both logs can be joined; else a new one. */
function requestId({ headers }: FastifyRequest['raw']): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,40}$/.test(given) ? given : `m${run}-${(++requests).toString(36)}`
}
