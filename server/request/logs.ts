// One line a request, and what the metrics count. Never a query, a name, a token or a date of anyone's life.
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { observeRequest } from '../metrics.ts'

/** What a page's way through the server leaves for the log. */
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
    /** Starts the facts of a request and writes its line when the answer is out or its reader left. */
    follow(request: FastifyRequest, reply: FastifyReply): void
  }
}

const run = randomBytes(3).toString('hex')
let requests = 0
/** Short, and different over processes and starts. */
export const requestId = () => `${run}-${(++requests).toString(36)}`

function logs(app: FastifyInstance, _options: object, done: () => void) {
  app.decorateRequest('facts')
  // Most of a line is the same for thousands of requests: a logger that holds that part has written it out once.
  const loggers = new LRUCache<string, FastifyBaseLogger>({ max: 1000 })
  function loggerFor(
    { method, site: host, visitor, headers, logFields: { experiments, cache, signedIn } }: FastifyRequest,
    route: string,
    status: number,
  ) {
    const { layout, country } = visitor ?? {}
    // Fetched before anybody pressed the link: maybe nobody ever sees it.
    const prefetched = headers['sec-purpose']?.includes('prefetch') || undefined
    const key = `${method} ${host} ${route} ${status} ${layout} ${country} ${signedIn} ${experiments} ${cache} ${prefetched}`
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
      })
      loggers.set(key, logger)
    }
    return logger
  }
  function answered(request: FastifyRequest, reply: FastifyReply) {
    const { logFields: facts } = request
    if (facts.logged) return
    facts.logged = true
    const route = request.routeOptions.url ?? 'unmatched'
    const totalMs = Math.round(reply.elapsedTime * 100) / 100
    const bytes = facts.bytes ?? (Number(reply.getHeader('content-length')) || 0)
    const aborted = !reply.raw.writableFinished
    loggerFor(request, route, reply.statusCode).info(
      { reqId: request.id, shellMs: facts.shellMs, totalMs, bytes, aborted },
      'request',
    )
    observeRequest(route, reply.statusCode, facts.cache, totalMs / 1000)
  }
  app.decorate('follow', (request: FastifyRequest, reply: FastifyReply) => {
    request.logFields = {
      experiments: '',
      cache: 'bypass',
      signedIn: false,
      shellMs: undefined,
      bytes: undefined,
      logged: false,
    }
    // Fastify tells of an answer that was sent; of one whose reader left, only the raw answer does.
    reply.raw.on('close', () => answered(request, reply))
  })
  app.addHook('onRequest', (request, reply, next) => {
    app.follow(request, reply)
    next()
  })
  done()
}

export default fp(logs, { name: 'logs' })
