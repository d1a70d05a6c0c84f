// What a member who tries to conceive entered about their cycle.
import type { Cycle } from '../contract/records.ts'
import type { Db } from './store/schema.ts'

/** The member's cycle; null when nothing was entered. */
export async function readCycle(db: Db, memberId: string): Promise<Cycle | null> {
  const columns = ['last_period', 'cycle_length', 'luteal_length'] as const
  return (await db.selectFrom('cycles').select(columns).where('member_id', '=', memberId).executeTakeFirst()) ?? null
}
