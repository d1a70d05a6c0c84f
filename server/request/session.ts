// The session cookie and what is known of it. The site holds no sessions: the member API does.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Member } from '../../contract/member.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Config } from '../config.ts'
import { createSnapshots, type HeaderSnapshot, snapshotLifetime } from './header-snapshot.ts'
import { sessionCookies, tokenForm } from './session-cookies.ts'
import { siteKey } from './site-key.ts'

export interface Session {
  /** Undefined while the API has not been asked. */
  member: Member | undefined
  /** Asks the API. Null when the session turns out to be none. */
  lookup(): Promise<Member | null>
  /** Whether the last look-up found nobody who could say. */
  isUnavailable(): boolean
}

/** Who a session belongs to. */
export interface SessionLookup {
  /** The member when known now, null when the API said that the session is none, undefined when it must be asked. */
  peek(token: string): Member | null | undefined
  /**
   * Asks, once for all who ask at the same time; an address may ask for so many at once. Null when the session is none
   * or nobody answers in time.
   */
  ask(token: string, network?: string): Promise<Member | null>
  /**
   * What is known of the session is not true any more, in no worker.
   * @param token null when only the member is known
   * @param member by id or username: something of theirs has changed, so the same holds for all their sessions
   */
  forget(token: string | null, member?: string): void
  /** False while the API is known to be down: visitors are then treated as signed out. */
  readonly up: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for everyone who is treated as signed out. */
    session: Session | null
    /** What the cookie holds, when it has the form of a token; whose it is, if anyone's, only the API knows. */
    sessionToken: string | null
    /** What the member API knows this device by. */
    readonly deviceToken: string | null
    /** Somebody who the API has said who it is, or a device that somebody has logged in on. */
    readonly isKnown: boolean
    /** There is a session, and nobody to ask about it: its visitor is treated as signed out, and told so. */
    accountUnavailable: boolean
    /** Who the API has said it is, during this request or just before. */
    confirmed: Member | undefined
    /** What the header may show while nobody can be asked. */
    snapshot(): HeaderSnapshot | null
    /**
     * The Set-Cookie header that keeps it, when that is due, or removes one that is left of a session; only for answers
     * that nobody else gets.
     */
    snapshotCookie(): string | undefined
    /** The session is known to be over, and its snapshot is still on the device. */
    leftSnapshot: boolean
  }
  interface FastifyReply {
    /** What this device knows of the member beside the session is not true any more. */
    forgetSnapshot(): void
    /** The session is over, and nothing of its member stays on this device. */
    endSession(): void
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The cookie that a device is known by: the member API's token with our signature. */
    setDevice(reply: FastifyReply, token: string): void
  }
}

interface Parts {
  config: Config
  members: SessionLookup
}

function session(app: FastifyInstance, { config, members }: Parts, done: () => void) {
  const { name, header, place, begin, device } = sessionCookies(config)
  let key: Buffer | null | undefined
  function knownKey(): Buffer | null {
    if (key !== undefined) return key
    try {
      key = siteKey(config.dataDir)
    } catch (error) {
      app.log.warn({ err: error }, 'without a key of the site nobody is greeted while member accounts are away')
      key = null
    }
    return key
  }
  const snapshots = createSnapshots(knownKey)
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.decorateRequest('deviceToken', {
    getter(this: FastifyRequest) {
      const [token = ''] = (this.cookies[device.name] ?? '').split('.')
      return tokenForm.test(token) ? token : null
    },
  })
  const signatureOf = (token: string) => {
    const secret = knownKey()
    return secret ? createHmac('sha256', secret).update(`device ${token}`).digest('base64url') : ''
  }
  app.decorateRequest('isKnown', {
    getter(this: FastifyRequest) {
      if (this.confirmed) return true
      const [token = '', signature = ''] = (this.cookies[device.name] ?? '').split('.')
      const expected = signature && tokenForm.test(token) ? signatureOf(token) : ''
      return (
        expected !== '' &&
        expected.length === signature.length &&
        timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
      )
    },
  })
  app.decorate(
    'setDevice',
    (reply, token) => void reply.setCookie(device.name, `${token}.${signatureOf(token)}`, device.lasting),
  )
  app.decorateRequest('accountUnavailable', false)
  app.decorateRequest('confirmed', undefined)
  app.decorateRequest('snapshot', function (this: FastifyRequest) {
    return this.sessionToken === null ? null : snapshots.read(this.cookies[header], this.sessionToken)
  })
  app.decorateRequest('leftSnapshot', false)
  const removed = app.serializeCookie(header, '', { ...place, maxAge: 0 })
  app.decorateRequest('snapshotCookie', function (this: FastifyRequest) {
    if (this.leftSnapshot) return removed
    const { confirmed, sessionToken, cookies } = this
    const value = confirmed && sessionToken && snapshots.due(cookies[header], sessionToken, confirmed)
    return value ? app.serializeCookie(header, value, { ...place, maxAge: snapshotLifetime }) : undefined
  })
  app.decorateReply('forgetSnapshot', function (this: FastifyReply) {
    this.request.confirmed = undefined
    if (this.request.cookies[header] !== undefined) this.clearCookie(header, place)
  })
  app.decorateReply('endSession', function (this: FastifyReply) {
    this.forgetSnapshot()
    this.clearCookie(name, place).clearCookie(begin.name, begin.place)
    // Pictures that anybody may open are kept by browsers for a year. Not "storage": what a visitor keeps without an
    // account stays theirs.
    if (this.request.sessionToken !== null) this.header('clear-site-data', '"cache"')
  })

  app.addHook('onRequest', (request, _reply, next) => {
    const token = request.cookies[name]
    if (!token || !tokenForm.test(token)) return next()
    request.sessionToken = token
    if (!members.up) {
      request.accountUnavailable = true
      return next()
    }
    const member = members.peek(token)
    const confirm = (one: Member | null | undefined) => {
      if (one === null) request.leftSnapshot = request.cookies[header] !== undefined
      if (!one) return
      request.confirmed = one
      request.logFields.signedIn = true
    }
    confirm(member)
    // What a device chose holds for all that follows from its member, too.
    const isQuiet = request.cookies[quietCookie] !== undefined
    const met = <M extends Member | null | undefined>(one: M): M =>
      one && isQuiet ? { ...one, after_loss: true } : one
    let isUnavailable = false
    const lookup = async () => {
      const found = await members.ask(token, request.ip)
      isUnavailable = found === null && members.peek(token) === undefined // an answer would be remembered
      if (!isUnavailable) confirm(found)
      return met(found)
    }
    if (member !== null) request.session = { member: met(member), lookup, isUnavailable: () => isUnavailable }
    next()
  })
  // What is answered past Fastify's sending, a kept page, asks for the cookie itself.
  app.addHook('onSend', (request, reply, payload, next) => {
    const isOwn =
      (request.confirmed || request.leftSnapshot) && reply.getHeader('cache-control') === 'private, no-store'
    const cookie = isOwn ? request.snapshotCookie() : undefined
    if (cookie) reply.header('set-cookie', cookie)
    next(null, payload)
  })
  done()
}

export default fp(session, { name: 'session', dependencies: ['@fastify/cookie', 'logs'] })
