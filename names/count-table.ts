// Births and ranks of the names of one sex, held only for those years in which a name was given: three in four are empty.
import { countBits } from '../lib/count-bits.ts'

export interface CountTable {
  /** By number of the name, as many words as its years need: a bit for each year, set when the name was given. */
  readonly given: Uint32Array
  /** By number of the name: the place of its first year in `figures`. */
  readonly starts: Uint32Array
  /** Name by name, and in each by year: births above, and the rank in the lowest `rankBits`. */
  readonly figures: Uint32Array
}

const rankBits = 15
const rankMask = 2 ** rankBits - 1
/** Both in one year; the official lists come to 99,693 births and 20,600 names. */
const most = { births: 2 ** (32 - rankBits) - 1, rank: rankMask }

/** Words of 32 bits that hold a bit for each year. */
export const wordsFor = (years: number): number => Math.ceil(years / 32)

/**
 * Makes a table out of cells by year and then by number of the name; 0 for none.
 * @param years how many there are
 * @throws RangeError when births or ranks are too great for a table
 */
export function tableOf(births: Uint32Array, ranks: Uint16Array, years: number): CountTable {
  const names = births.length / years
  const words = wordsFor(years)
  const given = new Uint32Array(names * words)
  const starts = new Uint32Array(names)
  const figures = new Uint32Array(births.reduce((count, each) => count + (each ? 1 : 0), 0))
  let used = 0
  for (let name = 0; name < names; name++) {
    starts[name] = used
    for (let year = 0; year < years; year++) {
      const [born = 0, rank = 0] = [births[year * names + name], ranks[year * names + name]]
      if (!born) continue
      if (born > most.births || rank > most.rank) throw new RangeError(`${born} births or rank ${rank} are too many.`)
      const word = name * words + (year >>> 5)
      given[word] = (given[word] ?? 0) | (1 << (year & 31))
      figures[used++] = born * 2 ** rankBits + rank
    }
  }
  return { given, starts, figures }
}

/** Births and rank of a name in a year, for `birthsIn` and `rankIn`; 0 when it was not given. @param year from 0 */
export function figureOf({ given, starts, figures }: CountTable, years: number, name: number, year: number): number {
  const words = wordsFor(years)
  const word = name * words + (year >>> 5)
  const bits = given[word] ?? 0
  const bit = 1 << (year & 31)
  if (!(bits & bit)) return 0
  let place = (starts[name] ?? 0) + countBits(bits & (bit - 1))
  for (let before = name * words; before < word; before++) place += countBits(given[before] ?? 0)
  return figures[place] ?? 0
}

export const birthsIn = (figure: number): number => figure >>> rankBits
export const rankIn = (figure: number): number => figure & rankMask
