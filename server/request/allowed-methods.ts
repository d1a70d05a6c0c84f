// The one answer to a request whose method its address does not take.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpError } from '../http-error.ts'

/** A handler for such requests. @param allowed goes into the header `Allow`. @throws HttpError 405, always */
export const refuseMethod = (allowed: readonly string[]) => async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('allow', allowed.join(', '))
  throw httpError(405, 'method-not-allowed')
}

/** Refuses all other methods at an address, before a body is read. */
export function allowOnly(app: FastifyInstance, url: string, allowed: readonly string[]) {
  const refuse = refuseMethod(allowed)
  const method = app.supportedMethods.filter(name => !allowed.includes(name))
  app.route({ method, url, onRequest: refuse, handler: refuse })
}
