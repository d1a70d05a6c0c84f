// The items of a list, as its owners change them. Nothing here reads what is reserved: an item that givers may have
// reserved is only noted as changed, and `steps.ts` tells them later.
import { sql } from 'kysely'
import type { RegistryItem } from '../../contract/registry.ts'
import { duplicatesIn } from '../../domain/registry/duplicates.ts'
import { registryLimits } from '../../domain/registry/registry.ts'
import { capacityOf } from '../../domain/registry/shares.ts'
import { newId } from '../ids.ts'
import { dayMs, instant } from '../instants.ts'
import { httpError, notFound, ruleBroken } from '../refusal.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { findItem, itemColumns, itemEntity, readItems } from './item-rows.ts'
import { type ItemFields, type ItemGiven, readItemFields } from './registry-fields.ts'
import { requireSameOrder, requireUnchanged } from './unchanged.ts'

/** How long a removed item can be put back. */
export const restoreMs = dayMs

/** @throws HttpError 409 with the item that is like it, unless `anyway`; 422 when the list is full */
export async function addItem(
  db: Db,
  row: RegistryRow,
  fields: ItemFields,
  { anyway, now }: { anyway: boolean; now: number },
): Promise<RegistryItem> {
  const there = await readItems(db, row.id)
  const like = anyway ? undefined : duplicatesIn(there).find(fields)
  if (like) throw httpError(409, 'duplicate-item', { body: { like: { id: like.id, title: like.title } } })
  requireRoomFor(there, [fields])
  const [item] = await insertItems(db, row, [fields], now)
  if (!item) throw notFound()
  return item
}

/** Adds what is not on the list yet. @returns how many were added, and left out. @throws HttpError 422 */
export async function addManyItems(db: Db, row: RegistryRow, given: readonly ItemGiven[], now: number) {
  const there = await readItems(db, row.id)
  const wanted: ItemFields[] = []
  const known = duplicatesIn<ItemFields>(there)
  for (const [i, one] of given.entries()) {
    const fields = readItemFields(one, undefined, i)
    if (known.find(fields)) continue
    known.add(fields)
    wanted.push(fields)
  }
  requireRoomFor(there, wanted)
  await insertItems(db, row, wanted, now)
  return { added: wanted.length, skipped: given.length - wanted.length }
}

const charactersOf = (items: readonly Pick<ItemFields, 'title' | 'url' | 'note'>[]) =>
  items.reduce((sum, { title, url, note }) => sum + title.length + url.length + note.length, 0)

/** @throws HttpError 422 when the list would have too many items, or too much text */
function requireRoomFor(there: readonly RegistryItem[], more: readonly ItemFields[]): void {
  const isFull = there.length + more.length > registryLimits.items
  if (isFull || charactersOf([...there, ...more]) > registryLimits.itemCharacters)
    throw ruleBroken('title', 'list-full')
}

async function insertItems(db: Db, row: RegistryRow, items: readonly ItemFields[], now: number) {
  if (items.length === 0) return []
  const { last } = await db
    .selectFrom('registry_items')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('registry_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const made = items.map(fields => ({ id: newId(), ...fields }))
  await db
    .insertInto('registry_items')
    .values(
      made.map(({ id, ...fields }, i) => ({
        id,
        registry_id: row.id,
        position: (last ?? -1) + 1 + i,
        ...itemColumns(row.key_slot, fields),
        reserved: 0,
        removed_at: null,
        changed_at: null,
        created_at: instant(now),
      })),
    )
    .execute()
  return made
}

interface ItemChange {
  item: ItemGiven
  /** What it was made on. */
  was?: ItemGiven
}

/** Changes an item; what is not given stays. @throws HttpError 404; 409 when it is not as it was; 422 */
export async function changeItem(db: Db, row: RegistryRow, id: string, { item: given, was }: ItemChange, now: number) {
  const found = await findItem(db, row.id, id)
  if (!found) throw notFound()
  const { id: _, ...before } = itemEntity(found)
  requireUnchanged(was, before)
  const fields = readItemFields(given, before)
  // Only a longer text can be too much for the list: for no other change is all of it read.
  if (charactersOf([fields]) > charactersOf([before])) {
    const there = await readItems(db, row.id)
    requireRoomFor(
      there.filter(item => item.id !== id),
      [fields],
    )
  }
  const isLess = capacityOf(fields) < capacityOf(before) || (fields.shares === null) !== (before.shares === null)
  await db
    .updateTable('registry_items')
    .set({ ...itemColumns(row.key_slot, fields), ...(isLess && { changed_at: instant(now) }) })
    .where('id', '=', id)
    .execute()
  return { id, ...fields }
}

/** Removes an item, which can be put back for a day. @throws HttpError 404 */
export async function removeItem(db: Db, row: RegistryRow, id: string, now: number): Promise<void> {
  const at = instant(now)
  const removed = await db
    .updateTable('registry_items')
    .set({ removed_at: at, changed_at: at })
    .where('id', '=', id)
    .where('registry_id', '=', row.id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
}

/** Puts an item back. One that is on the list is no error. @throws HttpError 404 after a day */
export async function restoreItem(db: Db, row: RegistryRow, id: string, now: number) {
  const there = await readItems(db, row.id)
  const known = there.find(item => item.id === id)
  if (known) return known
  await db
    .updateTable('registry_items')
    .set({ removed_at: null, changed_at: null })
    .where('id', '=', id)
    .where('registry_id', '=', row.id)
    .where('removed_at', '>', instant(now - restoreMs))
    .execute()
  const found = await findItem(db, row.id, id)
  if (!found) throw notFound()
  const item = itemEntity(found)
  requireRoomFor(there, [item])
  return item
}

/**
 * Puts the items into an order; those that are not named keep theirs behind, and unknown ids are left out.
 * @param was the order that it was made on. @throws HttpError 409 when that is another one by now
 */
export async function orderItems(db: Db, row: RegistryRow, ids: readonly string[], was?: readonly string[]) {
  const there = (await readItems(db, row.id)).map(({ id }) => id)
  requireSameOrder(was, there)
  const named = [...new Set(ids)].filter(id => there.includes(id))
  const order = [...named, ...there.filter(id => !named.includes(id))]
  if (order.length === 0) return
  const cases = order.map((id, position) => sql`when ${id} then cast(${position} as integer)`)
  await db
    .updateTable('registry_items')
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} else position end` })
    .where('registry_id', '=', row.id)
    .execute()
}
