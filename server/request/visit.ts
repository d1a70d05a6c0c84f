// What is known of a request before anything is looked up. A request on Fastify's way has it from the hooks; one at the
// front door has it from the same functions.
import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'

export type Visit = Pick<
  FastifyRequest,
  | 'id'
  | 'method'
  | 'headers'
  | 'cookies'
  | 'query'
  | 'site'
  | 'isOfflineCopy'
  | 'session'
  | 'sessionToken'
  | 'accountUnavailable'
  | 'confirmed'
  | 'leftSnapshot'
  | 'snapshot'
  | 'snapshotCookie'
  | 'visitor'
  | 'uid'
  | 'uidCookie'
  | 'logFields'
> & {
  /** The address as asked. */
  url: string
  /** Of the visitor, where the session's look-up is to know it. */
  ip?: string
  routeOptions: { readonly url?: string }
}

/** Where its answer goes. */
export interface Outgoing {
  raw: ServerResponse
  /** Milliseconds since the request came. */
  readonly elapsedTime: number
  /** The answer is sent without Fastify. */
  hijack(): unknown
  getHeader(name: string): unknown
}
