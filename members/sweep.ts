// Deletes expired rows, and corrects instants that a wrong clock put too far into the future (`clock-errors.ts`). This
// only saves space: queries already ignore expired rows.
import { sql } from 'kysely'
import { undoMs } from './email-undos.ts'
import { dayMs, instant } from './instants.ts'
import { placeRules } from './known-places.ts'
import { maxLimitMs } from './limits.ts'
import { linkTtlMs } from './mailed-links.ts'
import { matchIdleMs } from './match-seats.ts'
import { shortCodeMs } from './match-short-codes.ts'
import { challengeMs } from './passkey-challenges.ts'
import { revivableMs } from './password-resets.ts'
import { deleteOwnerless } from './registries/farewells.ts'
import { invitationMs } from './registries/invitations.ts'
import { eventRetentionMs } from './security-events.ts'
import { sessionRules } from './sessions.ts'
import { removeUnreadable } from './store/keys.ts'
import type { Store } from './store/open-store.ts'
import type { Tables } from './store/schema.ts'

/** When rows of a table expire, by an instant in one of their columns. */
interface Rule {
  table: keyof Tables
  column: string
  /** The rule is only for rows of this kind. */
  kind?: string
  /** How long after the instant a row is deleted. */
  ttlMs: number
  /** How far in the future the instant can be at most; 0 for something that lies in the past. */
  aheadMs: number
  /** A row whose instant is further in the future is deleted; else the instant is set to the furthest allowed. */
  isVoid?: true
}

/** How long an answer is stored for repeated requests. */
const answerRetentionMs = dayMs

const rules: readonly Rule[] = [
  { table: 'sessions', column: 'expires_at', ttlMs: 0, aheadMs: sessionRules.absoluteMs },
  { table: 'sessions', column: 'used_at', ttlMs: sessionRules.idleMs, aheadMs: 0 },
  {
    table: 'password_resets',
    column: 'expires_at',
    ttlMs: revivableMs,
    aheadMs: linkTtlMs.password_resets,
    isVoid: true,
  },
  {
    table: 'email_confirmations',
    column: 'expires_at',
    ttlMs: 0,
    aheadMs: linkTtlMs.email_confirmations,
    isVoid: true,
  },
  { table: 'email_undos', column: 'expires_at', ttlMs: 0, aheadMs: undoMs },
  { table: 'known_places', column: 'seen_at', kind: 'device', ttlMs: placeRules.device.retentionMs, aheadMs: 0 },
  { table: 'known_places', column: 'seen_at', kind: 'network', ttlMs: placeRules.network.retentionMs, aheadMs: 0 },
  { table: 'passkey_challenges', column: 'expires_at', ttlMs: 0, aheadMs: challengeMs, isVoid: true },
  { table: 'security_events', column: 'at', ttlMs: eventRetentionMs, aheadMs: 0 },
  { table: 'limits', column: 'expires_at', ttlMs: 0, aheadMs: maxLimitMs, isVoid: true },
  { table: 'idempotency', column: 'created_at', ttlMs: answerRetentionMs, aheadMs: 0 },
  { table: 'registry_invitations', column: 'expires_at', ttlMs: 0, aheadMs: invitationMs, isVoid: true },
  { table: 'match_short_codes', column: 'expires_at', ttlMs: 0, aheadMs: shortCodeMs, isVoid: true },
  { table: 'matches', column: 'used_at', ttlMs: matchIdleMs, aheadMs: 0 },
]

/** Applies all rules, and removes members and registries whose key was destroyed, or that nobody owns. @param now milliseconds since 1970 */
export async function sweep({ db, keys }: Store, now: number): Promise<void> {
  for (const { table, column, kind, ttlMs: keptMs, aheadMs, isVoid } of rules) {
    const [from, at] = [sql.table(table), sql.ref(column)]
    const ofKind = kind === undefined ? sql`` : sql` and kind = ${kind}`
    const furthest = instant(now + aheadMs)
    const setRight = isVoid ? sql`delete from ${from}` : sql`update ${from} set ${at} = ${furthest}`
    await sql`${setRight} where ${at} > ${furthest}${ofKind}`.execute(db)
    await sql`delete from ${from} where ${at} <= ${instant(now - keptMs)}${ofKind}`.execute(db)
  }
  await removeUnreadable(db, keys)
  await deleteOwnerless(db)
}
