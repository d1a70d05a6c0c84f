// The link that shows a member's favorite names to anyone who has it. A member has at most one, until they end it.
import { newId } from './ids.ts'
import { instant } from './instants.ts'
import type { Db } from './store/schema.ts'

/** What others see of a favorite name: without the member's note. */
export interface SharedName {
  name: string
  /** 0 for the first. */
  position: number
}

/** Makes the member's link, or finds the one there is. @returns the unguessable part of the link */
export async function shareFavorites(db: Db, memberId: string, now: number): Promise<string> {
  const existing = await db
    .selectFrom('favorite_shares')
    .select('token')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (existing) return existing.token
  const token = newId()
  await db
    .insertInto('favorite_shares')
    .values({ token, member_id: memberId, created_at: instant(now) })
    .execute()
  return token
}

/** Ends the member's link. */
export async function endShare(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('favorite_shares').where('member_id', '=', memberId).execute()
}

/** The names behind a link, in the member's order; null when there is no such link. */
export async function readShare(db: Db, token: string): Promise<SharedName[] | null> {
  const share = await db.selectFrom('favorite_shares').select('member_id').where('token', '=', token).executeTakeFirst()
  if (!share) return null
  return db
    .selectFrom('favorite_names')
    .select(['name', 'position'])
    .where('member_id', '=', share.member_id)
    .orderBy('position')
    .orderBy('saved_at')
    .execute()
}
