// What changed about the way into an account, kept for its member to see. No address and no name is kept: a kind and a
// moment.
import type { FastifyRequest } from 'fastify'
import { readDeviceLabel } from '../domain/device-label.ts'
import type { SecurityEventKind } from '../domain/security-events.ts'
import { newId } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import { knownPlaceKind, type Place } from './known-places.ts'
import { removeOldest } from './remove-oldest.ts'
import type { Db } from './store/schema.ts'

/** How long they are kept. */
export const eventRetentionMs = 180 * dayMs
/** How many a member sees, and how many are stored of one: so that a flood of one kind does not push all others out. */
const maxEvents = { shown: 30, stored: 300 }

/** Notes a change. In the transaction of the change itself, where there is one. @param now milliseconds since 1970 */
export async function recordChange(db: Db, memberId: string, kind: SecurityEventKind, now: number): Promise<void> {
  const id = newId()
  await db
    .insertInto('security_events')
    .values({ id, member_id: memberId, kind, at: instant(now) })
    .execute()
  await removeOldest(db, { table: 'security_events', id: 'id', by: ['at'], max: maxEvents.stored, memberId }, id)
}

export interface SecurityEvent {
  kind: SecurityEventKind
  at: string
}

/** The newest changes, newest first. */
export const readSecurityEvents = (db: Db, memberId: string, now: number): Promise<SecurityEvent[]> =>
  db
    .selectFrom('security_events')
    .select(['kind', 'at'])
    .where('member_id', '=', memberId)
    .where('at', '>', instant(now - eventRetentionMs))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(maxEvents.shown)
    .execute()

/** The label of the device that asks, as the site tells it. */
export const deviceLabelOf = ({ headers }: FastifyRequest): string => readDeviceLabel(headers['x-device-label'])

/** Notes that somebody signed in on a device that was not known. Before the place is remembered. */
export async function recordSignIn(db: Db, memberId: string, place: Place, now: number): Promise<void> {
  if ((await knownPlaceKind(db, memberId, place, now)) !== 'device') await recordChange(db, memberId, 'new-device', now)
}
