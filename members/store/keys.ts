// Assigns slots of the key file to members and registries, and checks that key file and database belong together.
import { setImmediate } from 'node:timers/promises'
import { type KeyFile, KeyFileError } from './key-file.ts'
import type { Db } from './schema.ts'
import { hashed } from './sealing.ts'

const proofText = 'this key file is the one of this database'

/** Whether a key file belongs to a database. @param proof as stored in the database */
export const isKeyFileOf = (keys: KeyFile, proof: string): boolean => keys.hash(proofText) === proof

/** Ties the database to the key file, in the migration that introduces keys. @param next_slot the first free slot */
export async function bindKeys(db: Db, next_slot: number, to_scrub: 0 | 1): Promise<void> {
  await db
    .insertInto('store_keys')
    .values({ proof: hashed(proofText), next_slot, to_scrub })
    .execute()
}

/**
 * Makes a key for a new member or registry, in the transaction that inserts it; concurrent transactions wait here. A slot
 * is never used twice, not even after an older database was restored: the key file's length counts too.
 * @returns the key's slot
 */
export async function newKey(db: Db, keys: KeyFile): Promise<number> {
  const taking = db.updateTable('store_keys').set(({ eb }) => ({ next_slot: eb('next_slot', '+', 1) }))
  const { next_slot } = await taking.returning('next_slot').executeTakeFirstOrThrow()
  const slot = Math.max(next_slot - 1, keys.slots())
  if (slot >= next_slot)
    await db
      .updateTable('store_keys')
      .set({ next_slot: slot + 1 })
      .execute()
  await keys.make(slot)
  return slot
}

/** The tables whose rows have a key of their own. */
export const keyedTables = ['members', 'registries'] as const

/** @throws KeyFileError unless the key file is this database's and has a key for every member and registry */
export async function checkKeys(db: Db, keys: KeyFile): Promise<void> {
  const mine = await db
    .selectFrom('store_keys')
    .select('next_slot')
    .where('proof', '=', hashed(proofText))
    .executeTakeFirst()
  if (!mine) throw new KeyFileError(`The key file ${keys.path} is not the one of this database.`)
  for (const table of keyedTables) {
    const last = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max('key_slot').as('slot'))
      .executeTakeFirst()
    if ((last?.slot ?? 0) >= keys.slots())
      throw new KeyFileError(`The key file ${keys.path} is older than the database, or cut short.`)
  }
}

const batchSize = 500

/**
 * Deletes the rows of members and registries whose keys were destroyed. Such rows are left when a deletion was
 * interrupted, or when a database from before the deletion was restored.
 */
export async function removeUnreadable(db: Db, keys: KeyFile): Promise<void> {
  for (const table of keyedTables) await removeUnreadableOf(db, keys, table)
}

async function removeUnreadableOf(db: Db, keys: KeyFile, table: (typeof keyedTables)[number]) {
  for (let last = 0; ; ) {
    const batch = db
      .selectFrom(table)
      .select(['id', 'key_slot'])
      .where('key_slot', '>', last)
      .orderBy('key_slot')
      .limit(batchSize)
    const rows = await batch.execute()
    for (const { id, key_slot } of rows)
      if (keys.isDestroyed(key_slot)) await db.deleteFrom(table).where('id', '=', id).execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.key_slot
    await setImmediate() // lets requests run in between: SQLite's queries block the process
  }
}
