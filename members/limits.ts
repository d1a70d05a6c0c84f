// Limits on how often something may be tried. Counted in the store, so that they hold over restarts and processes.
import { sql } from 'kysely'
import { isStillValid } from './clock-errors.ts'
import { dayMs, hourMs, instant, minuteMs, msOf } from './instants.ts'
import { httpError } from './refusal.ts'
import type { Db } from './store/schema.ts'
import { hashed } from './store/sealing.ts'

interface Limit {
  max: number
  /** A window that begins with the first try; the first try after it begins another. */
  withinMs: number
}

export const limits = {
  /** Wrong passwords for an account from one known device. */
  'login-device': { max: 10, withinMs: 5 * minuteMs },
  /** Wrong passwords for an account from one network. */
  'login-here': { max: 10, withinMs: 5 * minuteMs },
  /** Wrong passwords for an account from one known device or network. */
  'login-known': { max: 100, withinMs: dayMs },
  /** Wrong passwords for an account from all unknown places together. */
  'login-account': { max: 20, withinMs: hourMs },
  /** Wrong passwords in a session, where the password is asked for again, by member. */
  confirm: { max: 10, withinMs: 5 * minuteMs },
  'confirm-hour': { max: 30, withinMs: hourMs },
  /** Passwords hashed for one network, right or wrong; those of known devices and of sessions are counted apart. */
  'password-work': { max: 60, withinMs: minuteMs },
  /** Requests to reset the password of one e-mail address, from one place. */
  reset: { max: 3, withinMs: hourMs },
  /** Reset emails to one address; beyond them no email is sent, but the newest link is made to work again. */
  'reset-letter': { max: 12, withinMs: hourMs },
  /** New accounts and changes of address from one network: the answers tell whether an address has an account. */
  join: { max: 10, withinMs: hourMs },
  /** Changes of the e-mail address of one member. */
  'new-email': { max: 10, withinMs: hourMs },
  /** Emails that ask to confirm an address, by address. */
  'confirm-letter': { max: 1, withinMs: dayMs },
  /** All emails to an unconfirmed address but reset emails. */
  'unconfirmed-letter': { max: 10, withinMs: dayMs },
  /** Emails that tell a member that somebody tried to use their address, by member. */
  notice: { max: 1, withinMs: dayMs },
  /** Tries to sign in with a passkey from one network: asking for a challenge is one, answering it another. */
  passkey: { max: 60, withinMs: 10 * minuteMs },
  /** Matches started from one network. */
  'match-start': { max: 20, withinMs: hourMs },
  /** Tries to join a match from one network, with right or wrong codes. */
  'match-join': { max: 30, withinMs: hourMs },
  /** Tries to join with a short code from one network: a code of 30 bits can only be guessed by trying often. */
  'match-short-code': { max: 10, withinMs: hourMs },
  /** Short codes given to one seat. */
  'match-new-short-code': { max: 60, withinMs: hourMs },
  /**
   * Letters about registries to one address, which somebody else may have typed, by what causes them: a list, or the
   * network that reserves. So a stranger uses up what is theirs, not what the address's owner causes.
   */
  'outside-letter': { max: 10, withinMs: dayMs },
  /** The same from all causes together. */
  'outside-letter-all': { max: 60, withinMs: dayMs },
  /**
   * Invitations of one list to one address. They are counted apart from letters about gifts: whoever invites is told of
   * the limit, and must not learn from it who was written to about a gift.
   */
  'invitation-letter': { max: 10, withinMs: dayMs },
  /** The same of all lists together. */
  'invitation-letter-all': { max: 20, withinMs: dayMs },
  /** Letters that reserving from one list sends. */
  'registry-letter': { max: 200, withinMs: dayMs },
  /** Gifts reserved from one network. */
  'registry-reserve': { max: 30, withinMs: hourMs },
  /** The same from one list: a family at one address gives much, a script takes all. */
  'registry-reserve-list': { max: 40, withinMs: dayMs },
  /** Tries to enter the PIN of a list from one network; a right one does not count. */
  'registry-pin': { max: 5, withinMs: 10 * minuteMs },
  /** The same from all networks together; beyond it the next limit holds as well. */
  'registry-pin-list': { max: 100, withinMs: hourMs },
  /** Tries from one network while many networks guess. */
  'registry-pin-slow': { max: 1, withinMs: 10 * minuteMs },
  /** Searches for lists from one network. */
  'registry-search': { max: 10, withinMs: minuteMs },
  /** Invitations to keep a list together, by the member who sends them. */
  'registry-invite': { max: 20, withinMs: dayMs },
  /** Lists that one member makes. */
  'registry-new': { max: 30, withinMs: dayMs },
  /** Votes of one seat of a match; each parent has their own limit. */
  'match-vote': { max: 1200, withinMs: 10 * minuteMs },
} as const satisfies Record<string, Limit>

export const maxLimitMs = Math.max(...Object.values(limits).map(({ withinMs }) => withinMs))

export type LimitName = keyof typeof limits

/** One thing to count: a limit, and the account, network or device it is counted for. */
export type Count = readonly [name: LimitName, subject: string]

/** Hashed, so that the table holds no network or e-mail address in the clear. */
const keyOf = (name: LimitName, subject: string) => hashed(`${name} ${subject}`)

/**
 * Counts a try. Call it before the try is made, so that many at once cannot all pass.
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
  refuseFor(await take(db, name, subject, now))
}

/** As `take`, under several limits; when one refuses, the others are given back. */
export async function takeAll(db: Db, counts: readonly Count[], now: number): Promise<number | null> {
  for (const [i, count] of counts.entries()) {
    const waitMs = await take(db, ...count, now)
    if (waitMs === null) continue
    for (const taken of counts.slice(0, i)) await giveBack(db, ...taken)
    return waitMs
  }
  return null
}

/** As `takeAll`. @throws HttpError 429 with Retry-After */
export async function takeAllOrRefuse(db: Db, counts: readonly Count[], now: number): Promise<void> {
  refuseFor(await takeAll(db, counts, now))
}

function refuseFor(waitMs: number | null) {
  if (waitMs !== null) throw httpError(429, 'too-many-tries', { retryAfter: Math.ceil(waitMs / 1000) })
}

/** Takes back the count of one try. */
export async function giveBack(db: Db, name: LimitName, subject: string): Promise<void> {
  await db
    .updateTable('limits')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', keyOf(name, subject))
    .where('count', '>', 0)
    .execute()
}

/** Sets the count back to none. */
export async function resetLimit(db: Db, name: LimitName, subject: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', keyOf(name, subject)).execute()
}
