// The visitor, as far as the request's headers tell: country, device, app, signed in.
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { type App, appOf, type Device, deviceOf } from '../../domain/device.ts'
import { isSensitive, quietCookie } from '../../domain/sensitive.ts'
import type { Country, Layout } from '../../views/page.tsx'
import type { Config } from '../config.ts'
import type { Visit } from './visit.ts'

export interface Visitor {
  country: Country
  /** ISO 3166 code, in capitals; that of the default country where the header does not tell. */
  countryCode: string
  layout: Layout
  signedIn: boolean
  /** As `request.accountUnavailable`. */
  accountUnavailable: boolean
  /** Undefined while the member API has to be asked who is signed in. */
  sensitive: boolean | undefined
}

/** The other end of a connection; to ask for its address takes a while. */
type Peer = Pick<Socket, 'remoteAddress'>

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
  interface FastifyInstance {
    describeVisitor(visit: Omit<Visit, 'visitor'>, socket: Peer): Visitor
  }
}

function visitor(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  // The country header is believed from loopback outside production: no visitor can be there.
  const trusted = proxyAddr.compile(
    config.mode === 'production' ? [...config.trustProxy] : ['loopback', ...config.trustProxy],
  )
  const agents = new LRUCache<string, { device: Device; app: App | null }>({ max: 2000 })
  app.decorateRequest('visitor')

  function agentOf(text: string) {
    let agent = agents.get(text)
    if (!agent) {
      agent = { device: deviceOf(text), app: appOf(text) }
      agents.set(text, agent)
    }
    return agent
  }
  function layoutOf(headers: Visit['headers']): Layout {
    const agent = agentOf(headers['user-agent'] ?? '')
    if (agent.app) return 'in-app'
    if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile'
    return agent.device === 'mobile' && headers['sec-ch-ua-mobile'] !== '?0' ? 'mobile' : 'desktop'
  }
  function countryCodeOf(headers: Visit['headers'], peer: Peer): string {
    const given = headers[config.countryHeader]
    const believed = typeof given === 'string' && /^[A-Za-z]{2}$/.test(given) && trusted(peer.remoteAddress ?? '', 0)
    return believed ? given.toUpperCase() : config.defaultCountry
  }
  function sensitiveOf({
    cookies,
    session,
    accountUnavailable: membersAway,
  }: Pick<Visit, 'cookies' | 'session' | 'accountUnavailable'>) {
    // Nobody can say whose session it is: it may be somebody's after a loss.
    if (membersAway) return true
    return isSensitive({ chosen: cookies[quietCookie] !== undefined, member: session ? session.member : null })
  }
  function describeVisitor(visit: Omit<Visit, 'visitor'>, socket: Peer): Visitor {
    const countryCode = countryCodeOf(visit.headers, socket)
    return {
      country: countryCode === 'US' ? 'US' : 'other',
      countryCode,
      layout: layoutOf(visit.headers),
      signedIn: visit.session !== null,
      accountUnavailable: visit.accountUnavailable,
      sensitive: sensitiveOf(visit),
    }
  }
  app.decorate('describeVisitor', describeVisitor)
  app.addHook('onRequest', (request, _reply, next) => {
    request.visitor = describeVisitor(request, request.raw.socket)
    next()
  })
  done()
}

export default fp(visitor, { name: 'visitor', dependencies: ['session'] })
