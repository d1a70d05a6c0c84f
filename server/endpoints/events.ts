// What happened in the browser, first-party: each event of the typed table becomes one log line, when all that it names
// is ours.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Check } from 'typebox/value'
import { EventsBody } from '../../domain/events.ts'
import { experiments } from '../../experiments/all.ts'
import { trackedVersions } from '../../experiments/assign.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { soonSensitive } from '../request/sensitive.ts'
import { ownNames } from './counted-items.ts'

const bodyLimit = 8192 // bytes
const perMinute = 60 // of an address, which a household shares

async function refuse(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('allow', 'POST')
  throw httpError(405, 'method-not-allowed')
}

interface Parts {
  config: Config
  table: readonly PageRoute[]
  content: Content
}

function events(plain: FastifyInstance, parts: Parts, done: () => void) {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  const isOurs = ownNames(parts)
  // Checked by typebox itself: compiling the whole table with AJV is a third of a start.
  const validatorCompiler = () => (body: unknown) =>
    Check(EventsBody, body) && body.events.every(isOurs) ? { value: body } : { error: httpError(400, 'invalid-body') }
  app.post(
    '/events',
    {
      bodyLimit,
      validatorCompiler,
      schema: { body: EventsBody },
      config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      reply.code(204).header('cache-control', 'no-store')
      const isSensitive = await soonSensitive(request)
      // Most pages of a member are on their way before it is known whose they are: this is asked once a page, and can
      // wait.
      const snapshot = request.snapshotCookie()
      if (snapshot) reply.header('set-cookie', snapshot)
      // After a loss nothing is counted: what somebody opens then would tell of it.
      if (isSensitive) return reply.send()
      for (const { name, properties } of request.body.events) {
        const tracked =
          name === 'experiment-exposure' ? { tracked: trackedVersions(properties.experiments, experiments) } : undefined
        app.log.info({ reqId: request.id, event: name, properties, ...tracked }, 'event')
      }
      return reply.send()
    },
  )
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/events',
    onRequest: refuse,
    handler: refuse,
  })
  done()
}

export default fp(events, { name: 'events', dependencies: ['security', 'visitor'] })
