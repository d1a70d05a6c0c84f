// What a member keeps here, and has agreed to.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexByMember, key, needed, ofMember, startingAt } from './columns.ts'

export const belongings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_articles')
      .addColumn('member_id', 'text', ofMember)
      .addColumn('slug', 'text', needed)
      .addColumn('saved_at', 'text', needed)
      .addPrimaryKeyConstraint('saved_articles_key', ['member_id', 'slug'])
      .execute()
    await db.schema
      .createTable('favorite_names')
      .addColumn('member_id', 'text', ofMember)
      .addColumn('name', 'text', needed)
      .addColumn('note', 'text', startingAt(''))
      .addColumn('position', 'integer', needed)
      .addColumn('saved_at', 'text', needed)
      .addPrimaryKeyConstraint('favorite_names_key', ['member_id', 'name'])
      .execute()
    await db.schema
      .createTable('favorite_shares')
      .addColumn('token', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('purpose', 'text', needed)
      .addColumn('allowed', 'integer', needed)
      .addColumn('version', 'integer', needed)
      .addColumn('at', 'text', needed)
      .execute()
    await db.schema
      .createTable('email_preferences')
      .addColumn('member_id', 'text', ofMember)
      .addColumn('name', 'text', needed)
      .addColumn('wanted', 'integer', needed)
      .addPrimaryKeyConstraint('email_preferences_key', ['member_id', 'name'])
      .execute()
    for (const table of ['favorite_shares', 'consents']) await indexByMember(db, table)
  },
}
