// Remembers, in a lasting cookie, whose lists of wishes are kept in this browser.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { ownerCookie, withMarks } from '../member-api/headers-for.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks of the visitor's own lists that were read for this request. */
    ownedLists?: readonly string[]
  }
  interface FastifyInstance {
    /** Sets the cookie, when this request has shown lists that the browser is not known for. */
    markOwner(request: FastifyRequest, reply: FastifyReply): void
  }
}

const seconds = 400 * 86_400

function ownerMarks(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  const secure = config.origins.main.startsWith('https:')
  const place = { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: seconds } as const
  app.decorateRequest('ownedLists', undefined)
  app.decorate('markOwner', ({ ownedLists = [], cookies }, reply) => {
    if (ownedLists.length === 0) return
    const [before, marks] = [cookies[ownerCookie], new Set(ownedLists)]
    if (before === undefined || [...marks].some(mark => !before.split('.').includes(mark)))
      reply.setCookie(ownerCookie, withMarks(before, [...marks]), place)
  })
  done()
}

export default fp(ownerMarks, { name: 'owner-marks', dependencies: ['@fastify/cookie'] })
