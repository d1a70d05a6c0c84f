// Sessions: who a token belongs to. The store keeps only a hash of it.
import { newId, newToken, sha256 } from './ids.ts'
import { dayMs, instant, minuteMs, msOf } from './instants.ts'
import { Refusal } from './refusal.ts'
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
const notedEveryMs = 5 * minuteMs

export interface SignedIn {
  session: SessionRow
  member: MemberRow
}

/** Of one member at a time; beyond it those that were not used for longest end. */
const mostSessions = 100

export interface OpenedBy {
  /** The device's label. */
  device: string
  /** False: what was given is less than the password, which is asked for again where it counts. */
  isConfirmed?: boolean
}

/** A new session of a member who has just given the password, or a passkey. @returns its token, which is nowhere else */
export async function openSession(db: Db, memberId: string, now: number, { device, isConfirmed = true }: OpenedBy): Promise<string> {
  const token = newToken()
  const at = instant(now)
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      member_id: memberId,
      created_at: at,
      used_at: at,
      expires_at: instant(now + sessionRules.absoluteMs),
      confirmed_at: isConfirmed ? at : instant(0),
      id: newId(),
      device_label: device,
    })
    .execute()
  const mine = db.selectFrom('sessions').where('member_id', '=', memberId)
  const newest = mine.select('token_hash').orderBy('used_at', 'desc').orderBy('created_at', 'desc').limit(mostSessions)
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', 'not in', newest).execute()
  return token
}

/** Whose session it is, and notes that it is used. Null when there is none, or none any more. */
export async function findSession(db: Db, token: string, now: number): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .select(['token_hash', 'member_id', 'sessions.created_at as opened_at', 'used_at', 'expires_at', 'confirmed_at'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (!row) return null
  const { token_hash, member_id, opened_at, used_at, expires_at, confirmed_at, ...member } = row
  if (now >= msOf(expires_at) || now >= msOf(used_at) + sessionRules.idleMs) {
    await closeSession(db, token_hash).catch(unlessFull)
    return null
  }
  const session = { token_hash, member_id, created_at: opened_at, used_at, expires_at, confirmed_at }
  if (now >= msOf(used_at) + notedEveryMs) {
    session.used_at = instant(now)
    await db.updateTable('sessions').set({ used_at: session.used_at }).where('token_hash', '=', token_hash).execute().catch(unlessFull)
  }
  return { session, member }
}

/** A store that takes no writes can still be read. */
export function unlessFull(error: unknown) {
  if (!isStoreDown(error)) throw error
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a member, but for one when it is given. */
export async function closeSessions(db: Db, memberId: string, except = ''): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '!=', except).execute()
}

/** Notes that the password was given again. */
export async function confirmSession(db: Db, { token_hash }: SessionRow, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: instant(now) })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** @throws Refusal 401 `password_required` unless the password was given within the last 10 minutes */
export function requireConfirmed({ confirmed_at }: SessionRow, now: number): void {
  if (now >= msOf(confirmed_at) + sessionRules.confirmedMs) throw new Refusal(401, 'password_required')
}
