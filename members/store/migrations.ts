// How the tables came to be: one list for both stores, in the order of the names. A migration that was released is never changed.
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

const key: Column = c => c.primaryKey()
const needed: Column = c => c.notNull()
const unique: Column = c => c.notNull().unique()
/** Rows of a member go with the member. */
const ofMember: Column = c => c.notNull().references('members.id').onDelete('cascade')
/** The same, one row a member. */
const oneOfMember: Column = c => c.primaryKey().references('members.id').onDelete('cascade')
const number =
  (start: number): Column =>
  c =>
    c.notNull().defaultTo(start)

const members: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('members')
      .addColumn('id', 'text', key)
      .addColumn('email', 'text', needed)
      .addColumn('email_key', 'text', unique)
      .addColumn('username', 'text', needed)
      .addColumn('username_key', 'text', unique)
      .addColumn('first_name', 'text', needed)
      .addColumn('last_name', 'text', needed)
      .addColumn('is_ttc', 'integer', number(0))
      .addColumn('had_profile', 'integer', number(0))
      .addColumn('is_created_on_tk', 'integer', number(0))
      .addColumn('parent_role', 'integer')
      .addColumn('version', 'integer', number(1))
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('passwords')
      .addColumn('member_id', 'text', oneOfMember)
      .addColumn('hash', 'text', needed)
      .addColumn('changed_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('created_at', 'text', needed)
      .addColumn('used_at', 'text', needed)
      .addColumn('expires_at', 'text', needed)
      .addColumn('confirmed_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('created_at', 'text', needed)
      .addColumn('expires_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('mail_queue')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('recipient', 'text', needed)
      .addColumn('template', 'text', needed)
      .addColumn('data', 'text', needed)
      .addColumn('tries', 'integer', number(0))
      .addColumn('next_at', 'text', needed)
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('limits')
      .addColumn('key', 'text', key)
      .addColumn('count', 'integer', needed)
      .addColumn('expires_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('idempotency')
      .addColumn('member_id', 'text', ofMember)
      .addColumn('key', 'text', needed)
      .addColumn('status', 'integer', needed)
      .addColumn('answer', 'text', needed)
      .addColumn('created_at', 'text', needed)
      .addPrimaryKeyConstraint('idempotency_key', ['member_id', 'key'])
      .execute()
    for (const table of ['sessions', 'password_resets', 'mail_queue']) await indexByMember(db, table)
    await db.schema.createIndex('mail_queue_next').on('mail_queue').column('next_at').execute()
  },
}

const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('children')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('first_name', 'text', needed)
      .addColumn('birth_date', 'date')
      .addColumn('gender', 'integer', number(0))
      .addColumn('due_date', 'date')
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('pregnancies')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', c => ofMember(c).unique())
      .addColumn('due_date', 'date', needed)
      .addColumn('multiples', 'integer', number(0))
      .addColumn('code_name', 'text')
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('losses')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('due_date', 'date', needed)
      .addColumn('multiples', 'integer', number(0))
      .addColumn('code_name', 'text')
      .addColumn('record', 'text', c => c.notNull().defaultTo('hide'))
      .addColumn('recorded_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('cycles')
      .addColumn('member_id', 'text', oneOfMember)
      .addColumn('last_period', 'date')
      .addColumn('cycle_length', 'integer', needed)
      .addColumn('luteal_length', 'integer', needed)
      .execute()
    await db.schema
      .createTable('avatars')
      .addColumn('member_id', 'text', oneOfMember)
      .addColumn('file', 'text', unique)
      .addColumn('slug', 'text')
      .execute()
    for (const table of ['children', 'losses']) await indexByMember(db, table)
  },
}

const belongings: Migration = {
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
      .addColumn('note', 'text', c => c.notNull().defaultTo(''))
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

const indexByMember = (db: Kysely<unknown>, table: string) =>
  db.schema.createIndex(`${table}_member`).on(table).column('member_id').execute()

export const migrations: Record<string, Migration> = {
  '2026-11-21-1-members': members,
  '2026-11-21-2-profiles': profiles,
  '2026-11-21-3-belongings': belongings,
}
