// How often something may be tried. Counted in the store, so that neither a restart nor a second process forgets.
import { sql } from 'kysely'
import { isStillValid } from './clock-errors.ts'
import { dayMs, hourMs, instant, minuteMs, msOf } from './instants.ts'
import { httpError } from './refusal.ts'
import type { Db } from './store/schema.ts'
import { hashed } from './store/sealing.ts'

interface Limit {
  max: number
  /** Counted from the first try; then it starts anew. */
  withinMs: number
}

export const limits = {
  /** Wrong passwords for an account from one device that is known. */
  'login-device': { max: 10, withinMs: 5 * minuteMs },
  /** Wrong passwords for an account from one network. */
  'login-here': { max: 10, withinMs: 5 * minuteMs },
  /** Wrong passwords for an account from one place that is known. */
  'login-known': { max: 100, withinMs: dayMs },
  /** Wrong passwords for an account from all places that are not known. */
  'login-account': { max: 20, withinMs: hourMs },
  /** Wrong passwords of somebody who is signed in, by member. */
  confirm: { max: 10, withinMs: 5 * minuteMs },
  'confirm-hour': { max: 30, withinMs: hourMs },
  /** Passwords that are worked on, right or wrong, for one network; those of known devices and of members apart. */
  'password-work': { max: 60, withinMs: minuteMs },
  /** Resets asked for an e-mail address from one place. */
  reset: { max: 3, withinMs: hourMs },
  /** Letters with a new password's link to an e-mail address; beyond them the newest link works again. */
  'reset-letter': { max: 12, withinMs: hourMs },
  /** New accounts and new e-mail addresses from one network: their answers tell whether an address is known. */
  join: { max: 10, withinMs: hourMs },
  /** Changes of the e-mail address of one member. */
  'new-email': { max: 10, withinMs: hourMs },
  /** Letters that ask an address to confirm itself, by address. */
  'confirm-letter': { max: 1, withinMs: dayMs },
  /** All letters to an address that has not confirmed itself, but for those with a new password's link. */
  'unconfirmed-letter': { max: 10, withinMs: dayMs },
  /** Mails that tell an owner of somebody else's try, by member. */
  notice: { max: 1, withinMs: dayMs },
  /** Tries to sign in with a passkey from one network: asking for a challenge is one, answering it another. */
  passkey: { max: 60, withinMs: 10 * minuteMs },
  /** Matches that are started from one network. */
  'match-start': { max: 20, withinMs: hourMs },
  /** Tries to join one from one network, with right codes and wrong ones. */
  'match-join': { max: 30, withinMs: hourMs },
  /** Votes of one seat: its own, so that nobody is held up by what the other does. */
  'match-vote': { max: 1200, withinMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>

export const maxLimitMs = Math.max(...Object.values(limits).map(({ withinMs }) => withinMs))

export type LimitName = keyof typeof limits

/** What is counted: a limit, and for whom or where. */
export type Count = readonly [name: LimitName, subject: string]

/** Addresses and e-mails are not kept in the clear. */
const keyOf = (name: LimitName, subject: string) => hashed(`${name} ${subject}`)

/**
 * Counts a try before it is made, so that many at once do not slip through.
 * @param now milliseconds since 1970
 * @returns null, or the milliseconds to wait when there were too many already
 */
export async function take(db: Db, name: LimitName, subject: string, now: number): Promise<number | null> {
  const { max, withinMs } = limits[name]
  const isRunning = isStillValid('limits.expires_at', now, withinMs)
  const { count, expires_at } = await db
    .insertInto('limits')
    .values({ key: keyOf(name, subject), count: 1, expires_at: instant(now + withinMs) })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        count: sql<number>`case when ${isRunning} then limits.count + 1 else 1 end`,
        expires_at: sql<string>`case when ${isRunning} then limits.expires_at else ${ref('excluded.expires_at')} end`,
      })),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow()
  return count <= max ? null : Math.max(1, msOf(expires_at) - now)
}

/** As `take`. @throws HttpError 429 with Retry-After */
export async function takeOrRefuse(db: Db, name: LimitName, subject: string, now: number): Promise<void> {
  const waitMs = await take(db, name, subject, now)
  if (waitMs !== null) throw httpError(429, 'too-many-tries', { retryAfter: Math.ceil(waitMs / 1000) })
}

/** Counts one try in several ways; one that is refused counts in none before it. @throws HttpError as `takeOrRefuse` */
export async function takeAllOrRefuse(db: Db, counts: readonly Count[], now: number): Promise<void> {
  for (const [i, [name, subject]] of counts.entries())
    await takeOrRefuse(db, name, subject, now).catch(async error => {
      for (const taken of counts.slice(0, i)) await giveBack(db, ...taken)
      throw error
    })
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
export async function resetLimit(db: Db, name: LimitName, subject: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', keyOf(name, subject)).execute()
}
