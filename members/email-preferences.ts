// Which mails a member wants. Only what was chosen has a row.
import { type EmailPreferences, emailPreferences } from '../domain/email-preferences.ts'
import type { Db } from './store/schema.ts'

/** Every kind, with no for those that were never chosen. */
export async function readEmailPreferences(db: Db, memberId: string): Promise<EmailPreferences> {
  const rows = await db.selectFrom('email_preferences').selectAll().where('member_id', '=', memberId).execute()
  const wanted = new Set(rows.filter(row => row.wanted === 1).map(row => row.name))
  // fromEntries forgets the keys, which are those of the table
  return Object.fromEntries(emailPreferences.map(({ name }) => [name, wanted.has(name)])) as EmailPreferences
}

/** Keeps what is given and leaves the rest. */
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
