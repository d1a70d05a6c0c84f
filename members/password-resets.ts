// The way back for those who forgot their password: a secret that is mailed, works once, and not for long.
import { notOver } from './believed.ts'
import { newToken, sha256 } from './ids.ts'
import { hourMs, instant, minuteMs } from './instants.ts'
import type { Db, MemberRow } from './store/schema.ts'

/** How long a link works from the moment its mail leaves. */
export const resetMs = 10 * minuteMs
/** How long after its mail one may be made to work again. */
export const revivedWithinMs = hourMs

/** @param of whose it is, and the epoch that it holds in. @returns the secret for the link, which is nowhere else */
export async function issueReset(db: Db, of: { member_id: string; epoch: number }, now: number): Promise<string> {
  const token = newToken()
  const { member_id, epoch } = of
  const times = { created_at: instant(now), expires_at: instant(now + resetMs), mailed_at: null }
  await db
    .insertInto('password_resets')
    .values({ token_hash: sha256(token), member_id, epoch, ...times })
    .execute()
  return token
}

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

/** Whose link it is; null when it would not work. */
export async function findReset(db: Db, token: string, now: number): Promise<MemberRow | null> {
  const member = await db
    .selectFrom('password_resets as reset')
    .innerJoin('members', join =>
      join.onRef('members.id', '=', 'reset.member_id').onRef('members.epoch', '=', 'reset.epoch'),
    )
    .selectAll('members')
    .where('token_hash', '=', sha256(token))
    .where(notOver('reset.expires_at', now, resetMs))
    .executeTakeFirst()
  return member ?? null
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
