// Answers every error as `{statusCode, code, error, message, field?}`, without details of what failed inside.
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../lib/http-error.ts'
import { safeError } from './logger.ts'
import type { MessageName } from './messages.ts'
import { httpError, notFound, overloaded } from './refusal.ts'
import { isStoreDown } from './store/faults.ts'

// Our messages for Fastify's own errors. Its 400s are bodies that cannot be read or do not fit the schema.
const byStatus: Record<number, MessageName> = {
  404: 'not-found',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
  503: 'overloaded',
}

/** Sets the answers to errors and to unknown addresses. */
export function setErrorHandlers(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reply, answerTo(error, request)))
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()))
}

/** Answers what Fastify refuses before routing: an address that it cannot parse. */
export function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  send(reply, error.statusCode === 404 ? notFound() : httpError(400, 'malformed-request'))
}

function answerTo(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error
  if (isStoreDown(error)) {
    request.log.warn(
      { reqId: request.id, route: request.routeOptions.url, err: safeError(error) },
      'the store does not answer',
    )
    return overloaded()
  }
  const status = error.statusCode ?? 500
  if (error.validation) return httpError(400, 'invalid-body', { field: fieldOf(error) })
  if (status < 500) return httpError(status, byStatus[status] ?? 'malformed-request')
  if (status === 503) return overloaded()
  request.log.error({ reqId: request.id, route: request.routeOptions.url, err: safeError(error) }, 'a request failed')
  return httpError(500, 'broken')
}

/** The field that broke the schema; undefined unless it looks like a field's name, which the client chose. */
function fieldOf({ validation }: FastifyError): string | undefined {
  const first = validation?.[0]
  const named =
    first?.params.additionalProperty ?? first?.params.missingProperty ?? first?.instancePath.split('/').at(-1)
  return typeof named === 'string' && /^\w{1,40}$/.test(named) ? named : undefined
}

function send(reply: FastifyReply, { statusCode, code, message, field, retryAfter, body }: HttpError) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer')
  if (statusCode === 408) reply.header('connection', 'close') // the rest of the body is not waited for
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ statusCode, code, error: STATUS_CODES[statusCode] ?? 'Error', message, field, ...body })
}
