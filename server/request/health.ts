// Whether the process lives, and whether it wants visitors: for load balancers.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once the process was told to stop: no new visitors, please. */
    leaving: boolean
  }
}

function health(app: FastifyInstance, _options: object, done: () => void) {
  app.decorate('leaving', false)
  app.addHook('onRequest', (_request, reply, next) => {
    if (app.leaving) reply.raw.setHeader('connection', 'close')
    next()
  })
  // A busy process is alive, too: a load balancer must not take it for dead.
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  done()
}

export default fp(health, { name: 'health' })
