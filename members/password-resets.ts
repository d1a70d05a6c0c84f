// The way back for those who forgot their password: a secret that is mailed, works once, and not for long.
import { newToken, sha256 } from './ids.ts'
import { instant, minuteMs } from './instants.ts'
import type { Db } from './store/schema.ts'

/** How long a link works from the moment its mail leaves. */
export const resetMs = 10 * minuteMs

/** @returns the secret for the link, which is nowhere else */
export async function issueReset(db: Db, memberId: string, now: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('password_resets')
    .values({ token_hash: sha256(token), member_id: memberId, created_at: instant(now), expires_at: instant(now + resetMs) })
    .execute()
  return token
}

/** Whether a link would still work. */
export async function isResetOpen(db: Db, token: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('member_id')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up, and with it all others of that member. Of two who try at once, one gets the member's id; the other null. */
export async function useReset(db: Db, token: string, now: number): Promise<string | null> {
  const used = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', instant(now))
    .returning('member_id')
    .executeTakeFirst()
  if (!used) return null
  await forgetResets(db, used.member_id)
  return used.member_id
}

export async function forgetResets(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
}
