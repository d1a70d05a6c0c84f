// Records of lost pregnancies: hidden until the member chooses to keep or delete them. Each has its pregnancy's id.
import type { Selectable } from 'kysely'
import type { Loss } from '../contract/records.ts'
import type { CalendarDate } from '../domain/dates.ts'
import { instant } from './instants.ts'
import { pregnancyEntity } from './member.ts'
import { pauseRegistries } from './registries/owners.ts'
import type { Db, MemberRow, PregnancyRow, Tables } from './store/schema.ts'
import { sealed } from './store/sealing.ts'

/** Records stored for a member; older ones are deleted, so that the table cannot grow without end. */
const maxLosses = 100

/**
 * Stores the loss of a pregnancy, switches the member to the almanac after a loss, and closes their lists to guests.
 * @param isTtc whether the member is trying to conceive again. @param at milliseconds since 1970
 */
export async function recordLoss(
  db: Db,
  member: MemberRow,
  pregnancy: PregnancyRow,
  { isTtc, at }: { isTtc: boolean; at: number },
) {
  const { id, member_id, due_date, multiples, code_name } = pregnancy
  await db
    .insertInto('losses')
    .values(
      sealed(member, 'losses', {
        id,
        member_id,
        due_date,
        multiples,
        code_name,
        record: 'hide' as const,
        recorded_at: instant(at),
      }),
    )
    .execute()
  const mine = db.selectFrom('losses').where('member_id', '=', member_id)
  const newest = mine.select('id').orderBy('recorded_at', 'desc').limit(maxLosses)
  await db.deleteFrom('losses').where('member_id', '=', member_id).where('id', 'not in', newest).execute()
  await db
    .updateTable('members')
    .set({ is_ttc: isTtc ? 1 : 0, after_loss_since: instant(at) })
    .where('id', '=', member_id)
    .execute()
  await pauseRegistries(db, member_id)
}

/** Ends the time after a loss when a child was born since. @param born the child's birth date */
export const endAfterLossAtBirth = (db: Db, memberId: string, born: CalendarDate) =>
  db
    .updateTable('members')
    .set({ after_loss_since: null })
    .where('id', '=', memberId)
    .where('after_loss_since', '<', born)
    .execute()

const lossEntity = (row: Selectable<Tables['losses']>): Loss => ({
  ...pregnancyEntity(row),
  record: row.record,
  recorded_at: row.recorded_at,
})

/** A member's records, the newest first. Only for Settings and the export: no other page may mention a loss. */
export async function readLosses(db: Db, memberId: string): Promise<Loss[]> {
  const rows = await db
    .selectFrom('losses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('recorded_at', 'desc')
    .execute()
  return rows.map(lossEntity)
}
