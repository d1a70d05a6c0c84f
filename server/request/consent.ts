// Whether another company may be told of a visitor, as far as a request can tell: by what was chosen on this device and
// what a member's account has recorded. Either of them can refuse, one of them has to say yes.
import type { FastifyRequest } from 'fastify'
import { type Answer, allowed, choiceCookie, type PurposeId, parseChoiceCookie } from '../../domain/consents.ts'
import { soonSensitive } from './sensitive.ts'

export async function mayTell(
  purpose: PurposeId,
  request: FastifyRequest,
  readRecorded: () => Promise<Answer | null>,
): Promise<boolean> {
  if (request.headers['sec-gpc'] === '1' || (await soonSensitive(request))) return false
  const here = parseChoiceCookie(request.cookies[choiceCookie])
  const member = await request.session?.lookup()
  // An account that cannot be asked may hold a no.
  if (request.session && !member) return false
  const recorded = member ? await readRecorded() : null
  const answers = [here, recorded].filter(answer => answer !== null)
  return answers.length > 0 && answers.every(answer => allowed(purpose, answer, false, request.visitor.country))
}
