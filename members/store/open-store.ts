// The one way to a store: opened, brought up to date, or refused in one line.
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
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
    const opened = openSqlite(file)
    chmodSync(file, 0o600) // SQLite gives its side files the same
    return opened
  }, file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
  await migrate(db, `The database ${file}`)
  return {
    kind: 'sqlite',
    db,
    scrub: () => scrub(db),
    close: () => db.destroy(),
  }
}

/** secure_delete alone leaves bytes in pages that were split: the file is written anew. Through kysely, so that no transaction is open. */
async function scrub(db: Kysely<Tables>) {
  await sql.raw('vacuum').execute(db)
  await sql.raw('pragma wal_checkpoint(truncate)').execute(db)
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
