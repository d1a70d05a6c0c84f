// Node's built-in SQLite in the shape that kysely expects, which is that of better-sqlite3.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type CommitCount, commitFileOf, countCommits } from './commits.ts'
import type { KeyFile } from './key-file.ts'
import { withSealing } from './sealing.ts'

/** How long a write waits for another process's lock before it fails. */
export const busyMs = 5000
const maxCachedStatements = 300

/**
 * Opens the file, or makes it. Every commit is on the disk before it returns (WAL, synchronous=FULL), and deleted data
 * is overwritten (secure_delete).
 * @throws Error with `errcode` (SQLite's own codes) when the file cannot be opened or is damaged
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
    quickCheck(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Checks the file for damage. @throws Error with `errcode` when it is damaged */
export function quickCheck(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (found !== 'ok')
    throw Object.assign(new Error('database disk image is malformed'), { errcode: sqliteCodes.corrupt })
}

export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

/** The dialect for kysely; its `destroy` closes the database. @param file of the database */
export const sqliteDialect = (database: DatabaseSync, file: string, keys: KeyFile): SqliteDialect =>
  withSealing(new DurableDialect({ database: adapt(database, countCommits(database, commitFileOf(file))) }), keys)

/**
 * SQLite can roll back changes of tables, so each migration runs in a transaction: an interrupted one leaves nothing.
 */
class DurableAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
  // No lock is needed: a transaction takes the write lock at its start (below), and a second process waits there.
  override async acquireMigrationLock(_db: Kysely<unknown>) {}
  override async releaseMigrationLock(_db: Kysely<unknown>) {}
}

class DurableDialect extends SqliteDialect {
  override createAdapter() {
    return new DurableAdapter()
  }
}

/** Statements that change rows. */
const writingStatement = /^(?:insert|update|delete)\b/i

function adapt(database: DatabaseSync, commits: CommitCount): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxCachedStatements })
  return {
    close() {
      database.close()
      commits.close()
    },
    prepare(sql) {
      let statement = statements.get(sql)
      if (!statement) {
        // Locks at the start: a transaction that reads first and writes later fails if another process wrote in
        // between.
        statement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql))
        if (sql === 'rollback') statement = ignoredIfOver(database, statement)
        if (sql === 'commit') statement = countedCommit(statement, commits)
        if (writingStatement.test(sql)) statement = withOwnTransaction(database, statement, commits)
        statements.set(sql, statement)
      }
      return statement
    },
  }
}

/** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the first error. */
const ignoredIfOver = (database: DatabaseSync, rollback: SqliteStatement): SqliteStatement => ({
  ...rollback,
  run: parameters => (database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
})

/** A commit that is counted (`commits.ts`). */
const countedCommit = (commit: SqliteStatement, commits: CommitCount): SqliteStatement => ({
  ...commit,
  run(parameters) {
    commits.raise()
    const done = commit.run(parameters)
    commits.record()
    return done
  },
})

/** Gives a statement outside a transaction one of its own, so that its commit is counted too. */
function withOwnTransaction(database: DatabaseSync, statement: SqliteStatement, commits: CommitCount): SqliteStatement {
  const inTransaction = <T>(work: () => T): T => {
    if (database.isTransaction) return work()
    database.exec('begin immediate')
    try {
      const done = work()
      commits.raise()
      database.exec('commit')
      commits.record()
      return done
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
  return {
    ...statement,
    all: parameters => inTransaction(() => statement.all(parameters)),
    run: parameters => inTransaction(() => statement.run(parameters)),
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  // as: kysely passes on the parameters of our queries, which are texts, numbers and null
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}
