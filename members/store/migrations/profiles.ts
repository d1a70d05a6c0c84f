// Where a member is in life, and the avatar.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexByMember, key, needed, ofMember, oneOfMember, startingAt, unique } from './columns.ts'

export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('children')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('first_name', 'text', needed)
      .addColumn('birth_date', 'date')
      .addColumn('gender', 'integer', startingAt(0))
      .addColumn('due_date', 'date')
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('pregnancies')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', c => ofMember(c).unique())
      .addColumn('due_date', 'date', needed)
      .addColumn('multiples', 'integer', startingAt(0))
      .addColumn('code_name', 'text')
      .addColumn('created_at', 'text', needed)
      .execute()
    await db.schema
      .createTable('losses')
      .addColumn('id', 'text', key)
      .addColumn('member_id', 'text', ofMember)
      .addColumn('due_date', 'date', needed)
      .addColumn('multiples', 'integer', startingAt(0))
      .addColumn('code_name', 'text')
      .addColumn('record', 'text', startingAt('hide'))
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
