// The names as the site has them, read from the sources.
import { join } from 'node:path'
import { openNames } from '../../content/names/open.ts'
import type { Missing } from '../../routes/define.tsx'

export const namesFolder = join(import.meta.dirname, '../../content/names')
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
