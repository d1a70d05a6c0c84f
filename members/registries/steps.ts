// What happens to lists by itself: reminders to givers and the release of forgotten gifts, letters about changed items,
// and the deletion of what is not kept any longer. Several processes may do it at once: each step is taken once.
import { type CalendarDate, today } from '../../domain/dates.ts'
import { giverDataUntil } from '../../domain/registry/fields.ts'
import { registryLimits } from '../../domain/registry/registry.ts'
import { capacityOf } from '../../domain/registry/shares.ts'
import { newToken, sha256 } from '../ids.ts'
import { dayMs, instant, minuteMs } from '../instants.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import { reminderTemplates } from '../mail/registry-emails.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, RegistryRow, ReservationRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'
import { endFarewells } from './farewells.ts'
import { releaseGift } from './givers.ts'
import { restoreMs } from './items.ts'
import { stepAt } from './reserving.ts'

/** Rows that are worked on at once, so that requests are answered in between. */
const batch = 100
/** How long after a change its givers are told, so that owners can undo it. */
const tellAfterMs = 10 * minuteMs
/** How often it is looked whether a list's giver data is to be deleted. */
const checkMs = dayMs
/** How long a reminder of a list that is not open waits before it is looked at again. */
const pauseMs = dayMs

/** Takes all steps that are due. @returns whether letters were queued */
export async function takeRegistrySteps(store: Store, now: number): Promise<boolean> {
  const reminded = await remindGivers(store, now)
  const told = await tellOfChanges(store, now)
  await deleteGiverData(store, now)
  await purgeItems(store.db, now)
  await endFarewells(store)
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

/** The next step of one reservation. @returns false when it is not taken: by another process, or not now */
async function takeStep(db: Db, gift: ReservationRow, now: number): Promise<boolean> {
  const list = await db.selectFrom('registries').selectAll().where('id', '=', gift.registry_id).executeTakeFirst()
  const isOpen = list?.status === 'open'
  const template = reminderTemplates[gift.reminders]
  const lateMs = now - stepAt(Date.parse(gift.created_at), gift.reminders)
  // A step that comes late, after a pause, moves the next ones: nobody is reminded twice in a few days.
  const next = stepAt(Date.parse(gift.created_at), gift.reminders + 1) + Math.max(lateMs, 0)
  const taken = await db
    .updateTable('registry_reservations')
    .set(
      isOpen
        ? { reminders: gift.reminders + 1, next_step_at: template ? instant(next) : null }
        : { next_step_at: instant(now + pauseMs) },
    )
    .where('id', '=', gift.id)
    .where('next_step_at', '=', gift.next_step_at)
    .where('state', '=', 'reserved')
    .returning('id')
    .executeTakeFirst()
  if (!taken || !list || !isOpen) return false
  const about = { reservation: gift.id }
  if (!template) await releaseGift(db, gift)
  await queueRegistryMail(db, list, { template: template ?? 'gift-released', to: gift.giver_email, about }, now)
  return true
}

/** Tells the givers of items that were removed, or made less than what is reserved, some minutes ago. */
async function tellOfChanges(store: Store, now: number): Promise<boolean> {
  let sent = false
  for (;;) {
    const { told, count } = await transaction(store, db => tellOfSome(db, now))
    sent ||= told
    if (count < batch) return sent
  }
}

async function tellOfSome(db: Db, now: number) {
  const due = instant(now - tellAfterMs)
  const changed = await db
    .updateTable('registry_items')
    .set({ changed_at: null })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('registry_items')
        .innerJoin('registries', 'registries.id', 'registry_items.registry_id')
        .select('registry_items.id')
        .where('changed_at', '<=', due)
        .where('status', '=', 'open')
        .limit(batch),
    )
    .where('changed_at', '<=', due)
    .returning(['id', 'registry_id', 'quantity', 'shares', 'reserved', 'removed_at'])
    .execute()
  let told = false
  for (const item of changed) {
    const beyond = item.removed_at === null ? item.reserved - capacityOf(item) : item.reserved
    if (item.reserved > 0) told = (await tellGivers(db, item, beyond, now)) || told
  }
  return { told, count: changed.length }
}

interface Changed {
  id: string
  registry_id: string
  shares: number | null
}

/**
 * Tells those who reserved last, as far as there is not enough for them, and those who promised something else: shares of
 * what is given whole now, or the whole of what is given in shares.
 */
async function tellGivers(db: Db, item: Changed, beyond: number, now: number) {
  const list = await db.selectFrom('registries').selectAll().where('id', '=', item.registry_id).executeTakeFirst()
  if (!list) return false
  const gifts = await db
    .selectFrom('registry_reservations')
    .selectAll()
    .where('item_id', '=', item.id)
    .where('state', '!=', 'released')
    .where('giver_email', '!=', '')
    .orderBy('created_at', 'desc')
    .execute()
  let left = beyond
  let told = false
  for (const { id, giver_email, quantity, of_shares } of gifts) {
    const isOther = (of_shares === 1) !== (item.shares !== null)
    if (left <= 0 && !isOther) continue
    left -= quantity
    told = true
    await queueRegistryMail(db, list, { template: 'gift-changed', to: giver_email, about: { reservation: id } }, now)
  }
  return told
}

/** Deletes names, addresses and messages of givers whose list's time is over. */
async function deleteGiverData(store: Store, now: number) {
  const due = instant(now - checkMs)
  for (;;) {
    const lists: RegistryRow[] = await store.db
      .updateTable('registries')
      .set({ checked_at: instant(now) })
      .where('id', 'in', ({ selectFrom, exists }) =>
        selectFrom('registries')
          .select('id')
          .where('checked_at', '<=', due)
          .where(
            exists(
              selectFrom('registry_reservations')
                .select('id')
                .whereRef('registry_id', '=', 'registries.id')
                .where('token', '!=', ''),
            ),
          )
          .limit(batch),
      )
      .returningAll()
      .execute()
    for (const list of lists) await deleteDataOf(store.db, list, now)
    if (lists.length < batch) return
  }
}

async function deleteDataOf(db: Db, { id, event_date, surprise_until }: RegistryRow, now: number) {
  const until = giverDataUntil(event_date, surprise_until)
  if (until !== null && isOver(until, now)) await forgetGivers(db, id, instant(now))
  if (until === null) await forgetGivers(db, id, instant(now - registryLimits.giverDaysUndated * dayMs))
}

const isOver = (until: CalendarDate, now: number) => today(now) > until

/** What remains tells what was given, and not by whom. @param before only what was reserved before this instant */
async function forgetGivers(db: Db, registryId: string, before: string) {
  const kept = await db
    .selectFrom('registry_reservations')
    .select('id')
    .where('registry_id', '=', registryId)
    .where('token', '!=', '')
    .where('created_at', '<=', before)
    .execute()
  const nothing = { token: '', link: '', giver_name: '', giver_email: '', message: '', thanks: '' } as const
  for (const { id } of kept)
    await db
      .updateTable('registry_reservations')
      .set({ ...nothing, token_hash: sha256(newToken()), next_step_at: null })
      .where('id', '=', id)
      .execute()
}

/** Deletes removed items that cannot be put back any more, and that nobody reserved. */
const purgeItems = (db: Db, now: number) =>
  db
    .deleteFrom('registry_items')
    .where('removed_at', '<=', instant(now - restoreMs))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('registry_reservations').select('id').whereRef('item_id', '=', 'registry_items.id'))),
    )
    .execute()
