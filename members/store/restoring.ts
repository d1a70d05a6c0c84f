// Restores a backup of the SQLite database. The backup is checked first, and the files that it replaces are renamed,
// not deleted.
import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { commitFileOf, commitsIn, lostCommits, recordCommits } from './commits.ts'
import { decryptFile, isEncrypted } from './encrypted-file.ts'
import { lockFolder } from './folder-lock.ts'
import { type KeyFile, keyCopyIn, keyFile, keyFileIn } from './key-file.ts'
import { isKeyFileOf, keyedTables } from './keys.ts'
import { fillLookups, hasTable } from './lookups.ts'
import { migrationsFor } from './migrations.ts'
import { databaseIn, StoreError } from './open-store.ts'
import { busyMs, openSqlite, quickCheck } from './sqlite.ts'

/** Runs `work` while no other process has the database open. @throws StoreError when one has */
async function withExclusiveLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = lockFolder(dataDir, true)
  if (!release)
    throw new StoreError(
      `A member API, or another command, has ${databaseIn(dataDir)} open. Stop it first, then try again.`,
    )
  try {
    return await work()
  } finally {
    release()
  }
}

/** Accepts a database that has lost commits. @returns how many it has lost. @throws StoreError when it is damaged */
export const acceptLoss = (dataDir: string): Promise<number> =>
  withExclusiveLock(dataDir, async () => {
    const file = databaseIn(dataDir)
    try {
      const lost = lostCommits(file, busyMs)
      const database = existsSync(file) ? openSqlite(file) : undefined
      recordCommits(commitFileOf(file), database ? commitsIn(database) : 0)
      database?.close()
      return lost
    } catch (error) {
      throw new StoreError(`The database ${file} cannot be taken as it is (${Object(error).message}). Put a copy back.`)
    }
  })

export interface Restored {
  members: number
  /** New path of the database that was replaced; undefined when there was none. */
  aside: string | undefined
}

/**
 * Restores a backup, and the copy of its keys when the key file does not fit.
 * @param from a file that `backUp` wrote. @param passphrase needed when it is encrypted. @param now milliseconds since
 * 1970
 * @throws StoreError when the backup cannot be used; then nothing has changed
 */
export const restore = (
  dataDir: string,
  from: string,
  passphrase: string | undefined,
  now: number,
): Promise<Restored> =>
  withExclusiveLock(dataDir, async () => {
    const file = databaseIn(dataDir)
    const copy = `${file}.restored`
    try {
      await unpackCopy(from, copy, passphrase)
      const { members, commits, bringKeys } = inspectCopy(copy, dataDir, from)
      const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
      const aside = existsSync(file) ? `${file}.before-${stamp}` : undefined
      bringKeys(stamp)
      // The WAL is moved first, so that it is never applied to another database. If this process ends here, the next
      // start finds commits missing and refuses.
      if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${file}.before-${stamp}-wal`)
      rmSync(`${file}-shm`, { force: true })
      if (aside) renameSync(file, aside)
      renameSync(copy, file)
      recordCommits(commitFileOf(file), commits)
      return { members, aside }
    } finally {
      rmSync(copy, { force: true })
    }
  })

async function unpackCopy(from: string, to: string, passphrase: string | undefined) {
  if (existsSync(`${from}-wal`))
    throw new StoreError(`${from} has writes beside it (${from}-wal), so it is no copy that members:backup made.`)
  try {
    if (!statSync(from).isFile()) throw new StoreError(`The copy ${from} is no file.`)
    if (!isEncrypted(from)) return copyFileSync(from, to)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw new StoreError(`The copy ${from} cannot be read (${Object(error).code}).`)
  }
  if (passphrase === undefined)
    throw new StoreError(`The copy ${from} is encrypted: set MEMBERS_BACKUP_KEY to the key it was made with.`)
  await decryptFile(from, to, passphrase).catch(() => {
    throw new StoreError(`The copy ${from} is damaged, or MEMBERS_BACKUP_KEY is not the key it was made with.`)
  })
}

/**
 * Checks that a backup is whole and not of a newer version, finds its keys and fills its lookups. @throws StoreError
 */
function inspectCopy(copy: string, dataDir: string, from: string) {
  const database = openCopy(copy, from)
  try {
    const keys = keyFile(keyFileIn(dataDir), '')
    const known = Object.keys(migrationsFor(keys, 'sqlite'))
    const done = database.prepare('select name from kysely_migration').all()
    const unknown = done.find(({ name }) => !known.includes(String(name)))
    if (unknown) throw new StoreError(`The copy ${from} is of a newer version (${unknown.name}). Update first.`)
    const { path, bringKeys } = findKeys(database, keys, dataDir, from)
    const found = keyFile(path, '')
    try {
      fillLookups(database, found)
    } finally {
      found.close()
    }
    return { members: countMembers(database).members, commits: commitsIn(database), bringKeys }
  } finally {
    database.close()
  }
}

function openCopy(copy: string, from: string): DatabaseSync {
  const database = new DatabaseSync(copy)
  try {
    quickCheck(database)
    return database
  } catch (error) {
    database.close()
    throw new StoreError(`The copy ${from} is damaged (${Object(error).message}). Choose another with --from.`)
  }
}

function countMembers(database: DatabaseSync) {
  const { members } = database.prepare('select count(*) as members from members').get() ?? {}
  const slots = keyedTables.filter(table => hasTable(database, table)).map(table => lastSlot(database, table))
  return { members: Number(members), last: Math.max(...slots) }
}

const lastSlot = (database: DatabaseSync, table: string) =>
  Number(database.prepare(`select max(key_slot) as last from ${table}`).get()?.last ?? 0)

/**
 * Finds the key file of a backup: the current one if it fits, else the copy beside the backup.
 * @returns its path, and a function that puts the copy in place, which does nothing when the current one fits
 * @throws StoreError when neither fits
 */
function findKeys(database: DatabaseSync, keys: KeyFile, dataDir: string, from: string) {
  const { proof } = database.prepare('select proof from store_keys').get() ?? {}
  const { last } = countMembers(database)
  const fits = (candidate: KeyFile) => {
    try {
      return isKeyFileOf(candidate, String(proof)) && candidate.slots() > last
    } catch {
      return false
    } finally {
      candidate.close()
    }
  }
  if (fits(keys)) return { path: keys.path, bringKeys: () => {} }
  const beside = keyCopyIn(dirname(from))
  if (!fits(keyFile(beside, '')))
    throw new StoreError(
      `Neither ${keys.path} nor ${beside} has the keys of ${from}: without them no member can be read.`,
    )
  const bringKeys = (stamp: string) => {
    const path = join(dataDir, 'member-keys')
    copyFileSync(beside, `${path}.restored`)
    if (existsSync(path)) renameSync(path, `${path}.before-${stamp}`)
    renameSync(`${path}.restored`, path)
  }
  return { path: beside, bringKeys }
}
