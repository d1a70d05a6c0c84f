// Records of losses: hidden until the member says what should become of them. They keep the pregnancy's id.
import { toUnixSeconds } from '../domain/dates.ts'
import { instant } from './instants.ts'
import type { Db, PregnancyRow, Tables } from './store/schema.ts'

export interface LossEntity {
  id: string
  code_name: string | null
  /** Unix seconds, ten digits. */
  due_date: number
  multiples: 'true' | 'false'
  record: 'keep' | 'hide'
  recorded_at: string
}

/** @param after whether the member tries again; `at` in milliseconds since 1970 */
export async function recordLoss(db: Db, pregnancy: PregnancyRow, { isTtc, at }: { isTtc: boolean; at: number }): Promise<void> {
  const { id, member_id, due_date, multiples, code_name } = pregnancy
  await db
    .insertInto('losses')
    .values({ id, member_id, due_date, multiples, code_name, record: 'hide', recorded_at: instant(at) })
    .execute()
  await db
    .updateTable('members')
    .set({ is_ttc: isTtc ? 1 : 0 })
    .where('id', '=', member_id)
    .execute()
}

const lossEntity = ({ id, code_name, due_date, multiples, record, recorded_at }: Tables['losses']): LossEntity => ({
  id,
  code_name,
  due_date: toUnixSeconds(due_date),
  multiples: multiples ? 'true' : 'false',
  record,
  recorded_at,
})

/** A member's records, the newest first. For Settings and the export, and for nothing else. */
export async function readLosses(db: Db, memberId: string): Promise<LossEntity[]> {
  const rows = await db.selectFrom('losses').selectAll().where('member_id', '=', memberId).orderBy('recorded_at', 'desc').execute()
  return rows.map(lossEntity)
}
