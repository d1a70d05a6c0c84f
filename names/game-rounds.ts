// Rounds of the name game: which of two names was given more often? They follow from a seed, so that two people can
// play the same rounds.
import { randomFrom } from '../domain/seeded-draw.ts'
import { type Sex, sexes } from './counts.ts'
import type { Names } from './names.ts'

export interface GameName {
  name: string
  path: string
  births: number
  /** Official rank in the year, among its sex. */
  rank: number
}

export interface GameRound {
  year: number
  sex: Sex
  /** In the order shown, which is random. */
  pair: readonly [GameName, GameName]
}

/** By round, how many times as often one name was given as the other, about. */
export const gaps = [30, 20, 12, 8, 5, 3.5, 2.5, 1.9, 1.5, 1.25] as const
/** The more common name is among this many most given ones of its year. */
const mostCommon = 80
/** Counts of earlier years are incomplete. */
const firstYear = 1940
const tries = 100
/** A gap may be larger than planned by up to this factor. */
const gapTolerance = 1.2

/** Every fifth year and the newest one: the ordered list of each year that is used stays in memory. */
export const gameYears = ({ counts }: Names): number[] =>
  counts.years.filter(year => year >= firstYear && (year % 5 === 0 || year === counts.years.at(-1)))

/** Up to ten rounds of growing difficulty; no name comes twice. */
export function gameRounds(names: Names, seed: number): GameRound[] {
  const random = randomFrom(seed)
  // The lists here are never empty
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const years = gameYears(names)
  const used = new Set<number>()
  return gaps.flatMap(gap => {
    for (let i = 0; i < tries; i++) {
      const [year, sex] = [among(years), among(sexes)]
      const pair = pairOf(names, { year, sex, place: Math.floor(random() * mostCommon), gap })
      if (!pair || pair.some(id => used.has(id))) continue
      for (const id of pair) used.add(id)
      const [a, b] = random() < 0.5 ? pair : [pair[1], pair[0]]
      return [{ year, sex, pair: [gameName(names, a, sex, year), gameName(names, b, sex, year)] as const }]
    }
    return []
  })
}

interface Asked {
  year: number
  sex: Sex
  /** Place of the more common name among its year and sex, from 0. */
  place: number
  gap: number
}

/** The name at a place, and the first one given `gap` times less often; undefined when none comes close to the gap. */
function pairOf({ counts }: Names, { year, sex, place, gap }: Asked): [number, number] | undefined {
  const order = counts.order(sex, year)
  const common = order[place]
  if (common === undefined) return undefined
  const most = counts.births(common, sex, year) / gap
  const rarer = order.subarray(place + 1).find(id => counts.births(id, sex, year) <= most)
  return rarer === undefined || counts.births(rarer, sex, year) * gapTolerance < most ? undefined : [common, rarer]
}

const gameName = ({ counts, all }: Names, id: number, sex: Sex, year: number): GameName => ({
  name: counts.names[id] ?? '',
  path: all[id]?.path ?? '',
  births: counts.births(id, sex, year),
  rank: counts.rank(id, sex, year) ?? 0,
})
