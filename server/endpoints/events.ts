// First-party events of the browser: each one of the typed table becomes a log line, if it names only what is ours.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Check } from 'typebox/value'
import { EventsBody } from '../../domain/events.ts'
import { experiments } from '../../experiments/all.ts'
import { trackedVersions } from '../../experiments/assign.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { allowOnly } from '../request/allowed-methods.ts'
import { soonSensitive } from '../request/sensitive.ts'
import { ownNames } from './counted-items.ts'

const bodyLimit = 8192 // bytes
const perMinute = 60 // for an IP address, which a household shares

interface Parts {
  config: Config
  table: readonly PageRoute[]
  content: Content
}

function events(plain: FastifyInstance, parts: Parts, done: () => void) {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>()
  const isOurs = ownNames(parts)
  // typebox checks the body itself: to compile the table with AJV would take a third of a start.
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
      // Most pages are sent before it is known whose session it is; this request follows each page and can wait for
      // that, so it brings the snapshot's cookie.
      const snapshot = request.snapshotCookie()
      if (snapshot) reply.header('set-cookie', snapshot)
      // After a loss nothing is counted: the pages that somebody opens would reveal it.
      if (isSensitive) return reply.send()
      for (const { name, properties } of request.body.events) {
        const tracked =
          name === 'experiment-exposure' ? { tracked: trackedVersions(properties.experiments, experiments) } : undefined
        app.log.info({ reqId: request.id, event: name, properties, ...tracked }, 'event')
      }
      return reply.send()
    },
  )
  allowOnly(plain, '/events', ['POST'])
  done()
}

export default fp(events, { name: 'events', dependencies: ['security', 'visitor'] })
