// Names that rise, fall, came back or stayed behind: rules over the whole of the counts.
import type { Sex } from './counts.ts'
import { sexes } from './counts.ts'
import { erasOf } from './eras.ts'
import type { Name, Names } from './names.ts'

/** A name that a rule found, and what it found of it, in a few words. */
export interface FoundName {
  name: Name
  why: string
}

interface Case extends FoundName {
  /** Greater stands before lesser. */
  weight: number
}

/** Each name once, by the sex that the rule fits best. */
function inOrder(cases: readonly Case[]): FoundName[] {
  const sorted = cases.toSorted((a, b) => b.weight - a.weight || a.name.id - b.name.id)
  const seen = new Set<number>()
  return sorted.filter(({ name }) => !seen.has(name.id) && seen.add(name.id))
}

/** Whose births a finding is of, where the name alone does not say it. */
const ofSex = ({ use }: Name, sex: Sex) => (use === sex ? '' : `, of ${sex}s`)
const times = (ratio: number) => (ratio < 10 ? ratio.toFixed(1) : String(Math.round(ratio)))

function casesOf(
  names: Names,
  test: (name: Name, sex: Sex, year: number) => Omit<Case, 'name'> | undefined,
): FoundName[] {
  const year = names.counts.years.at(-1) ?? 0
  const cases: Case[] = []
  for (const name of names.all) {
    for (const sex of sexes) {
      const found = test(name, sex, year)
      if (found) cases.push({ name, ...found })
    }
  }
  return inOrder(cases)
}

/** Twice the part of all children within five years. */
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

/** Half the part of all children within ten years. */
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

/** Best before the end of the war, rare now. */
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

/** Lowest part of all children that counts as forgotten. */
const forgotten = 2 / 10_000

/** Loved, forgotten, loved again. */
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
