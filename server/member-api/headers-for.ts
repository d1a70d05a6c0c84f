// The headers that the site sends to the member API on behalf of a visitor.
import type { FastifyRequest } from 'fastify'
import { deviceLabelOf } from '../../domain/device-label.ts'
import { passesForm } from '../../domain/registry/link.ts'
import { ownerMarksOf } from '../request/owner-marks.ts'
import { visitorsDay } from '../request/visitor-day.ts'

/** Headers of the visitor's request that are forwarded. */
const forwarded = ['if-match', 'idempotency-key'] as const

/** Proofs that the visitor knows the PINs of lists, the last ones, divided by dots; no script reads it. */
export const passCookie = 'registry_pass'

/** The passes of a visitor with one more, five at most. @param before the cookie's value */
export const withPass = (before: string | undefined, pass: string): string =>
  [pass, ...(before !== undefined && passesForm.test(before) ? before.split('.') : []).filter(one => one !== pass)]
    .slice(0, 5)
    .join('.')

/** The headers of a request to the API: the visitor's address, day and device, and the request's own listed headers. */
export function headersFor(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
    'x-visitor-day': visitorsDay(request),
  }
  headers['x-device-label'] = deviceLabelOf(request.headers['user-agent'] ?? '')
  for (const name of forwarded) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  if (request.deviceToken) headers['x-device'] = request.deviceToken
  const passes = request.cookies[passCookie]
  if (passes !== undefined && passesForm.test(passes)) headers['x-registry-pass'] = passes
  const marks = ownerMarksOf(request)
  if (marks !== undefined) headers['x-registry-own'] = marks
  return headers
}
