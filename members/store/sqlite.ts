// SQLite out of Node itself, in the shape that kysely asks for (better-sqlite3's).
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

const busyMs = 5000 // how long another process may hold the file before a write is given up
const keptStatements = 300

/**
 * Opens the file, or makes it. Every commit is on the disk before it returns (WAL, synchronous=FULL); what is deleted is overwritten.
 * @throws Error with `errcode` (SQLite's own codes) when the file cannot be opened or is damaged
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
    const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (found !== 'ok') throw Object.assign(new Error('database disk image is malformed'), { errcode: sqliteCodes.corrupt })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export const sqliteCodes = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const

/** @param database closed by kysely's `destroy` */
export const sqliteDialect = (database: DatabaseSync): SqliteDialect => new DurableDialect({ database: adapt(database) })

/** SQLite takes back changes of tables too, so that a migration that was cut off has not happened. */
class DurableAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
  // A transaction takes the write lock at its beginning (below): a second process waits there.
  override async acquireMigrationLock(_db: Kysely<unknown>) {}
  override async releaseMigrationLock(_db: Kysely<unknown>) {}
}

class DurableDialect extends SqliteDialect {
  override createAdapter() {
    return new DurableAdapter()
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new LRUCache<string, SqliteStatement>({ max: keptStatements })
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = kept.get(sql)
      if (!statement) {
        // A transaction that reads first and then writes would be refused when another process wrote in between.
        statement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
        if (sql === 'rollback') statement = unlessOver(database, statement)
        kept.set(sql, statement)
      }
      return statement
    },
  }
}

/** A full disk makes SQLite take a transaction back by itself; asking for it again would hide what had happened. */
const unlessOver = (database: DatabaseSync, rollback: SqliteStatement): SqliteStatement => ({
  ...rollback,
  run: parameters => (database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
})

function adaptStatement(statement: StatementSync): SqliteStatement {
  // kysely's parameters are what our code gave: texts, numbers and null
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}
