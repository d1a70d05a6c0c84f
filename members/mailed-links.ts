// Links in emails that reset a password or confirm an address. A link carries a secret, of which a hash is stored, and
// works only in the member's epoch in which it was issued: a new password or address makes it void.
import { isStillValid } from './clock-errors.ts'
import { newToken, sha256 } from './ids.ts'
import { dayMs, instant, minuteMs } from './instants.ts'
import type { Db, MemberRow } from './store/schema.ts'

/** How long a link works from when its email leaves, in milliseconds. */
export const linkTtlMs = { password_resets: 10 * minuteMs, email_confirmations: 7 * dayMs } as const

type LinkTable = keyof typeof linkTtlMs

/** Issues a link that works in the member's epoch. @returns the secret for it; only its hash is stored */
export async function issueLink(
  db: Db,
  table: LinkTable,
  { member_id, epoch }: { member_id: string; epoch: number },
  now: number,
): Promise<string> {
  const token = newToken()
  const times = { created_at: instant(now), expires_at: instant(now + linkTtlMs[table]) }
  await db
    .insertInto(table)
    .values({ token_hash: sha256(token), member_id, epoch, ...times })
    .execute()
  return token
}

/** The member that a link belongs to; null when it is unknown, expired or of an older epoch. */
export async function findLink(db: Db, table: LinkTable, token: string, now: number): Promise<MemberRow | null> {
  const member = await db
    // Typed as one of the two: only columns that both have are used
    .selectFrom(`${table} as link` as 'email_confirmations as link')
    .innerJoin('members', join =>
      join.onRef('members.id', '=', 'link.member_id').onRef('members.epoch', '=', 'link.epoch'),
    )
    .selectAll('members')
    .where('token_hash', '=', sha256(token))
    .where(isStillValid('link.expires_at', now, linkTtlMs[table]))
    .executeTakeFirst()
  return member ?? null
}
