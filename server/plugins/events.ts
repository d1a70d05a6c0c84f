// What happened in the browser, first-party: each event of the typed table becomes one log line.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Static } from 'typebox'
import { EventsBody } from '../../domain/events.ts'

const bodyLimit = 8192 // bytes
const perMinute = 60

function events(app: FastifyInstance, _options: object, done: () => void) {
  app.post<{ Body: Static<typeof EventsBody> }>(
    '/events',
    { bodyLimit, schema: { body: EventsBody }, config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } },
    (request, reply) => {
      for (const { name, properties } of request.body.events) app.log.info({ reqId: request.id, event: name, properties }, 'event')
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
  done()
}

export default fp(events, { name: 'events', dependencies: ['security'] })
