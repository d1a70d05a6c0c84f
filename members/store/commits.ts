// Finds lost commits. Every commit to SQLite has a number, which is written to the database and, after the commit, to a
// file beside it. If the database's number is lower than the file's, it has lost writes that clients were told of:
// SQLite silently reads a damaged WAL only up to the damage.
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface CommitCount {
  /** Raises the number, in a transaction that is about to be committed. */
  raise(): void
  /** Writes the number to the file, after the commit. */
  record(): void
  close(): void
}

/** Path of the file with the number of the last commit. */
export const commitFileOf = (database: string): string => database.replace(/\.db$/, '.committed')

const countLine = (number: number): string => `${number}`.padStart(20).concat('\n')

/** The number in the file; 0 when there is none or it cannot be read. */
function recordedCommits(file: string): number {
  try {
    return Number(/^ *(\d+)\n$/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Writes a number to the file: accepts a database with that number as complete. @param file of `commitFileOf` */
export const recordCommits = (file: string, number: number): void =>
  writeFileSync(file, countLine(number), { mode: 0o600 })

/** The number in the database; 0 when its commits were never counted. */
export function commitsIn(database: DatabaseSync): number {
  if (!database.prepare("select 1 from sqlite_schema where name = 'store_commits'").get()) return 0
  return Number(database.prepare('select number from store_commits').get()?.number ?? 0)
}

/** Counts the commits of an open database. @param file of `commitFileOf`; made when it is missing */
export function countCommits(database: DatabaseSync, file: string): CommitCount {
  if (!database.prepare("select 1 from sqlite_schema where name = 'store_commits'").get())
    database.exec(`begin immediate;
      create table if not exists store_commits (number integer not null);
      insert into store_commits select 0 where not exists (select 1 from store_commits);
      commit`)
  const raising = database.prepare('update store_commits set number = number + 1 returning number')
  const fd = openSync(file, 'a', 0o600) // makes the file, which 'r+' does not
  closeSync(fd)
  const countFd = openSync(file, 'r+')
  let number = 0
  const record = (value: number) => {
    try {
      // No fsync: it survives a killed process; after a power cut the number may be too low, so a loss may go unseen
      writeSync(countFd, countLine(value), 0)
    } catch {} // the commit stands even if its number could not be written
  }
  record(commitsIn(database))
  return {
    raise: () => {
      number = Number(raising.get()?.number)
    },
    record: () => record(number),
    close: () => closeSync(countFd),
  }
}

/**
 * How many commits the database has lost. Opens it read-only: opened for writing, SQLite would delete a damaged WAL.
 * @param timeout milliseconds to wait for a lock
 */
export function lostCommits(file: string, timeout: number): number {
  const recorded = recordedCommits(commitFileOf(file))
  if (recorded === 0 || !existsSync(file)) return recorded
  const database = new DatabaseSync(file, { readOnly: true, timeout })
  try {
    return Math.max(recorded - commitsIn(database), 0)
  } finally {
    database.close()
  }
}
