// The session: the token in its cookie, and whose it is. The site stores no sessions; the member API does.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Member } from '../../contract/member.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Config } from '../config.ts'
import { createSnapshots, type HeaderSnapshot, snapshotLifetime } from './header-snapshot.ts'
import { sessionCookies, tokenForm } from './session-cookies.ts'
import type { Visit } from './visit.ts'

export interface Session {
  /** Undefined until the member API has answered. */
  member: Member | undefined
  /** Asks the member API. Null when there is no such session, or no answer. */
  lookup(): Promise<Member | null>
  /** Whether the last look-up got no answer. */
  isUnavailable(): boolean
}

/** Whom sessions belong to, as the member API says; implemented in `member-api/session-lookup.ts`. */
export interface SessionLookup {
  /** The member while remembered; null when there is no such session; undefined when the member API must be asked. */
  peek(token: string): Member | null | undefined
  /**
   * Asks the member API, once for all who wait for the same token; a network's questions at a time are limited. Null
   * when there is no such session, or no answer in time.
   */
  ask(token: string, network?: string): Promise<Member | null>
  /**
   * Drops what is remembered of a session, in all workers.
   * @param token null when only the member is known
   * @param member by id or username: something of theirs has changed, so all their sessions are dropped
   */
  forget(token: string | null, member?: string): void
  /** False while the member API does not answer: visitors are then treated as signed out. */
  readonly up: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for every visitor who is treated as signed out. */
    session: Session | null
    /** The cookie's value, when it has the form of a token. */
    sessionToken: string | null
    /** There is a token, but the member API does not answer: the visitor is treated as signed out, and told so. */
    accountUnavailable: boolean
    /** The member, once the member API has confirmed the session during this request or shortly before. */
    confirmed: Member | undefined
    /** What the header may show of the member while the member API does not answer. */
    snapshot(): HeaderSnapshot | null
    /**
     * The Set-Cookie header that renews the snapshot's cookie, when that is due, or removes it after the session's end.
     * Only for answers that no cache shares.
     */
    snapshotCookie(): string | undefined
    /** The session is over, and the cookie of its snapshot is still there. */
    leftSnapshot: boolean
  }
  interface FastifyInstance {
    /** Reads the session's cookie: writes down the session and whose it is, as far as that is remembered. */
    readSession(visit: Visit): void
    /** As `request.snapshotCookie`, of any visit. */
    snapshotCookieOf(visit: Visit): string | undefined
  }
  interface FastifyReply {
    /** Drops the snapshot: what it says of the member is not true any more. */
    forgetSnapshot(): void
    /** Removes the session's cookies and the browser's cache of the site. */
    endSession(): void
  }
}

interface Parts {
  config: Config
  members: SessionLookup
}

function session(app: FastifyInstance, { config, members }: Parts, done: () => void) {
  const { name, header, place, begin } = sessionCookies(config)
  const snapshots = createSnapshots(app.siteKey)
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.decorateRequest('accountUnavailable', false)
  app.decorateRequest('confirmed', undefined)
  app.decorateRequest('snapshot', function (this: FastifyRequest) {
    return this.sessionToken === null ? null : snapshots.read(this.cookies[header], this.sessionToken)
  })
  app.decorateRequest('leftSnapshot', false)
  const removed = app.serializeCookie(header, '', { ...place, maxAge: 0 })
  app.decorate('snapshotCookieOf', ({ leftSnapshot, confirmed, sessionToken, cookies }) => {
    if (leftSnapshot) return removed
    const value = confirmed && sessionToken && snapshots.due(cookies[header], sessionToken, confirmed)
    return value ? app.serializeCookie(header, value, { ...place, maxAge: snapshotLifetime }) : undefined
  })
  app.decorateRequest('snapshotCookie', function (this: FastifyRequest) {
    return app.snapshotCookieOf(this)
  })
  app.decorateReply('forgetSnapshot', function (this: FastifyReply) {
    this.request.confirmed = undefined
    if (this.request.cookies[header] !== undefined) this.clearCookie(header, place)
  })
  app.decorateReply('endSession', function (this: FastifyReply) {
    this.forgetSnapshot()
    this.clearCookie(name, place).clearCookie(begin.name, begin.place)
    // Avatars are in the browser's cache for a year. Not "storage": what somebody stored on the device without an
    // account stays theirs.
    if (this.request.sessionToken !== null) this.header('clear-site-data', '"cache"')
  })

  app.decorate('readSession', function readSession(visit) {
    const token = visit.cookies[name]
    if (!token || !tokenForm.test(token)) return
    visit.sessionToken = token
    if (!members.up) {
      visit.accountUnavailable = true
      return
    }
    const member = members.peek(token)
    const confirm = (one: Member | null | undefined) => {
      if (one === null) visit.leftSnapshot = visit.cookies[header] !== undefined
      if (!one) return
      visit.confirmed = one
      visit.logFields.signedIn = true
    }
    confirm(member)
    // The device's choice of the quiet almanac holds for its member, too.
    const choseQuiet = visit.cookies[quietCookie] !== undefined
    const withChoice = <M extends Member | null | undefined>(one: M): M =>
      one && choseQuiet ? { ...one, after_loss: true } : one
    let isUnavailable = false
    const lookup = async () => {
      const found = await members.ask(token, visit.ip)
      isUnavailable = found === null && members.peek(token) === undefined // an answer would be remembered by peek()
      if (!isUnavailable) confirm(found)
      return withChoice(found)
    }
    if (member !== null) visit.session = { member: withChoice(member), lookup, isUnavailable: () => isUnavailable }
  })
  app.addHook('onRequest', (request, _reply, next) => {
    app.readSession(request)
    next()
  })
  // Pages that are sent past Fastify ask for the snapshot's cookie themselves.
  app.addHook('onSend', (request, reply, payload, next) => {
    const isOwn =
      (request.confirmed || request.leftSnapshot) && reply.getHeader('cache-control') === 'private, no-store'
    const cookie = isOwn ? request.snapshotCookie() : undefined
    if (cookie) reply.header('set-cookie', cookie)
    next(null, payload)
  })
  done()
}

export default fp(session, { name: 'session', dependencies: ['device', 'logs'] })
