// First-party events of the browser: each one of the typed table becomes a log line, if it names only what is ours.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Check } from 'typebox/value'
import { allowed, choiceCookie, parseChoiceCookie } from '../../domain/consents.ts'
import { type EventName, EventsBody } from '../../domain/events.ts'
import { experiments } from '../../experiments/all.ts'
import { formatVersions, measuredBy, trackedVersions } from '../../experiments/assign.ts'
import type { Content } from '../../publishing/load.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import { allowOnly } from '../request/allowed-methods.ts'
import { soonSensitive } from '../request/sensitive.ts'
import { ownNames } from './counted-items.ts'

const bodyLimit = 8192 // bytes
const perMinute = 60 // for an IP address, which a household shares

/** Whether an event may be written down: a visitor may refuse, and Global Privacy Control refuses for them. */
function mayRecord({ headers, cookies, visitor }: FastifyRequest): (name: EventName) => boolean {
  const gpc = headers['sec-gpc'] === '1'
  const answer = parseChoiceCookie(cookies[choiceCookie])
  const may = (purpose: 'counting' | 'speed') => allowed(purpose, answer, gpc, visitor.country)
  const [counting, speed] = [may('counting'), may('speed')]
  return name => (name === 'page-speed' ? speed : counting)
}

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
      const isWelcome = mayRecord(request)
      for (const event of request.body.events.filter(({ name }) => isWelcome(name))) {
        const { name, properties } = event
        const tracked = name === 'experiment-exposure' && {
          tracked: trackedVersions(properties.experiments, experiments),
        }
        // Only of the experiments that the event decides about: all of them together would tell browsers apart.
        const versions = formatVersions(app.assign(request, measuredBy(event, experiments)).versions)
        const line = {
          reqId: request.id,
          event: name,
          properties,
          ...tracked,
          ...(versions && { experiments: versions }),
        }
        app.log.info(line, 'event')
      }
      return reply.send()
    },
  )
  allowOnly(plain, '/events', ['POST'])
  done()
}

export default fp(events, { name: 'events', dependencies: ['security', 'visitor', 'experiments'] })
