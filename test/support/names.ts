// The names as the site has them, read from the sources.
import { join } from 'node:path'
import { openNames } from '../../names/name-files.ts'
import type { Missing } from '../../routes/define-page.tsx'

export const namesFolder = join(import.meta.dirname, '../../names/data')
/** Opened once for a file of tests. */
export const names = await openNames(namesFolder)

/** What a loader threw when it threw that there is no page; undefined when it did not. */
export function missed(run: () => unknown): Missing | undefined {
  try {
    run()
  } catch (thrown) {
    return (thrown as { data?: Missing }).data // what `missing` makes
  }
  return undefined
}
