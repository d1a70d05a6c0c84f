// Tells givers of items that changed under what they had reserved.
import { capacityOf } from '../../domain/registry/shares.ts'
import { instant, minuteMs } from '../instants.ts'
import { queueRegistryMail } from '../mail/queue.ts'
import type { Store } from '../store/open-store.ts'
import type { Db, ReservationRow } from '../store/schema.ts'
import { transaction } from '../store/transaction.ts'

const batch = 100 // items at once
/** How long after a change its givers are told, so that owners can undo it. */
const tellAfterMs = 10 * minuteMs

/** Tells the givers of items that were removed, or made less than what is reserved, some minutes ago. */
export async function tellOfChanges(store: Store, now: number): Promise<boolean> {
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
    if (left <= 0 && !isOther(of_shares, item)) continue
    left -= quantity
    told = true
    // Beyond the letters of a day there is none: the giver's own page says it in any case.
    await queueRegistryMail(db, list, { template: 'gift-changed', to: giver_email, about: { reservation: id } }, now)
  }
  return told
}

/** Whether what was promised is shares of what is given whole now, or the other way round. */
const isOther = (of_shares: number, { shares }: { shares: number | null }) => (of_shares === 1) !== (shares !== null)

/** What became of a gift's item since, as its giver's page says it: the same of which they are told by a letter. */
export async function changeOf(db: Db, gift: ReservationRow): Promise<'fewer' | 'shares' | null> {
  const item = await db
    .selectFrom('registry_items')
    .select(['quantity', 'shares', 'reserved'])
    .where('id', '=', gift.item_id)
    .executeTakeFirst()
  if (!item) return null
  if (isOther(gift.of_shares, item)) return 'shares'
  const beyond = item.reserved - capacityOf(item)
  if (beyond <= 0) return null
  const { later } = await db
    .selectFrom('registry_reservations')
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('later'))
    .where('item_id', '=', gift.item_id)
    .where('state', '!=', 'released')
    .where('created_at', '>', gift.created_at)
    .executeTakeFirstOrThrow()
  return Number(later ?? 0) < beyond ? 'fewer' : null
}
