// Rules over all counts that find rising, falling, vintage and comeback names.
import type { Sex } from './counts.ts'
import { sexes } from './counts.ts'
import { erasOf } from './eras.ts'
import { type Name, type Names, newestYear } from './names.ts'

/** A name that a rule found, and the figure behind it in a few words, as its list prints them. */
export interface FoundName {
  name: Name
  why: string
}

interface Case extends FoundName {
  /** Names are sorted by it, the greatest first. */
  weight: number
}

/** Sorted by weight; a name that was found for both sexes keeps only the greater one. */
function inOrder(cases: readonly Case[]): FoundName[] {
  const sorted = cases.toSorted((a, b) => b.weight - a.weight || a.name.id - b.name.id)
  const seen = new Set<number>()
  return sorted.filter(({ name }) => !seen.has(name.id) && seen.add(name.id))
}

/** `, of girls`: names the sex of the figure when the name is not only that sex's. */
const ofSex = ({ use }: Name, sex: Sex) => (use === sex ? '' : `, of ${sex}s`)
const times = (ratio: number) => (ratio < 10 ? ratio.toFixed(1) : String(Math.round(ratio)))

function casesOf(
  names: Names,
  test: (name: Name, sex: Sex, year: number) => Omit<Case, 'name'> | undefined,
): FoundName[] {
  const year = newestYear(names)
  const cases: Case[] = []
  for (const name of names.all) {
    for (const sex of sexes) {
      const found = test(name, sex, year)
      if (found) cases.push({ name, ...found })
    }
  }
  return inOrder(cases)
}

/** Share of births at least doubled in five years, with 500 births or more now. */
export function rising(names: Names): FoundName[] {
  const { share } = erasOf(names.counts)
  return casesOf(names, (name, sex, year) => {
    const { id } = name
    const before = share(id, sex, year - 5)
    if (!before || names.counts.births(id, sex, year) < 500) return undefined
    const ratio = share(id, sex, year) / before
    return ratio < 2
      ? undefined
      : { weight: ratio, why: `${times(ratio)} times as often as in ${year - 5}${ofSex(name, sex)}` }
  })
}

/** Share of births at least halved in ten years, with 1,000 births or more then. */
export function falling(names: Names): FoundName[] {
  const { share } = erasOf(names.counts)
  return casesOf(names, (name, sex, year) => {
    const { id } = name
    if (names.counts.births(id, sex, year - 10) < 1000) return undefined
    const ratio = share(id, sex, year) / share(id, sex, year - 10)
    if (ratio > 0.5) return undefined
    const why = ratio
      ? `1 for every ${times(1 / ratio)} of ${year - 10}${ofSex(name, sex)}`
      : `not on the list any more${ofSex(name, sex)}`
    return { weight: -ratio, why }
  })
}

/** Best year before 1945 with rank 200 or better once, and beyond rank 500 now. */
export function vintage(names: Names): FoundName[] {
  const eras = erasOf(names.counts)
  return casesOf(names, (name, sex, year) => {
    const { id } = name
    const { bestYear, bestRank } = eras[sex]
    const [top, rank, now] = [bestYear[id] ?? 0, bestRank[id] ?? 0, names.counts.rank(id, sex, year)]
    if (!top || top >= 1945 || rank > 200 || !now || now <= 500) return undefined
    return { weight: names.counts.births(id, sex, year), why: `most given in ${top}${ofSex(name, sex)}` }
  })
}

/** Below this share of births a name counts as forgotten. */
const forgotten = 2 / 10_000

/** Best year before 1950, then forgotten, and now at least five times its lowest share, within rank 500. */
export function comeback(names: Names): FoundName[] {
  const eras = erasOf(names.counts)
  const { share } = eras
  return casesOf(names, (name, sex, year) => {
    const { id } = name
    const { bestYear, bestRank } = eras[sex]
    const [top, now] = [bestYear[id] ?? 0, names.counts.rank(id, sex, year)]
    if (!top || top >= 1950 || (bestRank[id] ?? 0) > 300 || !now || now > 500) return undefined
    const after = names.counts.years.filter(one => one > top)
    const low = after.reduce((least, one) => (share(id, sex, one) < share(id, sex, least) ? one : least), year)
    if (share(id, sex, low) >= forgotten || share(id, sex, year) < 5 * share(id, sex, low)) return undefined
    return { weight: -now, why: `first loved around ${top}, rarest in ${low}` }
  })
}
