// One log line for each request, and what the metrics count. Never a query, a name, a token or a date of anyone's life.
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { observeRequest } from '../metrics.ts'
import type { Outgoing, Visit } from './visit.ts'

/** What serving a request notes down for its log line. */
export interface LogFields {
  /** As in `data-experiments`. */
  experiments: string
  cache: 'hit' | 'miss' | 'bypass'
  /** The member API has said whose the session is. */
  signedIn: boolean
  /** Milliseconds until the shell was ready; pages only. */
  shellMs: number | undefined
  /** Bytes of the body as sent. */
  bytes: number | undefined
  logged: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    logFields: LogFields
  }
  interface FastifyInstance {
    /** Starts the log fields of a request; its line is written once the answer is sent or the client has left. */
    follow(visit: Visit, reply: Outgoing): void
    /** Writes the line of a request that is not followed. */
    logAtEnd(visit: Visit, reply: Outgoing): void
  }
}

export const noFields = (): LogFields => ({
  experiments: '',
  cache: 'bypass',
  signedIn: false,
  shellMs: undefined,
  bytes: undefined,
  logged: false,
})

const run = randomBytes(3).toString('hex')
let requests = 0
/** Short, and different over processes and starts. */
export const requestId = () => `${run}-${(++requests).toString(36)}`

function logs(app: FastifyInstance, _options: object, done: () => void) {
  app.decorateRequest('logFields')
  // Most fields are the same for thousands of requests: a child logger serializes them once.
  const loggers = new LRUCache<string, FastifyBaseLogger>({ max: 1000 })
  function loggerFor(
    { method, site: host, visitor, headers, isOfflineCopy, logFields: { experiments, cache, signedIn } }: Visit,
    route: string,
    status: number,
  ) {
    const { layout, country } = visitor ?? {}
    // The browser fetched the page before its link was pressed: maybe nobody ever sees it.
    const prefetched = headers['sec-purpose']?.includes('prefetch') || undefined
    const copy = isOfflineCopy || undefined
    const key = `${method} ${host} ${route} ${status} ${layout} ${country} ${signedIn} ${experiments} ${cache} ${prefetched} ${copy}`
    let logger = loggers.get(key)
    if (!logger) {
      logger = app.log.child({
        method,
        host,
        route,
        status,
        layout,
        country,
        signedIn,
        experiments,
        cache,
        ahead: prefetched,
        copy,
      })
      loggers.set(key, logger)
    }
    return logger
  }
  function writeLine(visit: Visit, reply: Outgoing) {
    const { logFields } = visit
    const { statusCode } = reply.raw
    if (logFields.logged) return
    logFields.logged = true
    const route = visit.routeOptions.url ?? 'unmatched'
    const totalMs = Math.round(reply.elapsedTime * 100) / 100
    const bytes = logFields.bytes ?? (Number(reply.getHeader('content-length')) || 0)
    const aborted = !reply.raw.writableFinished
    loggerFor(visit, route, statusCode).info(
      { reqId: visit.id, shellMs: logFields.shellMs, totalMs, bytes, aborted },
      'request',
    )
    observeRequest(route, statusCode, logFields.cache, totalMs / 1000)
  }
  // Fastify's onResponse is not called when the client leaves early; 'close' always comes.
  app.decorate('logAtEnd', (visit, reply) => void reply.raw.on('close', () => writeLine(visit, reply)))
  app.decorate('follow', (visit, reply) => {
    visit.logFields = noFields()
    app.logAtEnd(visit, reply)
  })
  app.addHook('onRequest', (request, reply, next) => {
    app.follow(request, reply)
    next()
  })
  done()
}

export default fp(logs, { name: 'logs' })
