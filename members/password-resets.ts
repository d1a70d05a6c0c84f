// The link for a new password: it works once, and not for long. When its letter has left, it may be made to work again.
import { notOver } from './believed.ts'
import { sha256 } from './ids.ts'
import { hourMs, instant } from './instants.ts'
import { linkMs } from './mailed-links.ts'
import type { Db, MemberRow } from './store/schema.ts'

const resetMs = linkMs.password_resets
/** How long after its mail one may be made to work again. */
export const revivedWithinMs = hourMs

/** Notes that the letter with a link has left. */
export async function noteMailed(db: Db, token: string, now: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ mailed_at: instant(now) })
    .where('token_hash', '=', sha256(token))
    .execute()
}

/** Makes the newest link that was mailed within the hour work for ten minutes from now. False when there is none. */
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
    .where('mailed_at', '>', instant(now - revivedWithinMs))
    .where('mailed_at', '<=', instant(now))
    .orderBy('mailed_at', 'desc')
    .executeTakeFirst()
  if (!newest) return false
  const until = instant(now + resetMs)
  await db
    .updateTable('password_resets')
    .set({ expires_at: until })
    .where('token_hash', '=', newest.token_hash)
    .execute()
  return true
}

/** Uses a link up; the epoch that follows ends the others. Of two who try at once, one gets true. In a transaction. */
export async function useReset(db: Db, token: string, now: number): Promise<boolean> {
  const used = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', sha256(token))
    .where(notOver('expires_at', now, resetMs))
    .where('epoch', '=', ({ selectFrom }) =>
      selectFrom('members').select('epoch').whereRef('members.id', '=', 'password_resets.member_id'),
    )
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function forgetResets(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
}
