// Rows of registries, and what the API answers of them. No query here reads what is reserved.
import type { Registry, RegistrySummary } from '../../contract/registry.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { isRevealed } from '../../domain/registry/surprise.ts'
import { newId } from '../ids.ts'
import { instant } from '../instants.ts'
import { flag } from '../store/column-types.ts'
import type { Db, RegistryRow } from '../store/schema.ts'
import { hashed, sealed } from '../store/sealing.ts'
import { readItems } from './item-rows.ts'
import { linkText, nameRows } from './lookup-texts.ts'
import { ownerMark } from './owner-mark.ts'
import type { RegistryFields } from './registry-fields.ts'

/** The columns of a registry's fields. @param key_slot of its key */
export const registryColumns = (key_slot: number, fields: RegistryFields) => ({
  ...sealed({ key_slot }, 'registries', {
    parents: JSON.stringify(fields.parents),
    event_kind: fields.event_kind,
    event_date: fields.event_date,
    town: fields.town,
    state: fields.state,
    message: fields.message,
    address: fields.address,
    also_at: fields.also_at.length > 0 ? JSON.stringify(fields.also_at) : '',
    surprise_until: fields.surprise_until,
  }),
  show_address: flag(fields.show_address),
  findable: flag(fields.findable),
})

type Parents = Registry['parents']
type AlsoAt = Registry['also_at']

/** The fields that owners write, out of their columns. */
export const fieldsOf = (row: RegistryRow): RegistryFields => ({
  parents: JSON.parse(row.parents) as Parents, // as: `registryColumns` wrote it
  event_kind: row.event_kind,
  event_date: row.event_date,
  town: row.town,
  state: row.state,
  message: row.message,
  address: row.address,
  show_address: row.show_address === 1,
  also_at: alsoAtOf(row.also_at),
  findable: row.findable === 1,
  surprise_until: row.surprise_until,
})

export const alsoAtOf = (stored: string): AlsoAt => (stored === '' ? [] : (JSON.parse(stored) as AlsoAt)) // as: as above

/** @param today the UTC day */
export async function readRegistry(db: Db, row: RegistryRow, memberId: string, today: CalendarDate): Promise<Registry> {
  const owners = await db
    .selectFrom('registry_owners')
    .innerJoin('members', 'members.id', 'registry_owners.member_id')
    .select(['members.id', 'members.first_name'])
    .where('registry_id', '=', row.id)
    .orderBy('joined_at')
    .orderBy('members.id')
    .execute()
  const { invited } = await db
    .selectFrom('registry_invitations')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('registry_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    ...fieldsOf(row),
    id: row.id,
    link: row.link,
    has_pin: row.pin !== '',
    pin: row.pin,
    revealed: isRevealed(row.surprise_until, today),
    status: statusOf(row),
    words: row.guest_words,
    owners: owners.map(({ id, first_name }) => ({ name: first_name, you: id === memberId })),
    invited,
    items: await readItems(db, row.id),
    version: row.version,
    mark: ownerMark(row.id),
    created_at: row.created_at,
  }
}

/** The states of lists that were deleted. */
export const endedStates: readonly RegistryRow['status'][] = ['deleted', 'gone']

/** A list that was deleted has no owners, so nobody ever reads this for one. */
const statusOf = ({ status }: RegistryRow) => (status === 'deleted' || status === 'gone' ? 'hidden' : status)

/** A member's lists, the newest first. */
export async function readSummaries(db: Db, memberId: string): Promise<RegistrySummary[]> {
  const rows = await ownedRows(db, memberId)
  const counts = await db
    .selectFrom('registry_items')
    .innerJoin('registry_owners', 'registry_owners.registry_id', 'registry_items.registry_id')
    .select(({ fn }) => ['registry_items.registry_id', fn.countAll<number>().as('items')])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .groupBy('registry_items.registry_id')
    .execute()
  return rows.map(row => {
    const { parents, event_kind, event_date } = fieldsOf(row)
    const { id, link, version } = row
    const items = counts.find(({ registry_id }) => registry_id === id)?.items ?? 0
    return { id, link, parents, event_kind, event_date, status: statusOf(row), items, version, mark: ownerMark(id) }
  })
}

/** The rows of a member's lists, the newest first. */
export const ownedRows = (db: Db, memberId: string): Promise<RegistryRow[]> =>
  db
    .selectFrom('registries')
    .innerJoin('registry_owners', 'registry_owners.registry_id', 'registries.id')
    .selectAll('registries')
    .where('member_id', '=', memberId)
    .orderBy('joined_at', 'desc')
    .orderBy('registries.id')
    .execute()

/** A list of a member; undefined for an unknown one and for somebody else's. */
export const ownedRow = (db: Db, memberId: string, id: string): Promise<RegistryRow | undefined> =>
  db
    .selectFrom('registries')
    .innerJoin('registry_owners', 'registry_owners.registry_id', 'registries.id')
    .selectAll('registries')
    .where('registries.id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** The list that a link leads to; undefined for an unknown one. */
export const linkedRow = (db: Db, link: string): Promise<RegistryRow | undefined> =>
  db
    .selectFrom('registries')
    .selectAll()
    .where('link_hash', '=', hashed(linkText(link)))
    .where('status', 'not in', endedStates)
    .executeTakeFirst()

/** Columns with a new unguessable link. */
export function newLinkColumns(key_slot: number) {
  const link = newId()
  return { link_hash: hashed(linkText(link)), ...sealed({ key_slot }, 'registries', { link }) }
}

/** Stores by which names a list is found: none unless it is findable. */
export async function writeNames(db: Db, registry_id: string, fields: RegistryFields): Promise<void> {
  await db.deleteFrom('registry_names').where('registry_id', '=', registry_id).execute()
  if (!fields.findable) return
  const rows = nameRows(fields).map(({ text, ...row }) => ({ registry_id, ...row, prefix_hash: hashed(text) }))
  await db.insertInto('registry_names').values(rows).execute()
}

/** Makes a list's row. @param key_slot of its new key */
export const insertRegistry = (
  db: Db,
  row: { id: string; key_slot: number; status: RegistryRow['status']; now: number },
  fields: RegistryFields,
) =>
  db
    .insertInto('registries')
    .values({
      id: row.id,
      key_slot: row.key_slot,
      ...newLinkColumns(row.key_slot),
      ...registryColumns(row.key_slot, fields),
      pin: '',
      pin_epoch: 0,
      status: row.status,
      guest_words: null,
      version: 1,
      checked_at: instant(row.now),
      created_at: instant(row.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
