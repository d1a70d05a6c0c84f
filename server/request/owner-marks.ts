// Remembers, in a lasting cookie, whose lists of wishes are kept in this browser.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { marksForm } from '../../domain/registry/link.ts'
import type { Config } from '../config.ts'

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
/** Marks of lists whose owners have used this browser, the last ones, divided by dots; no script reads it. */
const ownerCookie = 'registry_own'

/** The marks of a browser with those of more lists, twelve at most. @param before the cookie's value */
function withMarks(before: string | undefined, marks: readonly string[]): string {
  const known = before !== undefined && marksForm.test(before) ? before.split('.') : []
  return [...new Set([...marks, ...known])].slice(0, 12).join('.')
}

/** The marks of a visitor's browser; undefined for none. */
export function ownerMarksOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const marks = cookies[ownerCookie]
  return marks !== undefined && marksForm.test(marks) ? marks : undefined
}

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
