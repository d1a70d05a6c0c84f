// Backups of the SQLite database, made while the member API may be running; all but the newest seven are deleted. A
// backup holds neither keys nor lookup hashes (`lookups.ts`); the keys are copied to a file beside it.
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { lostCommits } from './commits.ts'
import { encryptFile } from './encrypted-file.ts'
import { lockFolder } from './folder-lock.ts'
import { keyCopyIn, keyFile, keyFileIn } from './key-file.ts'
import { blankLookups } from './lookups.ts'
import { databaseIn, StoreError } from './open-store.ts'
import { busyMs, quickCheck } from './sqlite.ts'

const maxBackups = 7
/** All pages in one step: a backup in several steps starts again whenever another process writes. */
const allPages = 2 ** 30
const backupName = /^members-[\d-]{10}T[\d-]{8}-\d{3}Z\.db(?:\.encrypted)?$/

/** Paths of the backups in a folder, oldest first. */
export const backupsOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => backupName.test(name))
        .sort()
        .map(name => join(folder, name))
    : []

/**
 * When a backup was made, as '2026-11-21 10:30 UTC', read from its name; the path itself when it is named otherwise.
 */
export const madeAt = (file: string): string =>
  /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-\d\d-\d{3}Z\.db/.exec(file)?.slice(1).join(':').replace(':', ' ').concat(' UTC') ??
  file

export interface Backup {
  file: string
  members: number
}

/**
 * Copies the database and its keys, and deletes backups beyond the newest seven.
 * @param folder made when it is missing. @param passphrase undefined: not encrypted. @param now milliseconds since 1970
 * @throws StoreError when there is no database, or it is damaged, has lost writes or is just being restored
 */
export async function backUp(
  dataDir: string,
  folder: string,
  passphrase: string | undefined,
  now: number,
): Promise<Backup> {
  const file = databaseIn(dataDir)
  for (const needed of [file, keyFileIn(dataDir)])
    if (!existsSync(needed))
      throw new StoreError(`There is no ${needed} to copy. Check DATA_DIR, or start the member API once.`)
  const release = lockFolder(dataDir)
  if (!release)
    throw new StoreError(`The database ${file} is just being put back from a copy. Try again when that is done.`)
  const plain = join(folder, `.members-${process.pid}.db`)
  try {
    const lost = lostCommits(file, busyMs)
    if (lost > 0)
      throw new StoreError(
        `The database ${file} has lost the last ${lost} writes that were answered: no copy is made of it.`,
      )
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const members = await copyDatabase(file, plain)
    const name = `members-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.db`
    const made = join(folder, passphrase === undefined ? name : `${name}.encrypted`)
    if (passphrase === undefined) renameSync(plain, made)
    else {
      await encryptFile(plain, `${plain}.encrypted`, passphrase)
      renameSync(`${plain}.encrypted`, made)
    }
    await copyKeys(dataDir, folder)
    for (const old of backupsOf(folder).slice(0, -maxBackups)) rmSync(old)
    return { file: made, members }
  } finally {
    for (const left of [plain, `${plain}.encrypted`, `${plain}-journal`]) rmSync(left, { force: true })
    release()
  }
}

/** Copies the database into one file without a WAL and checks it. @returns how many members are in it */
async function copyDatabase(from: string, to: string): Promise<number> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyMs })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  chmodSync(to, 0o600)
  const copy = new DatabaseSync(to)
  try {
    copy.exec('pragma journal_mode = delete')
    quickCheck(copy)
    blankLookups(copy)
    return Number(copy.prepare('select count(*) as count from members').get()?.count)
  } catch (error) {
    throw new StoreError(`The database ${from} is damaged (${Object(error).message}): no copy is made of it.`)
  } finally {
    copy.close()
  }
}

/** Replaces the copy of the key file. Keys that were destroyed while it was copied are destroyed in it too. */
async function copyKeys(dataDir: string, folder: string) {
  const copy = keyCopyIn(folder)
  copyFileSync(keyFileIn(dataDir), `${copy}.new`)
  chmodSync(`${copy}.new`, 0o600)
  renameSync(`${copy}.new`, copy)
  const [keys, copied] = [keyFile(keyFileIn(dataDir), ''), keyFile(copy, '')]
  try {
    for (let slot = 1; slot < copied.slots(); slot++)
      if (keys.isDestroyed(slot) && !copied.isDestroyed(slot)) await copied.destroy(slot)
  } finally {
    keys.close()
    copied.close()
  }
}
