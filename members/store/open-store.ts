// Opens the store, SQLite or PostgreSQL, and runs its migrations.
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { lostCommits } from './commits.ts'
import { lockFolder } from './folder-lock.ts'
import { type KeyFile, KeyFileError, keyCopyIn, keyFile, keyFileIn } from './key-file.ts'
import { checkKeys } from './keys.ts'
import { migrationsFor } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import type { Tables } from './schema.ts'
import { sealedColumns } from './sealed-columns.ts'
import { busyMs, openSqlite, sqliteCodes, sqliteDialect } from './sqlite.ts'

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** Keys that encrypt members' data. Destroying a member's key deletes the member, here and in every backup. */
  readonly keys: KeyFile
  close(): Promise<void>
}

/** The store cannot be used. The message is one line for the operator and holds no secret. */
export class StoreError extends Error {
  code = 'STORE_REFUSED'
}

export interface StorePlace {
  /** Of PostgreSQL; undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined
  /** Folder of the SQLite database and of the key file; made when it is missing. */
  dataDir: string
}

/** Path of the SQLite database. */
export const databaseIn = (dataDir: string): string => join(dataDir, 'members.db')
/** Default folder of backups. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups')

/** Opens the store. @throws StoreError when it is damaged, cannot be reached or migrated, or its keys are missing */
export async function openStore(place: StorePlace): Promise<Store> {
  const keys = keyFile(keyFileIn(place.dataDir), keyCopyIn(backupsIn(place.dataDir)))
  try {
    return place.databaseUrl === undefined
      ? await openEmbedded(place.dataDir, keys)
      : await openServer(place.databaseUrl, place.dataDir, keys)
  } catch (error) {
    keys.close()
    if (!(error instanceof KeyFileError)) throw error
    throw new StoreError(
      `${error.message} Without its keys no member can be read: put a copy of it back, or choose another DATA_DIR.`,
    )
  }
}

const makeFolder = (dataDir: string) => mkdirSync(dataDir, { recursive: true, mode: 0o700 })

async function openEmbedded(dataDir: string, keys: KeyFile): Promise<Store> {
  const file = databaseIn(dataDir)
  const release = asStoreError(() => {
    makeFolder(dataDir)
    return lockFolder(dataDir)
  }, file)
  if (!release)
    throw new StoreError(`The database ${file} is just being put back from a copy. Start again when that is done.`)
  try {
    const database = asStoreError(() => {
      requireNoLoss(file)
      const opened = openSqlite(file)
      chmodSync(file, 0o600) // SQLite makes the WAL with the same permissions
      return opened
    }, file)
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database, file, keys) })
    await prepare(db, keys, 'sqlite', `The database ${file}`)
    return {
      kind: 'sqlite',
      db,
      keys,
      async close() {
        await db.destroy()
        keys.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** @throws StoreError when the database has lost commits (`commits.ts`) */
function requireNoLoss(file: string) {
  const lost = lostCommits(file, busyMs)
  if (lost === 0) return
  throw new StoreError(
    `The database ${file} has lost the last ${lost} writes that were answered: it, or its WAL, is damaged, missing or an older copy. ` +
      'Put the newest copy back with `npm run members:restore`, or take it as it is with `npm run members:restore -- --accept-loss`.',
  )
}

/** Runs `open`. @throws StoreError in place of the errors of Node and SQLite */
function asStoreError<T>(open: () => T, file: string): T {
  try {
    return open()
  } catch (error) {
    if (error instanceof StoreError) throw error
    // as: Node's system errors have `code`, those of SQLite `errcode`
    const { errcode, code, message } = error as NodeJS.ErrnoException & { errcode?: number }
    const damaged = errcode === sqliteCodes.corrupt || errcode === sqliteCodes.notADatabase
    if (damaged)
      throw new StoreError(
        `The database ${file} is damaged (${message}). Put the newest copy back with \`npm run members:restore\`, or choose another DATA_DIR.`,
      )
    throw new StoreError(
      `The database ${file} cannot be opened (${errcode === undefined ? code : message}). Check DATA_DIR.`,
    )
  }
}

async function openServer(url: string, dataDir: string, keys: KeyFile): Promise<Store> {
  makeFolder(dataDir)
  const where = `The database at ${URL.parse(url)?.host}` // without user and password
  const migrating = new Kysely<Tables>({ dialect: postgresDialect(url, keys, true) })
  await prepare(migrating, keys, 'postgres', where)
  await migrating.destroy()
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, keys) })
  return {
    kind: 'postgres',
    db,
    keys,
    async close() {
      await db.destroy()
      keys.close()
    },
  }
}

/** Runs migrations and checks the keys. @throws StoreError or KeyFileError; then the connection is closed */
async function prepare(db: Kysely<Tables>, keys: KeyFile, kind: Store['kind'], where: string) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(keys, kind) } })
  const { error } = await migrator.migrateToLatest().catch((thrown: unknown) => ({ error: thrown }))
  try {
    if (error) throw error
    await checkKeys(db, keys)
    await scrub(db, kind)
  } catch (thrown) {
    await db.destroy()
    if (thrown instanceof KeyFileError) throw thrown
    const { code, message } = Object(thrown) as NodeJS.ErrnoException
    throw new StoreError(`${where} cannot be used (${code ?? message}). Check DATABASE_URL or DATA_DIR.`)
  }
}

/** Rewrites the files once, after the migration that encrypted columns: the plain texts are still in free pages. */
async function scrub(db: Kysely<Tables>, kind: Store['kind']) {
  const { to_scrub } = await db.selectFrom('store_keys').select('to_scrub').executeTakeFirstOrThrow()
  if (!to_scrub) return
  if (kind === 'sqlite') {
    await sql.raw('vacuum').execute(db)
    await sql.raw('pragma wal_checkpoint(truncate)').execute(db)
  } else for (const table of Object.keys(sealedColumns)) await sql`vacuum full ${sql.table(table)}`.execute(db)
  await db.updateTable('store_keys').set({ to_scrub: 0 }).execute()
}
