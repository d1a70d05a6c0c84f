// A store as an older version of us left it, for tests of migrations.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { keyFile } from '../../../members/store/key-file.ts'
import { migrationsFor } from '../../../members/store/migrations.ts'
import type { StorePlace } from '../../../members/store/open-store.ts'
import { postgresDialect } from '../../../members/store/postgres.ts'
import { openSqlite, sqliteDialect } from '../../../members/store/sqlite.ts'

type Anything = Record<string, Record<string, string | number | null>>

/** Migrates up to `last`, and lets `fill` write what was there then. */
export async function olderStore(
  { dataDir, databaseUrl }: StorePlace,
  last: string,
  fill: (db: Kysely<Anything>) => Promise<void>,
) {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'members.db')
  const keys = keyFile(join(dataDir, 'member-keys'), '')
  const dialect = databaseUrl ? postgresDialect(databaseUrl, keys, true) : sqliteDialect(openSqlite(file), file, keys)
  const db = new Kysely<Anything>({ dialect })
  const migrations = migrationsFor(keys, databaseUrl ? 'postgres' : 'sqlite')
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last)
  if (error) throw error
  await fill(db)
  await db.destroy()
}

/** A member's row as it was before there were keys. */
export const olderMember = (name: string) => ({
  id: name,
  email: `${name}@example.com`,
  email_key: `${name.toLowerCase()}@example.com`,
  username: `${name}-user`,
  username_key: `${name.toLowerCase()}-user`,
  first_name: name,
  last_name: '',
  created_at: '2026-01-01T00:00:00.000Z',
})
