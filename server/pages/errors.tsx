// What a visitor gets when there is no page: a refusal in plain words, that the server is busy, or that it failed.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactNode } from 'react'
import { brandName } from '../../domain/brand.ts'
import { type MessageName, messages } from '../../domain/messages.ts'
import { HttpError } from '../../lib/http-error.ts'
import { BrokenView } from '../../views/status/broken.tsx'
import { MembersDownView } from '../../views/status/members-down.tsx'
import type { SiteBuild } from '../build.ts'
import { MemberApiError } from '../member-api/client.ts'
import { countRefusal } from '../metrics.ts'
import type { Renderer } from './render.tsx'
import { withoutSlots } from './slots.ts'

/** Seconds after which a client should ask a busy server again. */
const retryAfter = 5

// Errors of Fastify and of ours, by the message that a visitor reads.
const byCode: Record<string, MessageName> = {
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  OVERLOADED: 'overloaded',
  DEADLINE: 'overloaded',
}
const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

const isForProgram = (url: string) => /^\/(api|events|assets|avatars)\b/.test(url)

interface Parts {
  build: SiteBuild
  renderer: Renderer
  /** Whether the page of an error shows its stack: in development only. */
  stacks: boolean
}

/** Sets the error handler. @returns the one for addresses that Fastify cannot read, whose requests pass no hook */
export function answerErrors(app: FastifyInstance, { build, renderer, stacks }: Parts) {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    reply.removeHeader('content-encoding')
    reply.header('cache-control', 'no-store')
    if (error instanceof MemberApiError) return membersDown(request, reply)
    if (status < 500 || status === 503) return refuse(error, status, request, reply)
    app.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'a page failed')
    reply.code(500)
    if (isForProgram(request.url)) return problem(refusal(500, 'broken'))
    const view = <BrokenView reference={request.id} stack={stacks && error.stack} />
    return reply.type('text/html; charset=utf-8').send(await page(request, 'Something broke', messages.broken, view))
  })

  /** A page about a member could not be made. The API's client has logged why. */
  async function membersDown(request: FastifyRequest, reply: FastifyReply) {
    reply.code(503).header('retry-after', retryAfter)
    if (isForProgram(request.url)) return problem(refusal(503, 'members-down'))
    const view = <MembersDownView sent={request.method === 'POST'} />
    const body = await page(request, 'Member accounts cannot be reached', messages['members-down'], view)
    return reply.type('text/html; charset=utf-8').send(body)
  }

  function refuse(error: FastifyError, status: number, request: FastifyRequest, reply: FastifyReply) {
    const refused = error instanceof HttpError ? error : refusal(status, codeOf(error))
    reply.code(status)
    if (status === 503) countRefusal()
    if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
    if (isForProgram(request.url)) return problem(refused)
    return reply.type('text/html; charset=utf-8').send(plainPage(build, reasons[status] ?? 'Error', refused.message))
  }

  async function page(
    request: FastifyRequest,
    title: string,
    description: string,
    body: ReactNode,
  ): Promise<string | Buffer> {
    // The error may have come before the visitor was known.
    const { country, layout } = request.visitor ?? { country: 'other', layout: 'desktop' }
    const input = { site: 'main', path: '/', query: {}, layout, country, signedIn: false, versions: {} } as const
    const presented = { head: { title, description, noindex: true }, body, ads: null, sensitive: true }
    try {
      return withoutSlots(await renderer.render(presented, input, () => {}))
    } catch {
      return plainPage(build, title, description) // the frame itself is what failed
    }
  }
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    app.follow(request, reply)
    const body = Buffer.from(plainPage(build, 'Bad Request', messages['malformed-request']))
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(body.length),
    }
    reply.raw.writeHead(400, { ...app.securityHeaders(), ...headers }).end(body)
  }
}

const codeOf = ({ code }: FastifyError): MessageName =>
  byCode[code] ?? (code?.startsWith('FST_ERR_CTP') ? 'invalid-body' : 'malformed-request')

type Refusal = Pick<HttpError, 'statusCode' | 'code' | 'message' | 'field'>
const refusal = (statusCode: number, code: MessageName): Refusal => ({
  statusCode,
  code,
  message: messages[code],
  field: undefined,
})

const problem = ({ statusCode, code, message, field }: Refusal) => ({
  statusCode,
  code,
  error: reasons[statusCode] ?? 'Error',
  message,
  field,
})

/** A page that needs no rendering, for refusals and a busy server. Nothing is escaped: only our own words may go in. */
function plainPage(build: SiteBuild, title: string, message: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${brandName}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="${build.asset('site.css')}"></head><body><main class="sign"><h1>${title}</h1><p>${message}</p><p><a href="/">Go to the front page</a></p></main></body></html>`
}
