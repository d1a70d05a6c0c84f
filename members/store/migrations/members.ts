// Members, the way in, and what waits or is counted.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexByMember, key, needed, ofMember, oneOfMember, startingAt, unique } from './columns.ts'

export const members: Migration = {
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
      .addColumn('is_ttc', 'integer', startingAt(0))
      .addColumn('had_profile', 'integer', startingAt(0))
      .addColumn('is_created_on_tk', 'integer', startingAt(0))
      .addColumn('parent_role', 'integer')
      .addColumn('version', 'integer', startingAt(1))
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
      .addColumn('tries', 'integer', startingAt(0))
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
