// `/api/members/…`, `/api/matches…` and `/avatars/…`: a browser's way to the member API. The cookie becomes a bearer
// token, that of a match's seat stays one; only named headers pass.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceLabelOf } from '../../domain/device-label.ts'
import { quietCookie } from '../../domain/sensitive.ts'
import type { Content } from '../../publishing/load.ts'
import { savableCard } from '../../publishing/savable.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'
import type { SessionLookup } from '../request/session.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { visitorsDay } from '../request/visitor-day.ts'
import { type Answer, type ApiRequest, type MemberApi, MemberApiError, readJson } from './client.ts'
import { laneOf } from './lanes.ts'
import { type MemberRoute, matchRoutes, memberRoutes, pathOf, signInRoutes } from './proxied-routes.ts'
import { changedCredentialsOf } from './read-member.ts'
import { limitUpload } from './upload-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes multipart bodies. */
    upload?: boolean
  }
}

export interface ProxyParts {
  config: Config
  /** Undefined: there is none, and everything is answered as if it were down. */
  api: MemberApi | undefined
  members: SessionLookup
  content: Content
}

const requestHeaders = ['if-match', 'idempotency-key'] as const
const responseHeaders = ['content-type', 'content-disposition', 'retry-after', 'etag'] as const
const pictureFile = /^[\w-]{1,100}(?:\.(?:webp|png|svg|jpe?g|gif))?$/
const pictureType = /^image\/(?:webp|png|svg\+xml|jpeg|gif)(?:;|$)/
const immutable = 'public, max-age=31536000, immutable'
/** A picture that is opened by itself may do nothing. */
const picturePolicy = "default-src 'none'; sandbox"

type Params = Record<string, string | undefined>

const seat = /^Bearer ([\w-]{43})$/i

/** A family of addresses: what it is called on both sides, and whose token goes along. */
interface Family {
  at: string
  routes: readonly MemberRoute[]
  /** @throws HttpError 401 where nobody may ask without one */
  tokenOf(request: FastifyRequest): string | null
}

const families: readonly Family[] = [
  {
    at: '/members',
    routes: memberRoutes,
    tokenOf({ sessionToken }) {
      if (sessionToken === null) throw httpError(401, 'signed-out')
      return sessionToken
    },
  },
  { at: '/sessions', routes: signInRoutes, tokenOf: () => null },
  {
    at: '/matches',
    routes: matchRoutes,
    tokenOf: ({ headers }) => seat.exec(headers.authorization ?? '')?.[1] ?? null,
  },
]

/** What of a request the API is told beside its path. */
export function headersFor(request: FastifyRequest): Record<string, string> {
  const told: Record<string, string> = {
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
    'x-visitor-day': visitorsDay(request),
  }
  told['x-device-label'] = deviceLabelOf(request.headers['user-agent'] ?? '')
  for (const name of requestHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') told[name] = value
  }
  if (request.deviceToken) told['x-device'] = request.deviceToken
  return told
}

/** As it comes, when it is what the API may answer. @throws MemberApiError for anything but JSON */
function checkedJson(answer: Answer): Answer {
  if (answer.body.length === 0) return answer
  if (!answer.headers['content-type']?.startsWith('application/json'))
    throw new MemberApiError('The member API answered without JSON.')
  readJson(answer)
  return answer
}

/**
 * An answer in the middle of an upload is often lost, so the rest of it is read: it has an end, in bytes and in time.
 */
async function drain(body: unknown) {
  if (body instanceof Readable) await finished(body.resume()).catch(() => {}) // refused on its way: said already
}

/** Not wrapped: its parsers are for its own routes. */
export async function memberProxy(app: FastifyInstance, { config, api, members, content }: ProxyParts) {
  const cookie = sessionCookies(config)
  app.removeAllContentTypeParsers()
  // Bytes pass as they came: the API reads them strictly.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    if (request.routeOptions.config.upload) done(null, limitUpload(payload))
    else done(httpError(415, 'wrong-type'))
  })

  /** Whatever is answered, an upload is taken in before. */
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
    { at, tokenOf }: Family,
    { method, path: pattern, lane = 'member', ...route }: MemberRoute,
  ) {
    const { member, slug = '' } = request.params as Params // the pattern has named them
    const path = pathOf(pattern, request.params as Params) // as above
    if (path === null) throw httpError(404, 'not-found')
    const token = tokenOf(request)
    if (route.needsArticle && !savableCard(content, slug)) throw httpError(404, 'unknown-article', { field: 'slug' })
    const headers = headersFor(request)
    const body = request.body as Buffer | Readable | undefined // the parsers above give no others
    if (body instanceof Readable) headers['content-type'] = request.headers['content-type'] ?? ''
    const question = { lane: laneOf(lane, request.isKnown), method, path: at + path, headers, token, body }
    const forget = (whose?: string) => token !== null && at === '/members' && members.forget(token, whose)
    const answer = await askApi(question, checkedJson).catch(error => {
      if (method !== 'GET') forget(member) // it may be done all the same
      throw error
    })
    await drain(body)
    if (method !== 'GET')
      forget(answer.status < 400 ? member : undefined) // refused, it is about whoever was named
    else if (answer.status === 401) forget()
    const changed = changedCredentialsOf(answer)
    if (changed) {
      members.forget(null, changed)
      reply.forgetSnapshot()
    }
    if (at === '/members' && answer.status < 400) request.logFields.signedIn = true
    if (route.endsSession && answer.status < 300) reply.endSession()
    if (route.endsQuiet && answer.status < 300) reply.clearCookie(quietCookie, cookie.place)
    for (const name of responseHeaders) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name])
    reply.code(answer.status).header('cache-control', 'private, no-store')
    return reply.send(answer.body.length ? answer.body : undefined)
  }
  async function askApi(question: ApiRequest, read: (answer: Answer) => Answer): Promise<Answer> {
    if (!api) throw httpError(503, 'members-down')
    try {
      return await api.ask(question, read)
    } catch (error) {
      throw error instanceof MemberApiError ? httpError(503, 'members-down') : error
    }
  }

  for (const family of families)
    for (const route of family.routes)
      app.route({
        method: route.method,
        url: `/api${family.at}${route.path}`,
        config: { upload: route.upload === true },
        handler: (request, reply) => handle(request, reply, family, route),
      })
  app.get('/avatars/:file', async (request, reply) => {
    const { file = '' } = request.params as Params // as above
    if (!pictureFile.test(file)) throw httpError(404, 'not-found')
    const headers = { accept: 'image/*', 'x-request-id': request.id }
    const answer = await askApi({ lane: 'picture', method: 'GET', path: `/avatars/${file}`, headers }, answer => {
      const isPicture = pictureType.test(answer.headers['content-type'] ?? '')
      if (answer.status === 200 && !isPicture) throw new MemberApiError('The member API answered without a picture.')
      return answer
    })
    if (answer.status !== 200) throw httpError(404, 'not-found')
    const own = {
      'content-type': answer.headers['content-type'],
      'cache-control': immutable,
      'content-security-policy': picturePolicy,
    }
    return reply.headers({ ...app.securityHeaders(), ...own }).send(answer.body)
  })
  const notFound = async () => {
    throw httpError(404, 'not-found')
  }
  for (const url of ['/api/*', '/avatars/*'])
    app.route({ method: app.supportedMethods, url, onRequest: notFound, handler: notFound })
}
