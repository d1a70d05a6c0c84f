// Links to choose a new password: each works once, for ten minutes. Within an hour after its email left, the newest
// link can be revived, instead of sending more emails than the limit allows.
import { isStillValid } from './clock-errors.ts'
import { sha256 } from './ids.ts'
import { hourMs, instant } from './instants.ts'
import { linkTtlMs } from './mailed-links.ts'
import type { Db, MemberRow } from './store/schema.ts'

const resetTtlMs = linkTtlMs.password_resets
/** How long after its email left a link can be revived. */
export const revivableMs = hourMs

/** Stores that the email with this link has left. */
export async function recordResetMailed(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ mailed_at: instant(now) })
    .where('token_hash', '=', sha256(token))
    .execute()
}

/**
 * Makes the newest link that was mailed within the hour work for ten minutes from now. @returns false when there is
 * none
 */
export async function reviveReset(
  db: Db,
  { id, epoch }: Pick<MemberRow, 'id' | 'epoch'>,
  now: number,
): Promise<boolean> {
  const newest = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('member_id', '=', id)
    .where('epoch', '=', epoch)
    .where('mailed_at', '>', instant(now - revivableMs))
    .where('mailed_at', '<=', instant(now))
    .orderBy('mailed_at', 'desc')
    .executeTakeFirst()
  if (!newest) return false
  const until = instant(now + resetTtlMs)
  await db
    .updateTable('password_resets')
    .set({ expires_at: until })
    .where('token_hash', '=', newest.token_hash)
    .execute()
  return true
}

/**
 * Uses up a link; of two requests at once only one gets true. Call it in a transaction that raises the epoch, which
 * makes the member's other links void.
 */
export async function redeemReset(db: Db, token: string, now: number): Promise<boolean> {
  const used = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', sha256(token))
    .where(isStillValid('expires_at', now, resetTtlMs))
    .where('epoch', '=', ({ selectFrom }) =>
      selectFrom('members').select('epoch').whereRef('members.id', '=', 'password_resets.member_id'),
    )
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteResets(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
}
