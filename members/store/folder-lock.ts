// Who has the embedded database open. The system forgets such a lock with the process that held it, however that ended.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes part in a folder's lock, which is a database without tables.
 * @param isExclusive for those who put another database in its place; all others share
 * @returns how to let it go; null when somebody has it who does not share
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
