// Where uploaded pictures are kept. Whoever keeps them elsewhere writes another `AvatarStore`.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import { overloaded } from '../refusal.ts'

export interface AvatarStore {
  /** Keeps a picture under a name that is free. @throws HttpError 503 when there is no room; then nothing stays */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none. */
  read(name: string): Promise<Buffer | null>
  /** What is not there is removed already. */
  remove(name: string): Promise<void>
  /**
   * The names of all pictures that were put before an instant. @param before milliseconds since 1970; Infinity for all
   */
  list(before: number): Promise<string[]>
}

/** Unguessable: whoever has the name may see the picture. */
export const newPictureName = (): string => `${newId()}.webp`

/** A drawn placeholder's, which no file has. */
export const newDrawingName = (): string => `${newId()}.svg`

/** The only names there are: nothing in them means anything to a file system. */
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
        if (codeOf(error) !== 'EEXIST') await remove(name).catch(() => {}) // what was written of it
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
