// Every error as `{statusCode, code, error, message, field?}`. Nothing of what went wrong inside leaves the process.
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeError } from './logger.ts'
import { type MessageName, messages } from './messages.ts'
import { overloaded, Refusal, type RefusalExtras } from './refusal.ts'
import { isStoreDown } from './store/faults.ts'

// Fastify's own refusals, in our words. Its 400s are bodies that cannot be read or do not fit.
const byStatus: Record<number, MessageName> = {
  404: 'not-found',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
  503: 'overloaded',
}

export interface Problem {
  statusCode: number
  code: MessageName
  error: string
  message: string
  field?: string
}

/** Sets what the application answers to errors and to addresses that it does not have. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'not-found'))
}

/** For what Fastify refuses before any route: an address that it cannot read. */
export function answerUnread(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  send(reply, error.statusCode === 404 ? 404 : 400, error.statusCode === 404 ? 'not-found' : 'malformed-request')
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return refuse(reply, error)
  if (isStoreDown(error)) {
    request.log.warn(
      { reqId: request.id, route: request.routeOptions.url, err: safeError(error) },
      'the store does not answer',
    )
    return refuse(reply, overloaded())
  }
  const status = error.statusCode ?? 500
  if (error.validation) return send(reply, 400, 'invalid-body', { field: fieldOf(error) })
  if (status < 500) return send(reply, status, byStatus[status] ?? 'malformed-request')
  if (status === 503) return refuse(reply, overloaded())
  request.log.error({ reqId: request.id, route: request.routeOptions.url, err: safeError(error) }, 'a request failed')
  return send(reply, 500, 'broken')
}

/** The field that does not fit, when it is one; its name comes from outside. */
function fieldOf({ validation }: FastifyError): string | undefined {
  const first = validation?.[0]
  const named =
    first?.params.additionalProperty ?? first?.params.missingProperty ?? first?.instancePath.split('/').at(-1)
  return typeof named === 'string' && /^\w{1,40}$/.test(named) ? named : undefined
}

const refuse = (reply: FastifyReply, { statusCode, code, extras }: Refusal) => send(reply, statusCode, code, extras)

function send(
  reply: FastifyReply,
  statusCode: number,
  code: MessageName,
  { field, retryAfter, body }: RefusalExtras = {},
) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer')
  const problem: Problem = {
    statusCode,
    code,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message: messages[code],
    field,
  }
  if (statusCode === 408) reply.header('connection', 'close') // the rest of the body is not waited for
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ ...problem, ...body })
}
