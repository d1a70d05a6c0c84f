// The names as the site has them: written as the build writes them, and opened again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNames, writeNames } from '../../names/name-files.ts'
import type { Missing } from '../../routes/define-page.tsx'

export const namesFolder = join(import.meta.dirname, '../../names/data')
/** Opened once for a file of tests. */
export const names = await openWritten()

async function openWritten() {
  const folder = mkdtempSync(join(tmpdir(), 'little-almanac-names-'))
  try {
    writeNames(namesFolder, folder)
    return await openNames(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a loader threw when it threw that there is no page; undefined when it did not. */
export function missed(run: () => unknown): Missing | undefined {
  try {
    run()
  } catch (thrown) {
    return (thrown as { data?: Missing }).data // what `missing` makes
  }
  return undefined
}
