// Removes what has run out. Nothing depends on it: what has run out does not count even while it is still there.
import { dayMs, instant } from './instants.ts'
import { matchIdleMs } from './match-seats.ts'
import { sessionRules } from './sessions.ts'
import { removeUnreadable } from './store/keys.ts'
import type { Store } from './store/open-store.ts'

/** How long a first answer is kept for repetitions. */
const answersMs = dayMs

/** @param now milliseconds since 1970 */
export async function sweep({ db, keys }: Store, now: number): Promise<void> {
  const at = instant(now)
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expires_at', '<=', at), eb('used_at', '<=', instant(now - sessionRules.idleMs))]))
    .execute()
  await db.deleteFrom('password_resets').where('expires_at', '<=', at).execute()
  await db.deleteFrom('limits').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<=', instant(now - answersMs))
    .execute()
  await db
    .deleteFrom('matches')
    .where('used_at', '<=', instant(now - matchIdleMs))
    .execute()
  await removeUnreadable(db, keys)
}
