// A lock on the data folder, so that nobody replaces the SQLite database while a process has it open. The operating
// system releases it when the process ends, however it ends.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock of a data folder: a lock on an SQLite database without tables.
 * @param isExclusive to replace the database; without it the lock is shared with other processes that use the database
 * @returns a function that releases it; null when another process holds a lock that excludes this one
 */
export function lockFolder(dataDir: string, isExclusive = false): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'members.lock'), { timeout: 0 })
  try {
    lock.exec(isExclusive ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (Object(error).errcode === 5) return null // SQLITE_BUSY
    throw error
  }
}
