// The names that rise fastest now, for the front page: worked out with the build, so that the page need not open all
// counts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RisingName } from '../domain/names/rising-name.ts'
import { sexes } from './counts.ts'
import { openNames } from './name-files.ts'
import { type Names, newestYear } from './names.ts'
import { rising } from './trends.ts'

export const risingFile = 'rising.json'
const shown = 6
/** Years in the small chart. */
const span = 15
/** Names that so few bear say little; the list of all that rise has them. */
const leastBirths = 1000

/** The steepest ones that many bear already, with their births of the last years. */
export function risingNow(names: Names): RisingName[] {
  const year = newestYear(names)
  const births = (id: number, at: number) => sexes.reduce((sum, sex) => sum + names.counts.births(id, sex, at), 0)
  return rising(names)
    .filter(({ name }) => births(name.id, year) >= leastBirths)
    .slice(0, shown)
    .map(({ name: { id, name, path }, why }) => ({
      name,
      path,
      why,
      births: Array.from({ length: span }, (_, i) => births(id, year - span + 1 + i)),
    }))
}

/** @param folder of the names in a build */
export async function writeRising(folder: string) {
  writeFileSync(join(folder, risingFile), JSON.stringify(risingNow(await openNames(folder))))
}
