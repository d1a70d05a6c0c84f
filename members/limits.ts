// How often something may be tried. Counted in the store, so that neither a restart nor a second process forgets.
import { sql } from 'kysely'
import { sha256 } from './ids.ts'
import { hourMs, instant, minuteMs, msOf } from './instants.ts'
import { Refusal } from './refusal.ts'
import type { Db } from './store/schema.ts'

interface Limit {
  most: number
  /** Counted from the first try; then it starts anew. */
  withinMs: number
}

export const limits = {
  /** Wrong passwords for an account from one address. */
  'login-here': { most: 10, withinMs: 5 * minuteMs },
  /** Wrong passwords for an account from everywhere. */
  'login-account': { most: 20, withinMs: hourMs },
  /** Mails with a new password's link, by e-mail address. */
  reset: { most: 3, withinMs: hourMs },
  /** New accounts from one address. */
  join: { most: 10, withinMs: hourMs },
  /** Changes of the e-mail address of one member. */
  'new-email': { most: 10, withinMs: hourMs },
  /** Mails that tell an owner of somebody else's try, by member. */
  notice: { most: 3, withinMs: 24 * hourMs },
  /** Tries to sign in with a passkey from one network: asking for a challenge is one, answering it another. */
  passkey: { most: 60, withinMs: 10 * minuteMs },
  /** Matches that are started from one address. */
  'match-start': { most: 20, withinMs: hourMs },
  /** Tries to join one from one address, with right codes and wrong ones. */
  'match-join': { most: 30, withinMs: hourMs },
  /** Votes of one seat: its own, so that nobody is held up by what the other does. */
  'match-vote': { most: 1200, withinMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Addresses and e-mails are not kept in the clear. */
const keyOf = (name: LimitName, subject: string) => sha256(`${name} ${subject}`)

/**
 * Counts a try before it is made, so that many at once do not slip through.
 * @param now milliseconds since 1970
 * @returns null, or the milliseconds to wait when there were too many already
 */
export async function take(db: Db, name: LimitName, subject: string, now: number): Promise<number | null> {
  const { most, withinMs } = limits[name]
  const isOver = sql<boolean>`limits.expires_at <= ${instant(now)}`
  const { count, expires_at } = await db
    .insertInto('limits')
    .values({ key: keyOf(name, subject), count: 1, expires_at: instant(now + withinMs) })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        count: sql<number>`case when ${isOver} then 1 else limits.count + 1 end`,
        expires_at: sql<string>`case when ${isOver} then ${ref('excluded.expires_at')} else limits.expires_at end`,
      })),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow()
  return count <= most ? null : Math.max(1, msOf(expires_at) - now)
}

/** As `take`. @throws Refusal 429 with Retry-After */
export async function takeOrRefuse(db: Db, name: LimitName, subject: string, now: number): Promise<void> {
  const waitMs = await take(db, name, subject, now)
  if (waitMs !== null) throw new Refusal(429, 'too-many-tries', { retryAfter: Math.ceil(waitMs / 1000) })
}

/** Gives one try back: it was none of those that count. */
export async function giveBack(db: Db, name: LimitName, subject: string): Promise<void> {
  await db
    .updateTable('limits')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', keyOf(name, subject))
    .where('count', '>', 0)
    .execute()
}

/** Forgets all tries. */
export async function forgive(db: Db, name: LimitName, subject: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', keyOf(name, subject)).execute()
}
