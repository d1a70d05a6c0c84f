// Whether a visitor is to be met as after a loss, where an answer can wait a moment for the member API to say so.
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../contract/member.ts'
import { isSensitive } from '../../domain/sensitive.ts'
import { within } from '../../lib/within.ts'
import type { Session } from './session.ts'

/** Milliseconds that a page waits for the member API; after them it is sent as if a loss were on record. */
export const patience = 250

/** The same for a page with a form. */
export const formPatience = 1500

/**
 * Whether a visitor is to be met as after a loss, by what the member API answered; undefined while nobody can say.
 * @param answer undefined: none yet
 */
export function sensitiveBy(answer: Member | null | undefined, session: Session | null): boolean | undefined {
  const cannotSay = answer === undefined || (answer === null && session?.isUnavailable())
  return isSensitive({ chosen: false, member: cannotSay ? undefined : answer })
}

/** The same, as soon as it is known; true when the member API does not answer in time. */
export async function soonSensitive({
  visitor,
  session,
}: Pick<FastifyRequest, 'visitor' | 'session'>): Promise<boolean> {
  if (visitor.sensitive !== undefined || !session) return visitor.sensitive ?? false
  const answer = await within(patience, session.lookup(), undefined)
  return sensitiveBy(answer, session) ?? true
}
