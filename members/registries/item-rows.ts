// Rows of a list's items. No query here reads what is reserved, except for the guests' items.
import type { RegistryItem } from '../../contract/registry.ts'
import { type Flag, flag } from '../store/column-types.ts'
import type { Db } from '../store/schema.ts'
import { sealed } from '../store/sealing.ts'
import type { ItemFields } from './registry-fields.ts'

/** The columns of an item that owners may see. */
const itemColumnNames = [
  'id',
  'title',
  'url',
  'kind',
  'group_name',
  'note',
  'price',
  'currency',
  'quantity',
  'shares',
  'priority',
  'second_hand',
] as const

type ItemRow = Omit<ItemFields, 'group' | 'second_hand'> & {
  id: string
  group_name: ItemFields['group']
  second_hand: Flag
}

export const itemEntity = ({ group_name, second_hand, ...row }: ItemRow): RegistryItem => ({
  id: row.id,
  title: row.title,
  url: row.url,
  kind: row.kind,
  group: group_name,
  note: row.note,
  price: row.price,
  currency: row.currency,
  quantity: row.quantity,
  shares: row.shares,
  priority: row.priority,
  second_hand: second_hand === 1,
})

/** The columns of an item's fields. */
export const itemColumns = (key_slot: number, { group, second_hand, ...fields }: ItemFields) => ({
  ...sealed({ key_slot }, 'registry_items', fields),
  group_name: group,
  second_hand: flag(second_hand),
})

const shownItems = (db: Db, registryId: string) =>
  db
    .selectFrom('registry_items')
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')

/** The items of a list in their order, as its owners see them. */
export const readItems = async (db: Db, registryId: string): Promise<RegistryItem[]> =>
  (await shownItems(db, registryId).select(itemColumnNames).execute()).map(itemEntity)

/** The same with how many are reserved, for guests. */
export const readGuestItems = async (db: Db, registryId: string) =>
  (
    await shownItems(db, registryId)
      .select([...itemColumnNames, 'reserved'])
      .execute()
  ).map(({ reserved, ...row }) => ({
    item: itemEntity(row),
    reserved,
  }))

/** An item that is on the list; undefined when it is not, or is another list's. */
export const findItem = (db: Db, registryId: string, id: string) =>
  db
    .selectFrom('registry_items')
    .select(itemColumnNames)
    .where('id', '=', id)
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
