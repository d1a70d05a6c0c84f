// The counts of a name as a line of a chart, alone or summed with its other spellings.
import { marksOf } from '../domain/names/marked-years.ts'
import { percentOf } from '../domain/names/percent.ts'
import type { NameLine, YearPoint } from '../domain/names/year-points.ts'
import { firstIndex } from '../lib/first-index.ts'
import { type NameCounts, type Sex, sexes } from './counts.ts'
import type { Name, Names } from './names.ts'
import { spellingsOf } from './spellings.ts'

/** A line with a point for every year, summed over the names. Undefined when none of them was given to the sex. */
export function lineOf(
  { counts }: Names,
  sex: Sex,
  [name, ...others]: readonly [Name, ...Name[]],
): NameLine | undefined {
  const together = [name, ...others].filter(({ id }) => counts.years.some(year => counts.births(id, sex, year)))
  if (!together.length) return undefined
  const points = counts.years.map((year): YearPoint => {
    const births = together.reduce((sum, { id }) => sum + counts.births(id, sex, year), 0)
    return {
      year,
      births,
      rank: rankOf(counts, sex, year, together, births),
      percent: percentOf(births, counts.total(sex, year).births),
    }
  })
  const spellings = [name, ...together.filter(other => other !== name)].map(({ name }) => name)
  return marksOf({ points }) && { name: name.name, sex, spellings, points }
}

/**
 * The official rank of a single name; for several spellings the rank that their sum would have among all other names.
 */
function rankOf(counts: NameCounts, sex: Sex, year: number, together: readonly Name[], births: number): number | null {
  const given = together.filter(({ id }) => counts.births(id, sex, year))
  const [only, more] = given
  if (!only) return null
  if (!more) return counts.rank(only.id, sex, year)
  const order = counts.order(sex, year)
  // The first name that is not given more often: births fall along the order.
  const place = firstIndex(order.length, at => counts.births(order[at] ?? 0, sex, year) <= births)
  return counts.rank(order[place] ?? only.id, sex, year)
}

/** A line for each sex that a name was given to. @param combined with its other spellings @param only one sex */
export function linesOf(
  names: Names,
  name: Name,
  { combined = false, only }: { combined?: boolean; only?: Sex } = {},
): NameLine[] {
  const together: readonly Name[] = combined ? spellingsOf(names).of(name) : [name]
  return sexes
    .filter(sex => !only || sex === only)
    .flatMap(sex => lineOf(names, sex, [name, ...together.slice(1)]) ?? [])
}
