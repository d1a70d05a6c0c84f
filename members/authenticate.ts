// Who asks. Every route is closed unless its configuration says `open: true`; nothing is decided by a path's beginning.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { notFound, signedOut } from './refusal.ts'
import { findSession, type SignedIn } from './sessions.ts'
import type { MemberRow, SessionRow } from './store/schema.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a session. */
    open?: boolean
    /** `:member` may be the username too. */
    byUsername?: boolean
  }
  interface FastifyRequest {
    /** Null on open routes. */
    signedIn: SignedIn | null
    /** Whose session it is. @throws HttpError 401 on open routes */
    readonly member: MemberRow
    /** The session's row. @throws HttpError 401 on open routes */
    readonly memberSession: SessionRow
  }
}

/** Tokens are 43 characters of base64url (`ids.ts`). */
const bearer = /^Bearer ([\w-]{43})$/i

/** The token that a request carries; null when it carries none that could be ours. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null

/** What no id, name or slug holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const control = /[\u0000-\u001f\u007f]/

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

/** @param named in the path; a path that names nobody is about whoever asks */
const isOwn = (named: string | undefined, { id, username }: MemberRow, byUsername = false) =>
  named === undefined || named === id || (byUsername && named.toLowerCase() === username.toLowerCase())
