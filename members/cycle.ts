// What a member who tries to conceive entered about their cycle.
import type { CalendarDate } from '../domain/dates.ts'
import type { Db } from './store/schema.ts'

export interface CycleEntity {
  /** 'YYYY-MM-DD'. */
  last_period: CalendarDate | null
  /** Days. */
  cycle_length: number
  /** Days from ovulation to the next period. */
  luteal_length: number
}

/** Null when nothing was entered. */
export async function readCycle(db: Db, memberId: string): Promise<CycleEntity | null> {
  const columns = ['last_period', 'cycle_length', 'luteal_length'] as const
  return (await db.selectFrom('cycles').select(columns).where('member_id', '=', memberId).executeTakeFirst()) ?? null
}
