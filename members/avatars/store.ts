// Stores uploaded pictures, as files in a folder. Another place for them needs another `AvatarStore`.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import { overloaded } from '../refusal.ts'

export interface AvatarStore {
  /** Stores a picture under an unused name. @throws HttpError 503 when there is no room; then nothing is left of it */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** A picture's bytes; null when there is none of this name. */
  read(name: string): Promise<Buffer | null>
  /** Removes a picture; one that does not exist is no error. */
  remove(name: string): Promise<void>
  /** Names of all pictures stored before an instant. @param before milliseconds since 1970; Infinity for all */
  list(before: number): Promise<string[]>
}

/** A name for an uploaded picture. It cannot be guessed, because anybody who has it may see the picture. */
export const newPictureName = (): string => `${newId()}.webp`

/** A name for a placeholder, which is drawn when asked for and has no file. */
export const newDrawingName = (): string => `${newId()}.svg`

/** Whether a name has the form of ours, with nothing in it that means something in a path. */
export const isPictureName = (name: string): boolean => /^[\w-]{22}\.(?:webp|svg)$/.test(name)

const noRoom: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']
const codeOf = (error: unknown): unknown => Object(error).code

/** @param folder made when it is missing */
export function fileAvatarStore(folder: string): AvatarStore {
  const pathOf = (name: string) => {
    if (!isPictureName(name)) throw new Error('no name of a picture')
    return join(folder, name)
  }
  const remove = (name: string) => rm(pathOf(name), { force: true })
  return {
    remove,
    async put(name, bytes) {
      const path = pathOf(name)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(path, bytes, { flag: 'wx', flush: true, mode: 0o600 })
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') await remove(name).catch(() => {}) // a part of it may have been written
        throw noRoom.includes(codeOf(error)) ? overloaded() : error
      }
    },
    read: name => readFile(pathOf(name)).catch(ifMissing(null)),
    async list(before) {
      const names = (await readdir(folder).catch(ifMissing<string[]>([]))).filter(isPictureName)
      if (before === Number.POSITIVE_INFINITY) return names
      const old: string[] = []
      for (const name of names) {
        const file = await stat(pathOf(name)).catch(ifMissing(null))
        if (file && file.mtimeMs < before) old.push(name)
      }
      return old
    },
  }
}

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return instead
    throw error
  }
