// The names most given in a year or a decade, by sex.
import type { Sex } from './counts.ts'
import { decadeOf, erasOf } from './eras.ts'
import type { Name, Names } from './names.ts'

export interface Popular {
  name: Name
  rank: number
  births: number
  /** Its rank in the year, or the decade, before; null when it was not on that list. */
  before: number | null
}

/** Names on a page of them. */
export const popularCount = 100

/** A year of which there are counts. */
export const hasYear = ({ counts }: Names, year: number): boolean => counts.years.includes(year)

/** Decades of which there are counts, newest first: 2020 for 2020 to 2029. */
export function decadesOf({ counts }: Names): number[] {
  return [...new Set(counts.years.map(decadeOf))].toReversed()
}
/** The most given names of a year and sex. */
export const popularIn = ({ counts, all }: Names, sex: Sex, year: number, most = popularCount): Popular[] =>
  counts
    .order(sex, year)
    .slice(0, most)
    .map(id => ({
      name: all[id] as Name, // the order names numbers of names
      rank: counts.rank(id, sex, year) ?? 0,
      births: counts.births(id, sex, year),
      before: counts.rank(id, sex, year - 1),
    }))

const none = new Uint32Array()
const sumsOf = ({ counts }: Names, sex: Sex, from: number) => erasOf(counts)[sex].decades.get(from) ?? none

/** The numbers of the greatest sums, greatest first, equal ones by the alphabet. */
function greatest(sums: Uint32Array, most: number): number[] {
  const least = Math.max(1, sums.toSorted().at(-most) ?? 1)
  const ids: number[] = []
  for (let id = 0; id < sums.length; id++) if ((sums[id] ?? 0) >= least) ids.push(id)
  return ids.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b).slice(0, most)
}

/** The place of a name among the sums, from 1; null when it has none. */
function placeIn(sums: Uint32Array, id: number): number | null {
  const own = sums[id] ?? 0
  if (!own) return null
  return 1 + sums.reduce((before, sum, other) => before + (sum > own || (sum === own && other < id) ? 1 : 0), 0)
}

/** The same for a decade; ranks are ours, by the sum of its years. */
export function popularInDecade(names: Names, sex: Sex, from: number, most = popularCount): Popular[] {
  const sums = sumsOf(names, sex, from)
  const before = sumsOf(names, sex, from - 10)
  return greatest(sums, most).map((id, at) => ({
    name: names.all[id] as Name, // sums are by number of the name
    rank: at + 1,
    births: sums[id] ?? 0,
    before: placeIn(before, id),
  }))
}
