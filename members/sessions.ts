// Sessions: who a token belongs to, while the account's epoch is that of the session. The store keeps only a hash of
// the token.
import type { FastifyReply } from 'fastify'
import { clampInstant } from './clock-errors.ts'
import { newId, newToken, sha256 } from './ids.ts'
import { dayMs, instant, minuteMs, msOf } from './instants.ts'
import { deletePlaces } from './known-places.ts'
import { deleteResets } from './password-resets.ts'
import { httpError, signedOut } from './refusal.ts'
import { removeOldest } from './remove-oldest.ts'
import { isStoreDown } from './store/faults.ts'
import type { Db, MemberRow, SessionRow } from './store/schema.ts'

/** Milliseconds. */
export const sessionRules = {
  idleMs: 14 * dayMs,
  absoluteMs: 90 * dayMs,
  /** How long a password counts as just given, for what asks for it again. */
  confirmedMs: 10 * minuteMs,
} as const

/** Use is written down at most this often: a session may end this much before its 14 days. */
const useIntervalMs = 5 * minuteMs

export interface SignedIn {
  session: SessionRow
  member: MemberRow
}

/** Of one member at a time; beyond it those that were not used for longest end. */
const maxSessions = 100

export interface SessionOptions {
  /** Of the device (`domain/device-label.ts`). */
  label: string
  /** False: what was given is less than the password, which is asked for again where it counts. */
  isConfirmed?: boolean
}

/**
 * A new session of a member who has just given the password, or a passkey.
 * @param member as of the moment that the password was looked at: what has changed since makes the session void
 * @returns its token, which is nowhere else
 */
export async function openSession(
  db: Db,
  member: Pick<MemberRow, 'id' | 'epoch'>,
  now: number,
  { label, isConfirmed = true }: SessionOptions,
): Promise<string> {
  const token = newToken()
  const token_hash = sha256(token)
  const at = instant(now)
  await db
    .insertInto('sessions')
    .values({
      token_hash,
      member_id: member.id,
      epoch: member.epoch,
      created_at: at,
      used_at: at,
      expires_at: instant(now + sessionRules.absoluteMs),
      confirmed_at: isConfirmed ? at : instant(0),
      id: newId(),
      device_label: label,
    })
    .execute()
  await removeOldest(
    db,
    { table: 'sessions', id: 'token_hash', by: ['used_at', 'created_at'], max: maxSessions, memberId: member.id },
    token_hash,
  )
  return token
}

/** Whose session it is, and notes that it is used. Null when there is none, or none any more. */
export async function findSession(db: Db, token: string, now: number): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', join =>
      join.onRef('members.id', '=', 'sessions.member_id').onRef('members.epoch', '=', 'sessions.epoch'),
    )
    .selectAll('members')
    .select(['token_hash', 'member_id', 'sessions.created_at as opened_at', 'used_at', 'expires_at', 'confirmed_at'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!row) return null
  const { token_hash, member_id, opened_at, used_at, expires_at, confirmed_at, ...member } = row
  const until = clampInstant(expires_at, now, sessionRules.absoluteMs)
  const used = clampInstant(used_at, now, 0)
  if (now >= msOf(until) || now >= msOf(used) + sessionRules.idleMs) {
    await closeSession(db, token_hash).catch(ignoreStoreDown)
    return null
  }
  const session = {
    token_hash,
    member_id,
    epoch: member.epoch,
    created_at: opened_at,
    used_at: used,
    expires_at: until,
    confirmed_at,
  }
  if (now >= msOf(used) + useIntervalMs || used !== used_at || until !== expires_at) {
    session.used_at = instant(now)
    const noted = { used_at: session.used_at, expires_at: until }
    await db.updateTable('sessions').set(noted).where('token_hash', '=', token_hash).execute().catch(ignoreStoreDown)
  }
  return { session, member }
}

/** Whether a session goes on in an epoch. */
export async function isSessionOpen(db: Db, { token_hash }: SessionRow, epoch: number): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('epoch').where('token_hash', '=', token_hash).executeTakeFirst()
  return row?.epoch === epoch
}

/** A store that takes no writes can still be read. */
export function ignoreStoreDown(error: unknown) {
  if (!isStoreDown(error)) throw error
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a member, but for one when it is given. */
export async function closeSessions(db: Db, memberId: string, except = ''): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '!=', except).execute()
}

/**
 * Begins a new epoch of an account: what was made in an older one is void, which is sessions, links to choose a
 * password or confirm an address, and letters that wait. For every change of password or e-mail address, in its
 * transaction. The member's row is locked from here on.
 * @param keepSession hash of the session's token that made the change and goes on; without one, places that were known
 * are so no more
 * @returns the epoch that begins. @throws HttpError 401 when the member is gone
 */
export async function raiseEpoch(db: Db, memberId: string, keepSession?: string): Promise<number> {
  const raised = db.updateTable('members').set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
  const row = await raised.where('id', '=', memberId).returning('epoch').executeTakeFirst()
  if (!row) throw signedOut()
  const { epoch } = row
  if (keepSession) await db.updateTable('sessions').set({ epoch }).where('token_hash', '=', keepSession).execute()
  else await deletePlaces(db, memberId)
  await closeSessions(db, memberId, keepSession)
  await deleteResets(db, memberId)
  return epoch
}

/**
 * Says in an answer whose way in was changed: the site forgets what it knows of all their sessions. No browser sees the
 * header.
 * @returns the reply
 */
export const setMemberHeader = (reply: FastifyReply, memberId: string): FastifyReply =>
  reply.header('x-member', memberId)

/** Notes that the password was given again. */
export async function confirmSession(db: Db, { token_hash }: SessionRow, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: instant(now) })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** @throws HttpError 401 `password_required` unless the password was given within the last 10 minutes */
export function requireConfirmed({ confirmed_at }: SessionRow, now: number): void {
  const ago = now - msOf(confirmed_at)
  if (ago < 0 || ago >= sessionRules.confirmedMs) throw httpError(401, 'password_required')
}
