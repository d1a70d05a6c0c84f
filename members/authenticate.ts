// Finds the member of a request's bearer token. A route needs a session unless its configuration says `open: true`;
// paths decide nothing, so no spelling of a path gets around it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { notFound, signedOut } from './refusal.ts'
import { findSession, type SignedIn } from './sessions.ts'
import type { MemberRow, SessionRow } from './store/schema.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a session. */
    open?: boolean
    /** The path's `:member` may be the username as well as the id. */
    byUsername?: boolean
  }
  interface FastifyRequest {
    /** Null on open routes. */
    signedIn: SignedIn | null
    /** The signed-in member, as of the start of the request. @throws HttpError 401 on open routes */
    readonly member: MemberRow
    /** The session's row. @throws HttpError 401 on open routes */
    readonly memberSession: SessionRow
  }
}

/** Tokens are 43 characters of base64url (`ids.ts`). */
const bearer = /^Bearer ([\w-]{43})$/i

/** The bearer token of a request; null when there is none of the right form. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null

/** No id, name or slug in a path may hold control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this finds control characters
const control = /[\u0000-\u001f\u007f]/

/** Sets `request.member` and `request.memberSession`; answers 401 without a session, 404 for another member's path. */
export function authenticate(app: FastifyInstance, { store, now }: Context) {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('member', {
    getter() {
      return signedInOf(this).member
    },
  })
  app.decorateRequest('memberSession', {
    getter() {
      return signedInOf(this).session
    },
  })
  app.addHook('onRequest', async function recogniseMember(request) {
    if (request.is404) return
    const params = Object(request.params) as Record<string, string>
    if (!request.routeOptions.config.open) {
      const token = tokenOf(request)
      request.signedIn = token === null ? null : await findSession(store.db, token, now())
      if (!isOwn(params.member, signedInOf(request).member, request.routeOptions.config.byUsername)) throw notFound()
    }
    if (Object.values(params).some(value => control.test(value))) throw notFound()
  })
}

function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw signedOut()
  return signedIn
}

/** Whether a path is about the signed-in member. @param named the path's `:member`; undefined when it has none */
const isOwn = (named: string | undefined, { id, username }: MemberRow, byUsername = false) =>
  named === undefined || named === id || (byUsername && named.toLowerCase() === username.toLowerCase())
