// Checks that the folder for data can be written, before anything starts.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDeadline } from '../../lib/deadline.ts'
import { StartError } from './refused-start.ts'

/** Some file systems never answer, and Node tries forever to make a folder in `/proc`. */
const timeoutMs = 3000

/**
 * Makes the folder and writes a file there: permissions alone say nothing for root, or on a read-only file system.
 * @throws StartError
 */
export async function checkDataDir(folder: string): Promise<void> {
  const refused = (why: unknown) => new StartError(`DATA_DIR ${folder} cannot be written (${why}).`)
  try {
    await withDeadline(timeoutMs, tryToWrite(folder), () => refused(`no answer within ${timeoutMs / 1000} s`))
  } catch (error) {
    throw error instanceof StartError ? error : refused(Object(error).code)
  }
}

async function tryToWrite(folder: string) {
  await mkdir(folder, { recursive: true })
  const probe = join(folder, `.probe-${process.pid}`)
  await writeFile(probe, '')
  await rm(probe)
}
