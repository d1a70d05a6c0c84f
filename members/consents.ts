// What a member allowed for other companies, with the time and the wording of every answer.
import { type Choice, type PurposeId, purposes } from '../domain/consents.ts'
import { newId } from './ids.ts'
import { instant, msOf } from './instants.ts'
import type { Db } from './store/schema.ts'

/** Nobody thinks again more often; beyond it the oldest answers go, so that nothing grows without end. */
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

/** The choice that holds, null when there never was one. */
export async function readChoice(db: Db, memberId: string): Promise<Choice | null> {
  const records = await readConsentRecords(db, memberId)
  const newest = records[0]
  if (!newest) return null
  const holding = records.filter(({ at, allowed }) => at === newest.at && allowed)
  const allowed = purposes.map(({ id }) => id).filter(id => holding.some(({ purpose }) => purpose === id))
  return { version: newest.version, at: newest.at, allowed }
}

/** Adds an answer to every purpose. @returns the choice that holds now */
export async function recordChoice(
  db: Db,
  member_id: string,
  allowed: readonly PurposeId[],
  version: number,
  now: number,
) {
  const before = await readChoice(db, member_id)
  const at = instant(before ? Math.max(now, msOf(before.at) + 1) : now) // two in one moment stay in their order
  const records = purposes.map(({ id: purpose }) => ({
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
    .limit(maxAnswers * purposes.length)
  await db.deleteFrom('consents').where('member_id', '=', member_id).where('id', 'not in', newest).execute()
  return readChoice(db, member_id)
}
