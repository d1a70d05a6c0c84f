// The session cookie and what is known of it. The site holds no sessions: the member API does.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Member } from '../../domain/member.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Config } from '../config.ts'
import type { MemberLink } from '../member-link.ts'
import { sessionCookie, tokenForm } from '../session-cookie.ts'

export interface Session {
  /** Undefined while the API has not been asked. */
  member: Member | undefined
  /** Asks the API. Null when the session turns out to be none. */
  lookup(): Promise<Member | null>
  /** Whether the last look-up found nobody who could say. */
  isAway(): boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for everyone who is treated as signed out. */
    session: Session | null
    /** What the cookie holds, when it has the form of a token; whose it is, if anyone's, only the API knows. */
    sessionToken: string | null
    /** There is a session, and nobody to ask about it: its visitor is treated as signed out, and told so. */
    membersAway: boolean
  }
}

function session(app: FastifyInstance, { config, members }: { config: Config; members: MemberLink }, done: () => void) {
  const { name } = sessionCookie(config)
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.decorateRequest('membersAway', false)

  app.addHook('onRequest', (request, _reply, next) => {
    const token = request.cookies[name]
    if (!token || !tokenForm.test(token)) return next()
    request.sessionToken = token
    if (members.up) {
      const member = members.peek(token)
      // What a device chose holds for all that follows from its member, too.
      const isQuiet = request.cookies[quietCookie] !== undefined
      const met = <M extends Member | null | undefined>(one: M): M => (one && isQuiet ? { ...one, after_loss: true } : one)
      const lookup = () => members.ask(token).then(met)
      if (member !== null) request.session = { member: met(member), lookup, isAway: () => members.peek(token) === undefined }
    } else request.membersAway = true
    next()
  })
  done()
}

export default fp(session, { name: 'session', dependencies: ['@fastify/cookie'] })
