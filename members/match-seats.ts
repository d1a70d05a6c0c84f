// The two seats of a match of names: starting a match, joining it, and finding the seat of a token.
import { readableCode, sha256 } from './ids.ts'
import { dayMs, instant, msOf } from './instants.ts'
import { notFound } from './refusal.ts'
import type { Instant } from './store/column-types.ts'
import type { Db, Seat } from './store/schema.ts'

/** A match that neither parent used for so long has ended and is deleted. */
export const matchIdleMs = 90 * dayMs
/** A view of a match is recorded at most this often, to spare writes. */
const viewIntervalMs = dayMs

/**
 * Makes a match with its first seat. The same seed gives the same match, so that a repeated request makes no second
 * one.
 * @param seed a secret of at least 122 random bits
 * @returns the join code and the token of the first seat; only hashes of both are stored
 */
export async function startMatch(db: Db, seed: string, now: number): Promise<{ code: string; token: string }> {
  const code = readableCode(`code ${seed}`)
  const token = sha256(`seat ${seed}`)
  const code_hash = sha256(code)
  const made = await db
    .insertInto('matches')
    .values({ code_hash, used_at: instant(now) })
    .onConflict(conflict => conflict.doNothing())
    .returning('code_hash')
    .executeTakeFirst()
  if (made) await takeSeat(db, code_hash, 1, token)
  return { code, token }
}

/**
 * @returns the second seat's token; null when there is no such match or its second seat is taken. @param seed as above
 */
export async function joinMatch(db: Db, code: string, seed: string, now: number): Promise<string | null> {
  const code_hash = sha256(code)
  const token = sha256(`seat ${code} ${seed}`)
  if (!(await recordMatchUse(db, code_hash, now))) return null
  if (await takeSeat(db, code_hash, 2, token)) return token
  const seat = await seatOf(db, code, token, now)
  return seat ? token : null
}

const takeSeat = (db: Db, code_hash: string, seat: Seat, token: string) =>
  db
    .insertInto('match_seats')
    .values({ code_hash, seat, token_hash: sha256(token) })
    .onConflict(conflict => conflict.doNothing())
    .returning('seat')
    .executeTakeFirst()

/** Notes that the match was used and locks it until the transaction ends. @returns false when there is no such match */
export async function recordMatchUse(db: Db, code_hash: string, now: number): Promise<boolean> {
  const noted = db
    .updateTable('matches')
    .set({ used_at: instant(now) })
    .where('code_hash', '=', code_hash)
  return (
    (await noted
      .where('used_at', '>', instant(now - matchIdleMs))
      .returning('code_hash')
      .executeTakeFirst()) !== undefined
  )
}

/** The seat that a token has in a match. */
async function seatOf(db: Db, code: string, token: string, now: number) {
  return db
    .selectFrom('match_seats')
    .innerJoin('matches', 'matches.code_hash', 'match_seats.code_hash')
    .selectAll('match_seats')
    .select('used_at')
    .where('token_hash', '=', sha256(token))
    .where('matches.code_hash', '=', sha256(code))
    .where('used_at', '>', instant(now - matchIdleMs))
    .executeTakeFirst()
}

/** @throws HttpError 404 alike for an unknown match, the token of another match, and no token */
export async function requireSeat(db: Db, code: string, token: string | null, now: number) {
  const seat = token === null ? undefined : await seatOf(db, code, token, now)
  if (!seat) throw notFound()
  return seat
}

/**
 * Notes a view, which keeps a match alive like a vote; also replaces an instant that a wrong clock put in the future.
 */
export async function recordMatchView(
  db: Db,
  { code_hash, used_at }: { code_hash: string; used_at: Instant },
  now: number,
): Promise<void> {
  if (Math.abs(now - msOf(used_at)) >= viewIntervalMs) await recordMatchUse(db, code_hash, now)
}
