// Somebody who reads the mail of an address says so, by a link in a letter to it. Until then no letter repeats what a
// stranger typed.
import { notOver } from './believed.ts'
import { newToken, sha256 } from './ids.ts'
import { dayMs, instant } from './instants.ts'
import type { Db } from './store/schema.ts'

/** How long a link works from the moment its mail leaves. */
export const confirmationMs = 7 * dayMs

/** @param of whose it is, and the epoch that it holds in. @returns the secret for the link, which is nowhere else */
export async function issueConfirmation(
  db: Db,
  of: { member_id: string; epoch: number },
  now: number,
): Promise<string> {
  const token = newToken()
  const { member_id, epoch } = of
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: sha256(token),
      member_id,
      epoch,
      created_at: instant(now),
      expires_at: instant(now + confirmationMs),
    })
    .execute()
  return token
}

/** Whose address a link confirms; null when it does not work. It works more than once: pressing twice is no mistake. */
export async function findConfirmation(db: Db, token: string, now: number): Promise<string | null> {
  const found = await db
    .selectFrom('email_confirmations as confirmation')
    .innerJoin('members', join =>
      join.onRef('members.id', '=', 'confirmation.member_id').onRef('members.epoch', '=', 'confirmation.epoch'),
    )
    .select('member_id')
    .where('token_hash', '=', sha256(token))
    .where(notOver('confirmation.expires_at', now, confirmationMs))
    .executeTakeFirst()
  return found?.member_id ?? null
}
