// Mail waits in the store, in the transaction that causes it: it is neither lost nor sent for something that did not
// happen.

import { type Selectable, sql } from 'kysely'
import { emailKey } from '../account-fields.ts'
import { isStillValid } from '../clock-errors.ts'
import { newId } from '../ids.ts'
import { hourMs, instant, minuteMs, msOf } from '../instants.ts'
import { take } from '../limits.ts'
import type { Db, MemberRow, Tables } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'
import type { Template } from './templates.ts'

export type QueuedMail = Selectable<Tables['mail_queue']>

/** How long one process may take with a mail before another tries it. */
const claimMs = 5 * minuteMs
const initialDelayMs = 30_000
const maxDelayMs = 6 * hourMs
/** About three days. */
const maxTries = 20

/**
 * Queues one mail to one member. Afterwards, outside the transaction, call `wakeMail()`.
 * @param member as it is from now on: the mail is of its epoch, and greets by name only an address that has confirmed
 * itself
 * @throws RangeError for an address with a line break or more than one recipient, which `readEmail` lets nobody have
 */
export async function queueMail(db: Db, member: MemberRow, { template }: { template: Template }, now: number) {
  const { id, epoch, email, first_name, email_confirmed_at } = member
  // A stranger may have typed the address, and does not get to fill it.
  const isBounded = email_confirmed_at === null && template !== 'reset'
  if (isBounded && (await take(db, 'unconfirmed-letter', emailKey(email), now)) !== null) return
  if (/[\r\n,;]/.test(email)) throw new RangeError('a mail goes to one address')
  await db
    .insertInto('mail_queue')
    .values({
      id: newId(),
      member_id: id,
      epoch,
      template,
      ...sealed(member, 'mail_queue', {
        recipient: email,
        data: JSON.stringify({ firstName: email_confirmed_at ? first_name : '' }),
      }),
      tries: 0,
      next_at: instant(now),
      created_at: instant(now),
    })
    .execute()
}

/** Its time has come, or is further away than a pause can be. */
const isDue = (now: number) => sql<boolean>`not ${isStillValid('next_at', now, maxDelayMs)}`

/** The next mail that may leave, kept from others for five minutes; undefined when none waits. */
export async function claimMail(db: Db, now: number): Promise<QueuedMail | undefined> {
  const due = await db
    .selectFrom('mail_queue')
    .select('id')
    .where(isDue(now))
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const claimed = await db
    .updateTable('mail_queue')
    .set(({ eb }) => ({ next_at: instant(now + claimMs), tries: eb('tries', '+', 1) }))
    .where('id', '=', due.id)
    .where(isDue(now)) // another process may have been faster
    .returningAll()
    .executeTakeFirst()
  return claimed ?? claimMail(db, now)
}

export async function deleteMail(db: Db, { id }: QueuedMail): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute()
}

/**
 * Puts a mail that could not leave back, for later: 30 s, then twice as long each time, 6 h at most. False when it was
 * given up.
 */
export async function postponeMail(db: Db, mail: QueuedMail, now: number): Promise<boolean> {
  if (mail.tries >= maxTries) {
    await deleteMail(db, mail)
    return false
  }
  const pause = Math.min(initialDelayMs * 2 ** (mail.tries - 1), maxDelayMs)
  await db
    .updateTable('mail_queue')
    .set({ next_at: instant(now + pause) })
    .where('id', '=', mail.id)
    .execute()
  return true
}

/** When the next mail may leave, milliseconds since 1970; null when none waits. */
export async function nextMailAt(db: Db): Promise<number | null> {
  const next = await db.selectFrom('mail_queue').select('next_at').orderBy('next_at').limit(1).executeTakeFirst()
  return next ? msOf(next.next_at) : null
}

/** Whether a mail still is what its member wants: of the epoch that holds, and to the address that is theirs. */
export async function isCurrent(db: Db, { member_id, epoch, recipient }: QueuedMail): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select(['epoch', 'email'])
    .where('id', '=', member_id)
    .executeTakeFirst()
  return member?.epoch === epoch && member.email === recipient
}

/** Whether a letter of a kind waits for the member. */
export async function isQueued(db: Db, { id, epoch }: MemberRow, template: Template): Promise<boolean> {
  const mine = db.selectFrom('mail_queue').select('id').where('member_id', '=', id).where('epoch', '=', epoch)
  return (await mine.where('template', '=', template).executeTakeFirst()) !== undefined
}
