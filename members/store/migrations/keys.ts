// Gives each member a key and encrypts the columns that say something about a member, with all rows that are there.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { newId } from '../../ids.ts'
import type { KeyFile } from '../key-file.ts'
import { bindKeys } from '../keys.ts'
import type { SealedTable } from '../sealed-columns.ts'
import { hashed, sealed } from '../sealing.ts'
import { key, number, ofMember, text, textFrom } from './columns.ts'
import { tablesMigration } from './tables.ts'

/** The tables during this migration, which have no fixed type: neither the old one nor that of `schema.ts`. */
type Between = Kysely<Record<string, Record<string, unknown>>>
type Slots = ReadonlyMap<unknown, number>

const days = {
  children: ['birth_date', 'due_date'],
  pregnancies: ['due_date'],
  losses: ['due_date'],
  cycles: ['last_period'],
}
/** Tables whose rows are encrypted in place, each with its primary key. */
const sealedInPlace = {
  children: ['id'],
  pregnancies: ['id'],
  losses: ['id'],
  cycles: ['member_id'],
  idempotency: ['member_id', 'key'],
  mail_queue: ['id'],
} as const satisfies Partial<Record<SealedTable, readonly string[]>>
/**
 * Tables whose key was a text. Encrypting a text twice gives two values, so it can no longer be a key: they get ids.
 */
const lists = {
  saved_articles: { columns: { id: key, member_id: ofMember, slug: text, saved_at: text }, indexed: ['member_id'] },
  favorite_names: {
    columns: { id: key, member_id: ofMember, name: text, note: textFrom(''), position: number, saved_at: text },
    indexed: ['member_id'],
  },
} as const

const storeKeys = tablesMigration({ store_keys: { columns: { proof: key, next_slot: number, to_scrub: number } } })

/** @param kind with PostgreSQL the columns of days become text, to hold encrypted values */
export const keysOf = (keys: KeyFile, kind: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Between) {
    keys.prepare()
    await storeKeys.up(db)
    await db.schema.alterTable('members').addColumn('key_slot', 'integer').execute()
    if (kind === 'postgres') await makeDaysText(db)
    const slots = await sealMembers(db, keys)
    for (const [table, found] of Object.entries(sealedInPlace))
      await sealRows(db, table as keyof typeof sealedInPlace, found, slots)
    for (const table of ['saved_articles', 'favorite_names'] as const) await sealList(db, table, slots)
    await db.schema.createIndex('members_key').unique().on('members').column('key_slot').execute()
    await bindKeys(db, keys.slots(), slots.size > 0 ? 1 : 0)
  },
})

async function makeDaysText(db: Between) {
  for (const [table, columns] of Object.entries(days))
    for (const column of columns)
      await db.schema
        .alterTable(table)
        .alterColumn(column, c => c.setDataType('text'))
        .execute()
}

/** Makes the members' keys and encrypts their rows. @returns the slot of each member's key by the member's id */
async function sealMembers(db: Between, keys: KeyFile): Promise<Slots> {
  const members = await db.selectFrom('members').selectAll().execute()
  const first = keys.slots()
  if (members.length > 0) await keys.make(first, members.length)
  for (const [i, { id, email, email_key, username, username_key, first_name, last_name }] of members.entries()) {
    const key_slot = first + i
    const names = sealed({ key_slot }, 'members', { email, username, first_name, last_name })
    const found = { email_key: hashed(String(email_key)), username_key: hashed(String(username_key)) }
    await db
      .updateTable('members')
      .set({ key_slot, ...names, ...found })
      .where('id', '=', id)
      .execute()
  }
  return new Map(members.map(({ id }, i) => [id, first + i]))
}

/** The owner of a row. Every row has one, so 0 never occurs. */
const ownerOf = (slots: Slots, { member_id }: Record<string, unknown>) => ({ key_slot: slots.get(member_id) ?? 0 })

async function sealRows(db: Between, table: SealedTable, found: readonly string[], slots: Slots) {
  for (const row of await db.selectFrom(table).selectAll().execute()) {
    let update = db.updateTable(table).set(sealed(ownerOf(slots, row), table, row))
    for (const column of found) update = update.where(column, '=', row[column])
    await update.execute()
  }
}

async function sealList(db: Between, table: keyof typeof lists, slots: Slots) {
  const old = `old_${table}`
  await db.schema.alterTable(table).renameTo(old).execute()
  await tablesMigration({ [table]: lists[table] }).up(db)
  for (const row of await db.selectFrom(old).selectAll().execute())
    await db
      .insertInto(table)
      .values({ id: newId(), ...sealed(ownerOf(slots, row), table, row) })
      .execute()
  await db.schema.dropTable(old).execute()
}
