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

/** Numbers of names by births of a decade, most first, equal ones by the alphabet. */
function decadeOrder({ counts }: Names, sex: Sex, from: number): number[] {
  const sums = erasOf(counts)[sex].decades.get(from) ?? new Uint32Array()
  return [...sums.keys()].filter(id => sums[id]).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b)
}

/** The same for a decade; ranks are ours, by the sum of its years. */
export function popularInDecade(names: Names, sex: Sex, from: number, most = popularCount): Popular[] {
  const sums = erasOf(names.counts)[sex].decades.get(from) ?? []
  const before = new Map(decadeOrder(names, sex, from - 10).map((id, at) => [id, at + 1]))
  return decadeOrder(names, sex, from)
    .slice(0, most)
    .map((id, at) => ({ name: names.all[id] as Name, rank: at + 1, births: sums[id] ?? 0, before: before.get(id) ?? null }))
}
