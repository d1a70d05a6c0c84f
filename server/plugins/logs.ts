// One line a request, and what the metrics count. Never a query, a name, a token or a date of anyone's life.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { observeRequest } from '../metrics.ts'

/** What a page's way through the server leaves for the log. */
export interface Facts {
  /** As in `data-experiments`. */
  experiments: string
  cache: 'hit' | 'miss' | 'bypass'
  /** Milliseconds until the shell was ready; pages only. */
  shellMs: number | undefined
  /** Bytes of the body as sent. */
  bytes: number | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: Facts
  }
}

const run = randomBytes(3).toString('hex')
let requests = 0
/** Short, and different over processes and starts. */
export const requestId = () => `${run}-${(++requests).toString(36)}`

function logs(app: FastifyInstance, _options: object, done: () => void) {
  app.decorateRequest('facts')
  app.addHook('onRequest', (request, _reply, next) => {
    request.facts = { experiments: '', cache: 'bypass', shellMs: undefined, bytes: undefined }
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const { facts, visitor } = request
    const route = request.routeOptions.url ?? 'unmatched'
    const totalMs = Math.round(reply.elapsedTime * 100) / 100
    const line = {
      reqId: request.id,
      method: request.method,
      host: request.site,
      route,
      status: reply.statusCode,
      layout: visitor?.layout,
      country: visitor?.country,
      signedIn: visitor?.signedIn,
      experiments: facts.experiments,
      cache: facts.cache,
      shellMs: facts.shellMs,
      totalMs,
      bytes: facts.bytes ?? (Number(reply.getHeader('content-length')) || 0),
      aborted: !reply.raw.writableFinished,
    }
    app.log.info(line, 'request')
    observeRequest(route, reply.statusCode, facts.cache, totalMs / 1000)
    next()
  })
  done()
}

export default fp(logs, { name: 'logs' })
