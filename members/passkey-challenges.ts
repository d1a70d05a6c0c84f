// Challenges: random values for an authenticator to sign. Each works once, for five minutes, and only in the session it
// was issued to (or for signing in).
import { isStillValid } from './clock-errors.ts'
import { newToken, sha256 } from './ids.ts'
import { instant, minuteMs } from './instants.ts'
import type { Db, SessionRow } from './store/schema.ts'

export const challengeMs = 5 * minuteMs

/** @param session that adds a passkey; null for signing in. @returns 32 random bytes as base64url */
export async function issueChallenge(db: Db, session: SessionRow | null, now: number): Promise<string> {
  const challenge = newToken()
  const row = {
    challenge_hash: sha256(challenge),
    member_id: session?.member_id ?? null,
    session_hash: session?.token_hash ?? null,
  }
  await db
    .insertInto('passkey_challenges')
    .values({ ...row, expires_at: instant(now + challengeMs) })
    .execute()
  return challenge
}

/** Uses up a challenge. @param session as above. @returns whether it was issued for this and has not expired */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  session: SessionRow | null,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', sha256(challenge))
    .where('session_hash', session ? '=' : 'is', session?.token_hash ?? null)
    .where(isStillValid('expires_at', now, challengeMs))
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined
}
