// A name's counts as a line through the years, alone or with its other spellings.
import { marksOf } from '../domain/names/marked-years.ts'
import { percentOf } from '../domain/names/percent.ts'
import type { NameLine, YearPoint } from '../domain/names/year-points.ts'
import { type NameCounts, type Sex, sexes } from './counts.ts'
import type { Name, Names } from './names.ts'
import { spellingsOf } from './spellings.ts'

/** A point for every year of the counts. Undefined when none of the names is given to the sex. */
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
 * The official rank of a name; of several spellings the place that they would have as one name, all other names counted
 * each for itself.
 */
function rankOf(counts: NameCounts, sex: Sex, year: number, together: readonly Name[], births: number): number | null {
  const given = together.filter(({ id }) => counts.births(id, sex, year))
  const [only, more] = given
  if (!only) return null
  if (!more) return counts.rank(only.id, sex, year)
  const order = counts.order(sex, year)
  // The first that is not given more often: births fall along the order.
  let [from, to] = [0, order.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (counts.births(order[middle] ?? 0, sex, year) > births) from = middle + 1
    else to = middle
  }
  return counts.rank(order[from] ?? only.id, sex, year)
}

/** The lines of a name: a line for each sex that it is given to. */
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
