// The most given names of a year or a decade, by sex.
import type { Sex } from './counts.ts'
import { decadeOf, erasOf } from './eras.ts'
import type { Name, Names } from './names.ts'

export interface Popular {
  name: Name
  rank: number
  births: number
  /** Rank in the year or the decade before; null when it was not in that list. */
  before: number | null
}

/** Names on a page. */
export const popularCount = 100

/** Whether there are counts of a year. */
export const hasYear = ({ counts }: Names, year: number): boolean => counts.years.includes(year)

/** Decades with counts, newest first: 2020 for 2020 to 2029. */
export function decadesOf({ counts }: Names): number[] {
  return [...new Set(counts.years.map(decadeOf))].toReversed()
}

/** The most given names of a year and sex. */
export const popularIn = ({ counts, all }: Names, sex: Sex, year: number, most = popularCount): Popular[] =>
  Array.from(counts.order(sex, year).subarray(0, most), id => ({
    name: all[id] as Name, // the order holds numbers of names
    rank: counts.rank(id, sex, year) ?? 0,
    births: counts.births(id, sex, year),
    before: counts.rank(id, sex, year - 1),
  }))

const none = new Uint32Array()
const sumsOf = ({ counts }: Names, sex: Sex, from: number) => erasOf(counts)[sex].decades.get(from) ?? none

/** Indexes of the `most` greatest sums, greatest first, equal ones by the alphabet. */
function greatest(sums: Uint32Array, most: number): number[] {
  const least = Math.max(1, sums.toSorted().at(-most) ?? 1)
  const ids: number[] = []
  for (let id = 0; id < sums.length; id++) if ((sums[id] ?? 0) >= least) ids.push(id)
  return ids.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b).slice(0, most)
}

/** The rank of a name by its sum, from 1; null for a sum of 0. */
function placeIn(sums: Uint32Array, id: number): number | null {
  const own = sums[id] ?? 0
  if (!own) return null
  return 1 + sums.reduce((before, sum, other) => before + (sum > own || (sum === own && other < id) ? 1 : 0), 0)
}

/** The most given names of a decade, by the sum of its years. The authority has no such ranks: they are ours. */
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
