// The front door: kept pages are answered at the http server's own event, before Fastify has made a request and a reply
// of it. What is known of the visitor comes from the same functions that Fastify's hooks call; whatever is not as usual
// goes on to Fastify, untouched.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { copyHeader } from '../../domain/offline.ts'
import { gauge } from '../metrics.ts'
import { noFields, requestId } from '../request/logs.ts'
import type { Outgoing, Visit } from '../request/visit.ts'
import { keyOf } from './cache.ts'
import type { PageServices } from './page-services.ts'
import { optionsOf } from './public.ts'
import { askedFor } from './register.ts'
import { sendPage } from './send.ts'

declare module 'fastify' {
  interface FastifyInstance {
    frontDoor?: { readonly answered: number }
  }
}

/** With one of these a request is not the plain question for a page. */
const unusual = ['x-forwarded-host', 'content-length', 'transfer-encoding', copyHeader]

/** @returns what answers a request and says whether it did */
function createFrontDoor(app: FastifyInstance, services: PageServices) {
  class Visitor implements Visit {
    id = ''
    isOfflineCopy = false
    query = {}
    session: Visit['session'] = null
    sessionToken: string | null = null
    accountUnavailable = false
    confirmed: Visit['confirmed'] = undefined
    leftSnapshot = false
    uid = ''
    uidCookie: string | undefined = undefined
    logFields = noFields()
    // as: read only after `describeVisitor`, which fills it in
    visitor = undefined as unknown as Visit['visitor']
    readonly method: string
    readonly url: string
    readonly headers: Visit['headers']
    readonly cookies: Visit['cookies']
    readonly site: Visit['site']
    readonly routeOptions: Visit['routeOptions']
    constructor({ method = '', url = '', headers }: IncomingMessage, site: Visit['site'], route: string) {
      this.method = method
      this.url = url
      this.headers = headers
      this.cookies = headers.cookie ? app.parseCookie(headers.cookie) : {}
      this.site = site
      this.routeOptions = { url: route }
    }
    snapshotCookie() {
      return app.snapshotCookieOf(this)
    }
    /** Only while the member API is away: Fastify's. */
    snapshot = () => null
  }

  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers, rawHeaders, socket } = request
    const address = services.addresses.get(url)
    if (!address || (method !== 'GET' && method !== 'HEAD') || isClosing || app.leaving) return false
    for (const name of unusual) if (headers[name] !== undefined) return false
    const place = app.findSite(url, rawHeaders, headers.host ?? '')
    if (place.refused || place.leadsTo !== undefined) return false
    const reply = new Answer(response)
    const visit = new Visitor(request, place.site, address.route)
    app.readSession(visit)
    // The member API is away, or has to be asked first.
    if (visit.accountUnavailable || (visit.session && !visit.session.member)) return false
    visit.visitor = app.describeVisitor(visit, socket)
    app.recogniseBrowser(visit)
    const { input, forced } = askedFor(app, visit, address.handle)
    const page = services.cache.fresh(keyOf(input))
    if (!page) return false
    visit.id = requestId()
    visit.logFields.cache = 'hit'
    const options = optionsOf(app, services, visit, { handle: address.handle, forced })
    sendPage({ request: visit, reply, page, options }, services.fill)
    app.logAtEnd(visit, reply)
    return true
  }
  return answer
}

class Answer implements Outgoing {
  readonly raw: ServerResponse
  readonly #began = performance.now()
  constructor(raw: ServerResponse) {
    this.raw = raw
  }
  get elapsedTime() {
    return performance.now() - this.#began
  }
  hijack() {}
  getHeader(name: string) {
    return this.raw.getHeader(name)
  }
}

/** Puts the door before Fastify: the server that Fastify made asks there first. */
export function openFrontDoor(app: FastifyInstance, services: PageServices) {
  const answer = createFrontDoor(app, services)
  const [toFastify] = app.server.listeners('request') as RequestListener[] // as: `listeners` says `Function` only
  if (!toFastify) throw new Error('Fastify has made no server to stand before.')
  let answered = 0
  app.decorate('frontDoor', {
    get answered() {
      return answered
    },
  })
  gauge('front_door_answers', 'Requests that were answered before Fastify.', () => answered)
  app.server.off('request', toFastify)
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    let isAnswered = false
    try {
      isAnswered = answer(request, response)
    } catch (error) {
      // Fastify's way meets the same error and has a page for it, if nothing has been sent.
      if (response.headersSent) {
        app.log.error({ err: error }, 'a page failed at the front door')
        return void response.destroy()
      }
    }
    if (isAnswered) answered++
    else toFastify(request, response)
  })
}
