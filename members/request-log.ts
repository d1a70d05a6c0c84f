// Logs one line per request: the route's pattern, status and time. Never the real path, a body, a name or a token.
import type { FastifyInstance } from 'fastify'

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, next) => {
    const { id: reqId, method, routeOptions } = request
    const totalMs = Math.round(reply.elapsedTime * 100) / 100
    app.log.info(
      { reqId, method, route: routeOptions.url ?? 'unmatched', status: reply.statusCode, totalMs },
      'request',
    )
    next()
  })
}
