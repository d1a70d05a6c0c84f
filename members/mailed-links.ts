// The secrets of links in letters that hold in one epoch of their member: for a new password, or to confirm an address.
// Until an address is confirmed no letter repeats what a stranger typed.
import { isStillValid } from './clock-errors.ts'
import { newToken, sha256 } from './ids.ts'
import { dayMs, instant, minuteMs } from './instants.ts'
import type { Db, MemberRow } from './store/schema.ts'

/** How long a link works from the moment its mail leaves, in milliseconds. */
export const linkLifetimeMs = { password_resets: 10 * minuteMs, email_confirmations: 7 * dayMs } as const

type LinkTable = keyof typeof linkLifetimeMs

/** @param of whose it is, and the epoch that it holds in. @returns the secret for the link, which is nowhere else */
export async function issueLink(
  db: Db,
  table: LinkTable,
  { member_id, epoch }: { member_id: string; epoch: number },
  now: number,
): Promise<string> {
  const token = newToken()
  const times = { created_at: instant(now), expires_at: instant(now + linkLifetimeMs[table]) }
  await db
    .insertInto(table)
    .values({ token_hash: sha256(token), member_id, epoch, ...times })
    .execute()
  return token
}

/** Whose link it is; null when it does not work. */
export async function findLink(db: Db, table: LinkTable, token: string, now: number): Promise<MemberRow | null> {
  const member = await db
    .selectFrom(`${table} as link` as 'email_confirmations as link') // of the columns that both have
    .innerJoin('members', join =>
      join.onRef('members.id', '=', 'link.member_id').onRef('members.epoch', '=', 'link.epoch'),
    )
    .selectAll('members')
    .where('token_hash', '=', sha256(token))
    .where(isStillValid('link.expires_at', now, linkLifetimeMs[table]))
    .executeTakeFirst()
  return member ?? null
}
