// The links in letters about registries, looked up or made when the letter leaves.
import { newToken, sha256 } from '../ids.ts'
import { dayMs, instant } from '../instants.ts'
import type { LetterSubject } from '../mail/queue.ts'
import { reminderTemplates } from '../mail/registry-emails.ts'
import type { Db } from '../store/schema.ts'
import { invitationMs } from './invitations.ts'

/**
 * The path of a letter's link; '' for a letter without one. Null when what the letter is about is gone, so that it is
 * not to be sent.
 */
export async function letterPath(
  db: Db,
  template: string,
  { reservation, invitation }: LetterSubject,
  now: number,
): Promise<string | null> {
  if (reservation !== undefined)
    return isReminder(template) && (await isPutOff(db, reservation, now)) ? null : giverPath(db, reservation)
  return invitation === undefined ? '' : invitationPath(db, invitation, now)
}

const isReminder = (template: string) => reminderTemplates.some(one => one === template)

/** Puts a reminder off while the list is not open, or its wish is not on it. @returns whether it is put off */
async function isPutOff(db: Db, id: string, now: number): Promise<boolean> {
  const putOff = await db
    .updateTable('registry_reservations')
    .set(({ eb }) => ({ reminders: eb('reminders', '-', 1), next_step_at: instant(now + dayMs) }))
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('reminders', '>', 0)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('registry_id', 'in', selectFrom('registries').select('id').where('status', '!=', 'open')),
        eb('item_id', 'in', selectFrom('registry_items').select('id').where('removed_at', 'is not', null)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return putOff !== undefined
}

/** The address of a giver's own page; null when the giver's data has been deleted. */
async function giverPath(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('registry_reservations')
    .select(['link', 'token'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.token ? `/registry/${found.link}/gift/${found.token}` : null
}

/** Makes the invitation's token, whose time begins now; null when the invitation is gone. */
async function invitationPath(db: Db, id: string, now: number): Promise<string | null> {
  const token = newToken()
  const issued = await db
    .updateTable('registry_invitations')
    .set({ token_hash: sha256(token), expires_at: instant(now + invitationMs) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return issued ? `/manage/invitation/${token}` : null
}
