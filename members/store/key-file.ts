// The keys that members' data is sealed with, in a file beside the database: whoever has the database alone reads
// nothing of a member, and a deletion is 32 bytes overwritten (docs/decisions/0031).
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

/** A slot of the file; the first holds the store's own key. */
const slotBytes = 32
/** What a destroyed key is overwritten with. Zeros are no key either, but may be a damage; this was meant. */
const destroyed = Buffer.alloc(slotBytes, 'deleted ')
const zeros = Buffer.alloc(slotBytes)
const maxCachedKeys = 10_000
const maxCachedTexts = 5000

/** There is no key where one must be: the file is missing, damaged, or of another database. */
export class KeyFileError extends Error {
  code = 'KEY_FILE_BROKEN'
}

export interface KeyFile {
  readonly path: string
  /**
   * What was opened lately, by what it was: a signed-in visitor's values are read with every page. Empty after a key is
   * destroyed.
   */
  readonly opened: LRUCache<string, string>
  /** Makes the file with the store's own key, unless it is there. */
  prepare(): void
  /** How many slots there are, the store's own included. */
  slots(): number
  /** Null when it was destroyed. @throws KeyFileError when there is none */
  keyOf(slot: number): KeyObject | null
  /** Straight out of the file. */
  isDestroyed(slot: number): boolean
  /** Keyed hash of a text, by the store's own key. */
  hash(text: string): string
  /** Adds `count` keys from a slot on. They are on the disk when it returns. */
  make(slot: number, count?: number): Promise<void>
  /** Overwrites a key, here and in the copy for backups. It is on the disk when it returns. */
  destroy(slot: number): Promise<void>
  close(): void
}

export const keyFileIn = (dataDir: string): string => join(dataDir, 'member-keys')
/** The newest copy of the keys, beside the copies of the database. @param folder of those copies */
export const keyCopyIn = (folder: string): string => join(folder, 'member-keys.copy')

const writeAt = promisify(write)
const sync = promisify(fdatasync)

/** @param copy where a copy of the keys may be: keys are destroyed there too */
export function keyFile(path: string, copy: string): KeyFile {
  let fd: number | undefined
  // Another process may destroy a key: none is believed for longer than a minute.
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

/** It appears whole. */
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

/**
 * The copy is replaced by the next backup in any case: a folder that is away for now is no reason to refuse a deletion.
 */
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
