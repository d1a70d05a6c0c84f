// A member's entries in drawings: which and when, and nothing of the member beside it.
import type { Db } from './store/schema.ts'

/** A member's entries, the newest first. */
export const readSweepstakes = (db: Db, memberId: string): Promise<{ period: string; entered_at: string }[]> =>
  db
    .selectFrom('sweepstakes_entries')
    .select(['period', 'entered_at'])
    .where('member_id', '=', memberId)
    .orderBy('entered_at', 'desc')
    .orderBy('period')
    .execute()
