// `/api/members/…`, `/api/sessions/…`, `/api/matches…`, `/api/registries/…` and `/avatars/…`: forwards browsers' requests to the member API.
// The session's cookie becomes a bearer token, a seat's bearer token stays one; only listed headers are forwarded.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Content } from '../../publishing/load.ts'
import { savableCard } from '../../publishing/savable.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import type { SessionLookup } from '../request/session.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { type Answer, type MemberApi, MemberApiError, readJson } from './client.ts'
import { headersFor } from './headers-for.ts'
import { laneOf } from './lanes.ts'
import { type AskApi, sendPicture } from './pictures.ts'
import { type MemberRoute, matchRoutes, memberRoutes, pathOf, registryRoutes, signInRoutes } from './proxied-routes.ts'
import { changedCredentialsOf } from './read-member.ts'
import { limitUpload } from './upload-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart bodies. */
    upload?: boolean
  }
}

export interface ProxyParts {
  config: Config
  /** Undefined: there is no member API, and requests are answered as if it were down. */
  api: MemberApi | undefined
  members: SessionLookup
  content: Content
}

const responseHeaders = ['content-type', 'content-disposition', 'retry-after', 'etag'] as const
type Params = Record<string, string | undefined>

/** The Authorization header of a participant in the name matcher. */
const seat = /^Bearer ([\w-]{43})$/i

/** Routes under one prefix, and the token that is sent with them. */
interface Family {
  /** The same at the API and, after `/api`, on the site. */
  prefix: string
  routes: readonly MemberRoute[]
  /** @throws HttpError 401 where a token is needed and missing */
  tokenOf(request: FastifyRequest): string | null
}

const families: readonly Family[] = [
  {
    prefix: '/members',
    routes: memberRoutes,
    tokenOf({ sessionToken }) {
      if (sessionToken === null) throw httpError(401, 'signed-out')
      return sessionToken
    },
  },
  { prefix: '/sessions', routes: signInRoutes, tokenOf: () => null },
  {
    prefix: '/matches',
    routes: matchRoutes,
    tokenOf: ({ headers }) => seat.exec(headers.authorization ?? '')?.[1] ?? null,
  },
  // The session says no more than that an owner is looking.
  { prefix: '/registries', routes: registryRoutes, tokenOf: ({ sessionToken }) => sessionToken },
]

/** The answer unchanged. @throws MemberApiError when it has a body that is no JSON */
function checkedJson(answer: Answer): Answer {
  if (answer.body.length === 0) return answer
  if (!answer.headers['content-type']?.startsWith('application/json'))
    throw new MemberApiError('The member API answered without JSON.')
  readJson(answer)
  return answer
}

/**
 * Reads the rest of an upload before it is answered: browsers often lose an answer that comes while they are sending.
 * `limitUpload` bounds its bytes and time.
 */
async function drain(body: unknown) {
  if (body instanceof Readable) await finished(body.resume()).catch(() => {}) // its error has been answered already
}

/** Not wrapped in fp, so that its body parsers are for its own routes only. */
export async function memberProxy(app: FastifyInstance, { config, api, members, content }: ProxyParts) {
  const cookie = sessionCookies(config)
  app.removeAllContentTypeParsers()
  // JSON is forwarded unparsed: the API itself parses it strictly.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (request.routeOptions.config.upload) done(null, limitUpload(payload))
    else done(httpError(415, 'wrong-type'))
  })

  /** Forwards a request; an upload that fails is read to its end before the error is answered. */
  async function handle(request: FastifyRequest, reply: FastifyReply, family: Family, route: MemberRoute) {
    try {
      return await forward(request, reply, family, route)
    } catch (error) {
      await drain(request.body)
      if (Object(error).statusCode === 408) reply.header('connection', 'close')
      throw error
    }
  }
  async function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    { prefix, tokenOf }: Family,
    { method, path: pattern, lane = 'member', ...route }: MemberRoute,
  ) {
    const { member, slug = '' } = request.params as Params // as: the route's pattern names them
    const path = pathOf(pattern, request.params as Params) // as: see above
    if (path === null) throw httpError(404, 'not-found')
    const token = tokenOf(request)
    if (route.needsArticle && !savableCard(content, slug)) throw httpError(404, 'unknown-article', { field: 'slug' })
    const headers = headersFor(request)
    const body = request.body as Buffer | Readable | undefined // as: the parsers above give no others
    if (body instanceof Readable) headers['content-type'] = request.headers['content-type'] ?? ''
    const apiRequest = { lane: laneOf(lane, request.isKnown), method, path: prefix + path, headers, token, body }
    const forget = (who?: string) => token !== null && prefix === '/members' && members.forget(token, who)
    const changesMember = method !== 'GET' && !route.leavesMember
    const answer = await askApi(apiRequest, checkedJson).catch(error => {
      if (changesMember) forget(member) // the API may have changed it before the failure
      throw error
    })
    await drain(body)
    if (changesMember)
      forget(answer.status < 400 ? member : undefined) // a refused request may name another member
    else if (answer.status === 401) forget()
    const changed = changedCredentialsOf(answer)
    if (changed) {
      members.forget(null, changed)
      reply.forgetSnapshot()
    }
    if (prefix === '/members' && answer.status < 400) request.logFields.signedIn = true
    if (route.endsSession && answer.status < 300) reply.endSession()
    if (route.endsQuiet && answer.status < 300) reply.clearCookie(quietCookie, cookie.place)
    for (const name of responseHeaders) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name])
    reply.code(answer.status).header('cache-control', 'private, no-store')
    return reply.send(answer.body.length ? answer.body : undefined)
  }
  const askApi: AskApi = async (apiRequest, read) => {
    if (!api) throw httpError(503, 'members-down')
    try {
      return await api.ask(apiRequest, read)
    } catch (error) {
      throw error instanceof MemberApiError ? httpError(503, 'members-down') : error
    }
  }

  for (const family of families)
    for (const route of family.routes)
      app.route({
        method: route.method,
        url: `/api${family.prefix}${route.path}`,
        ...(route.bytes !== undefined && { bodyLimit: route.bytes }),
        config: { upload: route.upload === true },
        handler: (request, reply) => handle(request, reply, family, route),
      })
  app.get('/avatars/:file', (request, reply) => sendPicture(app, askApi, request, reply))
  const notFound = async () => {
    throw httpError(404, 'not-found')
  }
  for (const url of ['/api/*', '/avatars/*'])
    app.route({ method: app.supportedMethods, url, onRequest: notFound, handler: notFound })
}
