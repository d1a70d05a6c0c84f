// Which emails a member wants. Only kinds that the member chose or declined have a row.
import { type EmailPreferences, emailPreferences } from '../domain/email-preferences.ts'
import type { Db } from './store/schema.ts'

/** Whether each kind is wanted; false for those without a row. */
export async function readEmailPreferences(db: Db, memberId: string): Promise<EmailPreferences> {
  const rows = await db.selectFrom('email_preferences').selectAll().where('member_id', '=', memberId).execute()
  const wanted = new Set(rows.filter(row => row.wanted === 1).map(row => row.name))
  // fromEntries forgets the keys, which are those of the table
  return Object.fromEntries(emailPreferences.map(({ name }) => [name, wanted.has(name)])) as EmailPreferences
}

/** Stores the given choices and leaves the others. */
export async function writeEmailPreferences(
  db: Db,
  memberId: string,
  given: Partial<Record<string, boolean>>,
): Promise<void> {
  for (const { name } of emailPreferences) {
    const choice = given[name]
    if (choice === undefined) continue
    const wanted = choice ? 1 : 0
    await db
      .insertInto('email_preferences')
      .values({ member_id: memberId, name, wanted })
      .onConflict(conflict => conflict.columns(['member_id', 'name']).doUpdateSet({ wanted }))
      .execute()
  }
}
