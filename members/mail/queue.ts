// The queue of emails, a table of the store. An email is queued in the transaction that causes it, so that it is
// neither lost nor sent for a change that was rolled back.

import { type Selectable, sql } from 'kysely'
import { emailKey } from '../account-fields.ts'
import { isStillValid } from '../clock-errors.ts'
import { newId } from '../ids.ts'
import { hourMs, instant, minuteMs, msOf } from '../instants.ts'
import { type Count, take, takeAll } from '../limits.ts'
import type { Db, MemberRow, Tables } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'
import type { RegistryTemplate } from './registry-emails.ts'
import type { Template } from './templates.ts'

export type QueuedMail = Selectable<Tables['mail_queue']>
/** An email to a member. */
export type MemberMail = QueuedMail & { member_id: string }

export const isMemberMail = (mail: QueuedMail): mail is MemberMail => mail.member_id !== null

/** How long a process may take to send an email before another one tries it. */
const claimMs = 5 * minuteMs
const initialDelayMs = 30_000
const maxDelayMs = 6 * hourMs
/** With the delays above: about three days. */
const maxTries = 20

/**
 * Queues an email to a member. Call `wakeMail()` after the transaction.
 * @param member as after the change: its epoch is stored with the email, and only a confirmed address is greeted by
 * name
 * @throws RangeError for an address with a line break or a second recipient, which `readEmail` never lets through
 */
export async function queueMail(
  db: Db,
  member: MemberRow,
  { template }: { template: Exclude<Template, RegistryTemplate> },
  now: number,
) {
  const { id, epoch, email, first_name, email_confirmed_at } = member
  // A stranger may have typed this address: only a few emails a day go to it until it is confirmed.
  const isBounded = email_confirmed_at === null && template !== 'reset'
  if (isBounded && (await take(db, 'unconfirmed-letter', emailKey(email), now)) !== null) return
  if (/[\r\n,;]/.test(email)) throw new RangeError('a mail goes to one address')
  await db
    .insertInto('mail_queue')
    .values({
      id: newId(),
      member_id: id,
      registry_id: null,
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

/** What a registry's letter is about: its link is looked up when it leaves. */
export interface LetterSubject {
  reservation?: string
  invitation?: string
}

interface RegistryMail {
  template: RegistryTemplate
  to: string
  about?: LetterSubject
  /** The network of a guest who causes it; left out, the list does. */
  network?: string
}

/**
 * Queues an email of a registry to somebody who may have no account; beyond ten a day to one address from one cause,
 * none. Call `wakeMail()` after the transaction.
 * @returns whether it was queued. @throws RangeError as above
 */
export async function queueRegistryMail(
  db: Db,
  registry: { id: string; key_slot: number },
  mail: RegistryMail,
  now: number,
): Promise<boolean> {
  const { template, to, about = {} } = mail
  if ((await takeAll(db, countsOf(registry.id, mail), now)) !== null) return false
  if (/[\r\n,;]/.test(to)) throw new RangeError('a mail goes to one address')
  await db
    .insertInto('mail_queue')
    .values({
      id: newId(),
      member_id: null,
      registry_id: registry.id,
      epoch: 1,
      template,
      ...sealed(registry, 'mail_queue', { recipient: to, data: JSON.stringify(about) }),
      tries: 0,
      next_at: instant(now),
      created_at: instant(now),
    })
    .execute()
  return true
}

/** What a letter counts for. */
function countsOf(registry: string, { template, to, network }: RegistryMail): Count[] {
  const address = emailKey(to)
  if (template === 'registry-invitation')
    return [
      ['invitation-letter', `${address} ${registry}`],
      ['invitation-letter-all', address],
    ]
  return [
    ['outside-letter', `${address} ${network ?? registry}`],
    ['outside-letter-all', address],
    ...(network === undefined ? [] : [['registry-letter', registry] as const]),
  ]
}

/** SQL condition: the time to send has come, or is later than any delay allows, so a wrong clock wrote it. */
const isDue = (now: number) => sql<boolean>`not ${isStillValid('next_at', now, maxDelayMs)}`

/** Takes the next email that is due; no other process takes it for five minutes. Undefined when none is due. */
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
 * Schedules another try for an email that could not be sent: after 30 s, then twice as long each time, 6 h at most.
 * @returns false when it was deleted after the last try
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

/** When the next email is due, in milliseconds since 1970; null when the queue is empty. */
export async function nextMailAt(db: Db): Promise<number | null> {
  const next = await db.selectFrom('mail_queue').select('next_at').orderBy('next_at').limit(1).executeTakeFirst()
  return next ? msOf(next.next_at) : null
}

/** Whether an email still fits its member: neither the epoch nor the address has changed since it was queued. */
export async function isCurrent(db: Db, { member_id, epoch, recipient }: MemberMail): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select(['epoch', 'email'])
    .where('id', '=', member_id)
    .executeTakeFirst()
  return member?.epoch === epoch && member.email === recipient
}

/** Whether an email of this template is queued for the member, in the member's epoch. */
export async function isQueued(db: Db, { id, epoch }: MemberRow, template: Template): Promise<boolean> {
  const mine = db.selectFrom('mail_queue').select('id').where('member_id', '=', id).where('epoch', '=', epoch)
  return (await mine.where('template', '=', template).executeTakeFirst()) !== undefined
}
