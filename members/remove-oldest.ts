// Bounds how many rows of one member a table holds.
import { sql } from 'kysely'
import type { Db, Tables } from './store/schema.ts'

interface Rows {
  table: keyof Tables
  /** The column that names a row. */
  id: string
  /** The columns that the order goes by, newest first. */
  by: readonly string[]
  max: number
  memberId: string
  /** Only rows of this kind count. */
  kind?: string
}

/**
 * Removes all but the newest rows of a member. @param added id of the new row: it stays even if a wrong clock dated it
 */
export async function removeOldest(db: Db, { table, id, by, max, memberId, kind }: Rows, added: string): Promise<void> {
  const [from, name] = [sql.table(table), sql.ref(id)]
  const ofKind = kind === undefined ? sql`` : sql` and kind = ${kind}`
  const others = sql`${from} where member_id = ${memberId} and ${name} <> ${added}${ofKind}`
  const order = sql.join(by.map(column => sql`${sql.ref(column)} desc`))
  await sql`delete from ${others} and ${name} not in (select ${name} from ${others} order by ${order} limit ${max - 1})`.execute(
    db,
  )
}
