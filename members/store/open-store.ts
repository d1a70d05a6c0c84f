// The one way to a store: opened, brought up to date, or refused in one line.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import type { Tables } from './schema.ts'
import { openSqlite, sqliteCodes, sqliteDialect } from './sqlite.ts'

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** After a deletion: nothing of what was deleted stays in the files. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** The store cannot be used; the message is one line for the operator, without anything secret. */
export class StoreError extends Error {
  code = 'STORE_REFUSED'
}

export interface StorePlace {
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined
  /** Made when it is missing. */
  dataDir: string
}

/** @throws StoreError when it is damaged, not there, or cannot be brought up to date */
export function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl)
}

async function openEmbedded(dataDir: string): Promise<Store> {
  const file = join(dataDir, 'members.db')
  const database = refusing(() => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return openSqlite(file)
  }, file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
  await migrate(db, `The database ${file}`)
  return {
    kind: 'sqlite',
    db,
    scrub: async () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => db.destroy(),
  }
}

function refusing<T>(open: () => T, file: string): T {
  try {
    return open()
  } catch (error) {
    const { errcode, code, message } = error as NodeJS.ErrnoException & { errcode?: number } // Node's errors, both kinds
    const damaged = errcode === sqliteCodes.corrupt || errcode === sqliteCodes.notADatabase
    if (damaged) throw new StoreError(`The database ${file} is damaged (${message}). Put a copy in its place, or choose another DATA_DIR.`)
    throw new StoreError(`The database ${file} cannot be opened (${errcode === undefined ? code : message}). Check DATA_DIR.`)
  }
}

async function openServer(url: string): Promise<Store> {
  const where = `The database at ${URL.parse(url)?.host}` // without user and password
  const patient = new Kysely<Tables>({ dialect: postgresDialect(url, true) })
  await migrate(patient, where)
  await patient.destroy()
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) })
  return { kind: 'postgres', db, scrub: async () => {}, close: () => db.destroy() }
}

/** @throws StoreError; then the connection is closed */
async function migrate(db: Kysely<Tables>, where: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest().catch((thrown: unknown) => ({ error: thrown }))
  if (!error) return
  await db.destroy()
  const { code, message } = Object(error) as NodeJS.ErrnoException
  throw new StoreError(`${where} cannot be used (${code ?? message}). Check DATABASE_URL or DATA_DIR.`)
}
