// What happens to lists by itself: reminders to givers and the release of forgotten gifts, letters about changed items,
// and the deletion of what is not kept any longer. Several processes may do it at once: each step is taken once.
import { dayMs, instant } from '../instants.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { reminderTemplates } from '../mail/registry-emails.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, ReservationRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'
import { tellOfChanges } from './changed-items.ts'
import { deleteGiverData } from './giver-data.ts'
import { releaseGift } from './givers.ts'
import { restoreMs } from './items.ts'
import { stepAt } from './reserving.ts'

/** Rows that are worked on at once, so that requests are answered in between. */
const batch = 100
/**
 * How long a step waits before it is looked at again: when its list is not open, its wish was removed, or no more letters
 * may go to its address on this day.
 */
const pauseMs = dayMs

/** Takes all steps that are due. @returns whether letters were queued */
export async function takeRegistrySteps(store: Store, now: number): Promise<boolean> {
  const reminded = await remindGivers(store, now)
  const told = await tellOfChanges(store, now)
  await deleteGiverData(store, now)
  await purgeItems(store.db, now)
  return reminded || told
}

async function remindGivers(store: Store, now: number): Promise<boolean> {
  let sent = false
  for (;;) {
    const due = await store.db
      .selectFrom('registry_reservations')
      .selectAll()
      .where('next_step_at', '<=', instant(now))
      .orderBy('next_step_at')
      .limit(batch)
      .execute()
    for (const gift of due) sent = (await transaction(store, db => takeStep(db, gift, now))) || sent
    if (due.length < batch) return sent
  }
}

/**
 * The next step of one reservation, which its letter tells. @returns false when it is not taken: by another process, or
 * not today
 */
async function takeStep(db: Db, gift: ReservationRow, now: number): Promise<boolean> {
  const list = await db.selectFrom('registries').selectAll().where('id', '=', gift.registry_id).executeTakeFirst()
  const isOpen = list?.status === 'open' && (await isOnList(db, gift.item_id))
  const claimed = await db
    .updateTable('registry_reservations')
    .set({ next_step_at: instant(now + pauseMs) })
    .where('id', '=', gift.id)
    .where('next_step_at', '=', gift.next_step_at)
    .where('state', '=', 'reserved')
    .returning('id')
    .executeTakeFirst()
  if (!claimed || !isOpen) return false
  const template = reminderTemplates[gift.reminders]
  const letter = {
    template: template ?? 'gift-released',
    to: gift.giver_email,
    about: { reservation: gift.id },
  } as const
  if (!(await queueRegistryMail(db, list, letter, now))) return false
  if (template) await countReminder(db, gift, now)
  else await releaseGift(db, gift)
  return true
}

async function countReminder(db: Db, { id, created_at, reminders }: ReservationRow, now: number) {
  const lateMs = now - stepAt(Date.parse(created_at), reminders)
  // A step that comes late, after a pause, moves the next ones: nobody is reminded twice in a few days.
  const next = stepAt(Date.parse(created_at), reminders + 1) + Math.max(lateMs, 0)
  await db
    .updateTable('registry_reservations')
    .set({ reminders: reminders + 1, next_step_at: instant(next) })
    .where('id', '=', id)
    .execute()
}

/** Nobody is reminded of a wish that was removed; it may come back. */
const isOnList = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('registry_items')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Deletes removed items that cannot be put back any more, and that nobody reserved. */
const purgeItems = (db: Db, now: number) =>
  db
    .deleteFrom('registry_items')
    .where('removed_at', '<=', instant(now - restoreMs))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('registry_reservations').select('id').whereRef('item_id', '=', 'registry_items.id'))),
    )
    .execute()
