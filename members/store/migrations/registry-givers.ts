// Adds a keyed hash of each giver's address, by which the open gifts of one address are counted, and whether the letter
// with the link of the giver's page could leave. Lists that were deleted are found by their state.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { giverText } from '../../registries/lookup-texts.ts'
import { hashed } from '../sealing.ts'

/** The tables during this migration, which have no fixed type. */
type Between = Kysely<Record<string, Record<string, unknown>>>

export const registryGivers: Migration = {
  async up(db: Between) {
    const table = 'registry_reservations'
    for (const [column, type, usual] of [
      ['giver_key', 'text', ''],
      ['mailed', 'integer', 1],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, type, c => c.notNull().defaultTo(usual))
        .execute()
    await db.schema.createIndex('registry_reservations_giver').on(table).column('giver_key').execute()
    await db.schema.createIndex('registries_status').on('registries').column('status').execute()
    const known = db.selectFrom(table).select(['id', 'registry_id', 'giver_email']).where('giver_email', '!=', '')
    for (const { id, registry_id, giver_email } of await known.execute())
      await db
        .updateTable(table)
        .set({ giver_key: hashed(giverText(String(registry_id), String(giver_email))) })
        .where('id', '=', id)
        .execute()
  },
}
