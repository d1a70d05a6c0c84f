// A member's consents to sharing data with other companies: every answer with its time and the version of the wording.
import { type Choice, type PurposeId, purposeIds } from '../domain/consents.ts'
import { newId } from './ids.ts'
import { instant, msOf } from './instants.ts'
import type { Db } from './store/schema.ts'

/** Answers stored for each purpose; older ones are deleted, so that the table cannot grow without end. */
const maxAnswers = 500

/** Every answer, the newest first. */
export const readConsentRecords = async (db: Db, memberId: string) => {
  const columns = ['purpose', 'allowed', 'version', 'at'] as const
  const rows = await db
    .selectFrom('consents')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(row => ({ ...row, allowed: row.allowed === 1 }))
}

/** The choice in force: the newest answer to each purpose. Null before the first. */
export async function readChoice(db: Db, memberId: string): Promise<Choice | null> {
  const records = await readConsentRecords(db, memberId)
  const newest = records[0]
  if (!newest) return null
  const holding = records.filter(({ at, allowed }) => at === newest.at && allowed)
  const allowed = purposeIds.filter(id => holding.some(({ purpose }) => purpose === id))
  return { version: newest.version, at: newest.at, allowed }
}

/** Stores an answer to every purpose. @param version of the wording. @returns the choice in force now */
export async function recordChoice(
  db: Db,
  member_id: string,
  allowed: readonly PurposeId[],
  version: number,
  now: number,
) {
  const before = await readChoice(db, member_id)
  // Two answers in one millisecond keep their order
  const at = instant(before ? Math.max(now, msOf(before.at) + 1) : now)
  const records = purposeIds.map(purpose => ({
    id: newId(),
    member_id,
    purpose,
    allowed: allowed.includes(purpose) ? (1 as const) : (0 as const),
    version,
    at,
  }))
  await db.insertInto('consents').values(records).execute()
  const mine = db.selectFrom('consents').where('member_id', '=', member_id)
  const newest = mine
    .select('id')
    .orderBy('at', 'desc')
    .limit(maxAnswers * purposeIds.length)
  await db.deleteFrom('consents').where('member_id', '=', member_id).where('id', 'not in', newest).execute()
  return readChoice(db, member_id)
}
