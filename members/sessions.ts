// Sessions: the token that a signed-in visitor carries, and its member. Only a hash of the token is stored. A session
// belongs to one epoch of the account: a new password or address begins another and so ends it.
import { clampInstant } from './clock-errors.ts'
import { newId, newToken, sha256 } from './ids.ts'
import { dayMs, instant, minuteMs, msOf } from './instants.ts'
import { httpError } from './refusal.ts'
import { removeOldest } from './remove-oldest.ts'
import { isStoreDown } from './store/faults.ts'
import type { Db, MemberRow, SessionRow } from './store/schema.ts'

/** How long a session lasts unused and at most, in milliseconds. */
export const sessionRules = {
  idleMs: 14 * dayMs,
  absoluteMs: 90 * dayMs,
  /** How long a password counts as just given, for actions that ask for it again. */
  confirmedMs: 10 * minuteMs,
} as const

/** A use is stored at most this often, to spare writes: a session may end this much before its 14 unused days. */
const useIntervalMs = 5 * minuteMs

export interface SignedIn {
  session: SessionRow
  member: MemberRow
}

/** Sessions of one member at a time; beyond it the least recently used ones end. */
const maxSessions = 100

export interface SessionOptions {
  /** The device's label (`domain/device-label.ts`). */
  label: string
  /**
   * False when a passkey's device did not verify its user: sensitive actions then ask for the password. Default true.
   */
  isConfirmed?: boolean
}

/**
 * Opens a session for a member who has just given their password or passkey.
 * @param member as read before the password was checked: if it changed since, the session is void from the start
 * @returns the session's token; only its hash is stored
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

/** The session of a token and its member; stores the use. Null when it is unknown or has ended. */
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

/** Whether a session still exists and belongs to the epoch. */
export async function isSessionOpen(db: Db, { token_hash }: SessionRow, epoch: number): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('epoch').where('token_hash', '=', token_hash).executeTakeFirst()
  return row?.epoch === epoch
}

/** For writes that a request can do without, so that pages still work while the store takes no writes. */
export function ignoreStoreDown(error: unknown) {
  if (!isStoreDown(error)) throw error
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a member. @param except token hash of one that stays */
export async function closeSessions(db: Db, memberId: string, except = ''): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '!=', except).execute()
}

/** Stores that the password was given again in this session. */
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
