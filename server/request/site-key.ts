// The site's secret key: 32 bytes in a file that all workers share; the first process that needs it makes it.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const length = 32

const alreadyExists = (error: unknown) => Object(error).code === 'EEXIST'

/** @throws Error when the folder cannot be written, or holds a key of another length */
export function siteKey(dataDir: string): Buffer {
  const path = join(dataDir, 'site-key')
  try {
    return keyAt(path)
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
  make(dataDir, path)
  return keyAt(path)
}

function keyAt(path: string): Buffer {
  const key = readFileSync(path)
  if (key.length !== length) throw new Error(`The key of the site has ${key.length} bytes instead of ${length}.`)
  return key
}

/** Written under another name and then linked: nobody reads half a key, and of several processes the first one wins. */
function make(dataDir: string, path: string) {
  try {
    mkdirSync(dataDir) // not recursive: a mistyped DATA_DIR shall fail
  } catch (error) {
    if (!alreadyExists(error)) throw error
  }
  const aside = `${path}-${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(aside, randomBytes(length), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(aside, path)
  } catch (error) {
    if (!alreadyExists(error)) throw error
  } finally {
    rmSync(aside)
  }
}
