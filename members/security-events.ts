// Security events of an account (a new password, device, passkey ...) for its member to see. Only the kind and the time
// are stored, no address and no name.
import type { FastifyRequest } from 'fastify'
import { readDeviceLabel } from '../domain/device-label.ts'
import type { SecurityEventKind } from '../domain/security-events.ts'
import { newId } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import { knownPlaceKind, type Place } from './known-places.ts'
import { removeOldest } from './remove-oldest.ts'
import type { Db } from './store/schema.ts'

/** How long events are stored and shown. */
export const eventRetentionMs = 180 * dayMs
/**
 * How many events a member sees, and how many are stored: more, so that a flood of one kind does not delete the rest.
 */
const maxEvents = { shown: 30, stored: 300 }

/** Stores an event, in the transaction of the change itself where there is one. @param now milliseconds since 1970 */
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

/** The newest 30 events, newest first. */
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

/** The label of the visitor's device from the header that the site sets; a neutral one when it is not of our list. */
export const labelOf = ({ headers }: FastifyRequest): string => readDeviceLabel(headers['x-device-label'])

/** Stores an event for a sign-in on an unknown device. Call it before `rememberPlace`, which makes the device known. */
export async function recordSignIn(db: Db, memberId: string, place: Place, now: number): Promise<void> {
  if ((await knownPlaceKind(db, memberId, place, now)) !== 'device') await recordChange(db, memberId, 'new-device', now)
}
