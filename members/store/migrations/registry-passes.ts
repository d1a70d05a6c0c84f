// Adds how often a list's PIN was set, and what a reserved wish was called when it was reserved.
import type { Migration } from 'kysely/migration'

export const registryPasses: Migration = {
  async up(db) {
    await db.schema
      .alterTable('registries')
      .addColumn('pin_epoch', 'integer', c => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('registry_reservations')
      .addColumn('item_title', 'text', c => c.notNull().defaultTo(''))
      .execute()
  },
}
