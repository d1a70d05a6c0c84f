// The file of the keys that encrypt members' data, beside the database. The database alone tells nothing about a
// member, and overwriting a key's 32 bytes deletes the member from every backup too (docs/decisions/0031).
import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  write,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '../instants.ts'

/** Bytes of a slot, which holds one key. Slot 0 holds the store's own key. */
const slotBytes = 32
/** Overwrites a destroyed key. Not zeros, because a damaged file may have those. */
const destroyed = Buffer.alloc(slotBytes, 'deleted ')
const zeros = Buffer.alloc(slotBytes)
const maxCachedKeys = 10_000
const maxCachedTexts = 5000

/** A key is missing that must be there: the file is missing, damaged, or of another database. */
export class KeyFileError extends Error {
  code = 'KEY_FILE_BROKEN'
}

export interface KeyFile {
  readonly path: string
  /**
   * Cache of decrypted texts by their sealed values: a signed-in visitor's are read with every page. Emptied whenever
   * a key is destroyed.
   */
  readonly opened: LRUCache<string, string>
  /** Makes the file with the store's own key, unless it exists. */
  prepare(): void
  /** How many slots there are, the store's own included. */
  slots(): number
  /** The key in a slot; null when it was destroyed. @throws KeyFileError when there is none */
  keyOf(slot: number): KeyObject | null
  /** Whether the key in a slot was destroyed, read from the file and not from the cache. */
  isDestroyed(slot: number): boolean
  /** HMAC-SHA-256 of a text with the store's own key, base64url. */
  hash(text: string): string
  /** Adds `count` random keys from a slot on; returns when they are on the disk. */
  make(slot: number, count?: number): Promise<void>
  /** Overwrites a key, here and in the copy for backups; returns when that is on the disk. */
  destroy(slot: number): Promise<void>
  close(): void
}

/** Path of the key file. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'member-keys')
/** Path of the copy of the key file. @param folder of the backups */
export const keyCopyIn = (folder: string): string => join(folder, 'member-keys.copy')

const writeAt = promisify(write)
const sync = promisify(fdatasync)

/** Opens a key file when it is first used. @param copy path of its copy, where keys are destroyed too; '' for none */
export function keyFile(path: string, copy: string): KeyFile {
  let fd: number | undefined
  // Another process may destroy a key, so none is cached for longer than a minute.
  const cachedKeys = new LRUCache<number, KeyObject>({ max: maxCachedKeys, ttl: minuteMs })
  const opened = new LRUCache<string, string>({ max: maxCachedTexts, ttl: minuteMs })
  const file = () => {
    fd ??= openFile(path)
    return fd
  }
  const read = (slot: number) => {
    const bytes = Buffer.alloc(slotBytes)
    const found = readSync(file(), bytes, 0, slotBytes, slot * slotBytes)
    if (found < slotBytes || bytes.equals(zeros)) throw new KeyFileError(`The key file ${path} has no key ${slot}.`)
    return bytes
  }
  const keyOf = (slot: number) => {
    const known = cachedKeys.get(slot)
    if (known) return known
    const bytes = read(slot)
    if (bytes.equals(destroyed)) return null
    const key = createSecretKey(bytes)
    cachedKeys.set(slot, key)
    return key
  }
  return {
    path,
    opened,
    keyOf,
    prepare: () => {
      if (!existsSync(path)) makeFile(path)
    },
    slots: () => Math.floor(fstatSync(file()).size / slotBytes),
    isDestroyed: slot => read(slot).equals(destroyed),
    hash: text =>
      createHmac('sha256', keyOf(0) ?? zeros)
        .update(text)
        .digest('base64url'),
    async make(slot, count = 1) {
      await writeAt(file(), randomBytes(count * slotBytes), 0, count * slotBytes, slot * slotBytes)
      await sync(file())
    },
    async destroy(slot) {
      await overwrite(file(), slot)
      cachedKeys.delete(slot)
      opened.clear()
      await destroyInCopy(copy, slot)
    },
    close() {
      cachedKeys.clear()
      opened.clear()
      if (fd !== undefined) closeSync(fd)
      fd = undefined
    },
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r+')
  } catch (error) {
    throw new KeyFileError(`The key file ${path} cannot be opened (${Object(error).code}).`)
  }
}

/** Makes the file under another name and renames it, so that it never exists half written. */
function makeFile(path: string) {
  const unfinished = `${path}.${process.pid}`
  const fd = openSync(unfinished, 'w', 0o600)
  writeSync(fd, randomBytes(slotBytes))
  fsyncSync(fd)
  closeSync(fd)
  renameSync(unfinished, path)
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

async function overwrite(fd: number, slot: number) {
  await writeAt(fd, destroyed, 0, slotBytes, slot * slotBytes)
  await sync(fd)
}

/** Errors are ignored: an unreachable backup folder must not stop a deletion, and the next backup replaces the copy. */
async function destroyInCopy(copy: string, slot: number) {
  let fd: number | undefined
  try {
    fd = openSync(copy, 'r+')
    if (fstatSync(fd).size > slot * slotBytes) await overwrite(fd, slot)
  } catch {
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}
