// Every commit to SQLite has a number: in the database, and after the commit in a file apart. A database whose number
// is behind the file's has lost writes that were answered, as when a damaged WAL is read only up to the damage.
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface CommitCount {
  /** Raises the number, in a transaction that is about to be committed. */
  raise(): void
  /** Writes the number apart: it is committed. */
  record(): void
  close(): void
}

export const commitFileOf = (database: string): string => database.replace(/\.db$/, '.committed')

const countLine = (number: number): string => `${number}`.padStart(20).concat('\n')

/** 0 when nothing, or nothing readable, was noted. */
function recordedCommits(file: string): number {
  try {
    return Number(/^ *(\d+)\n$/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Takes a database as it is: its number is the one that counts from now on. */
export const recordCommits = (file: string, number: number): void =>
  writeFileSync(file, countLine(number), { mode: 0o600 })

/** 0 for a database that never counted. */
export function commitsIn(database: DatabaseSync): number {
  if (!database.prepare("select 1 from sqlite_schema where name = 'store_commits'").get()) return 0
  return Number(database.prepare('select number from store_commits').get()?.number ?? 0)
}

/** Begins to count, or goes on. @param file where committed numbers are noted; it is made */
export function countCommits(database: DatabaseSync, file: string): CommitCount {
  if (!database.prepare("select 1 from sqlite_schema where name = 'store_commits'").get())
    database.exec(`begin immediate;
      create table if not exists store_commits (number integer not null);
      insert into store_commits select 0 where not exists (select 1 from store_commits);
      commit`)
  const raising = database.prepare('update store_commits set number = number + 1 returning number')
  const fd = openSync(file, 'a', 0o600) // made when it is missing
  closeSync(fd)
  const countFd = openSync(file, 'r+')
  let number = 0
  const record = (value: number) => {
    try {
      // No fsync: a killed process leaves what it wrote, and after a power cut less is known
      writeSync(countFd, countLine(value), 0)
    } catch {} // the commit stands, whether it could be noted or not
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
 * How many noted commits a file does not have. Looks without changing anything: SQLite would tidy a damaged WAL away.
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
