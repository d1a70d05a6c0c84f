// Whether a visitor is to be met as after a loss, where an answer can wait a moment for the member API to say so.
import type { FastifyRequest } from 'fastify'
import { isSensitive } from '../domain/sensitive.ts'
import { within } from '../routes/within.ts'
import type { Session } from './plugins/session.ts'

/** Milliseconds that a page waits for the member API; after them it is sent as if a loss were on record. */
export const patience = 250

/** Who a session belongs to, by an answer that may have been none: undefined while nobody can say. */
export const knownOf = <M>(answer: M | null | undefined, session: Session | null): M | null | undefined =>
  answer ?? (session?.isAway() ? undefined : answer)

/** As soon as it is known; true when nobody can say in time. */
export async function soonSensitive({ visitor, session }: Pick<FastifyRequest, 'visitor' | 'session'>): Promise<boolean> {
  if (visitor.sensitive !== undefined || !session) return visitor.sensitive ?? false
  const answer = await within(patience, session.lookup(), undefined)
  return isSensitive({ chosen: false, member: knownOf(answer, session) }) ?? true
}
