// How often each name was given in the US, by year and sex, with its official rank.
import type { NumberReader } from './packing.ts'
import { unpack } from './packing.ts'
import { atOnce, type Steps } from './steps.ts'

export const sexes = ['girl', 'boy'] as const
export type Sex = (typeof sexes)[number]

/** What stands before the columns of the packed file. */
export interface Header {
  source: string
  licence: string
  /** When it was taken over, an ISO date. */
  taken: string
  /** First and last year. */
  years: readonly [number, number]
  /** Births a year: those the authority counts, null where only the sum of its list is known. */
  births: Record<Sex, readonly (number | null)[]>
  /** Births a year whose names are in the official list, also those left out here. */
  listed: Record<Sex, readonly number[]>
  /** The names that are here, in the order of the alphabet. */
  names: readonly string[]
}

/** Births of all children of a year and sex; `estimated` where the authority has not said. */
export interface Total {
  births: number
  estimated: boolean
}

export interface NameCounts {
  readonly header: Header
  readonly years: readonly number[]
  readonly names: readonly string[]
  /** The number of a name, spelled with any capitals; undefined for one that is not here. */
  find(name: string): number | undefined
  /** Births in a year; 0 for none or fewer than five. */
  births(name: number, sex: Sex, year: number): number
  /** Place in the official list of the year and sex, null when it is not on it. */
  rank(name: number, sex: Sex, year: number): number | null
  total(sex: Sex, year: number): Total
  /** The names of a year and sex that are here, most given first. */
  order(sex: Sex, year: number): readonly number[]
}

/**
 * Opens the packed counts: 145 years of 19,000 names take about 35 MB.
 * @throws when the bytes are not such a file
 */
export const openCounts = (packed: Buffer): NameCounts => atOnce(countsInSteps(packed))

/** The same in steps. */
export function* countsInSteps(packed: Buffer): Steps<NameCounts> {
  const { header: given, columns } = unpack(packed)
  const header = given as Header // written by encode.ts, and nobody else
  const { names } = header
  const [first, last] = header.years
  const span = last - first + 1
  const years = Array.from({ length: span }, (_, i) => first + i)
  yield
  const tables = {
    girl: yield* readTable(columns, names.length, span),
    boy: yield* readTable(columns, names.length, span),
  }
  const numbers = new Map(names.map((name, i) => [name.toLowerCase(), i]))
  const orders = new Map<string, readonly number[]>()
  const shares = { girl: lastShare(header, 'girl'), boy: lastShare(header, 'boy') }
  /** Where a cell stands in its table, -1 outside of the years. */
  const cell = (name: number, year: number) => (year < first || year > last ? -1 : (year - first) * names.length + name)

  return {
    header,
    years,
    names,
    find: name => numbers.get(name.toLowerCase()),
    births: (name, sex, year) => tables[sex].births[cell(name, year)] ?? 0,
    rank: (name, sex, year) => tables[sex].ranks[cell(name, year)] || null,
    total(sex, year) {
      const known = header.births[sex][year - first]
      if (known) return { births: known, estimated: false }
      return { births: Math.round((header.listed[sex][year - first] ?? 0) / shares[sex]), estimated: true }
    },
    order(sex, year) {
      const key = `${sex}${year}`
      let order = orders.get(key)
      if (!order) {
        const { ranks } = tables[sex]
        order = names.map((_, i) => i).filter(i => ranks[cell(i, year)])
        order = order.toSorted((a, b) => (ranks[cell(a, year)] ?? 0) - (ranks[cell(b, year)] ?? 0))
        orders.set(key, order)
      }
      return order
    },
  }
}

/**
 * Part of all births whose names are listed, in the last year of which both are known: later years are estimated by it.
 */
function lastShare({ births, listed }: Header, sex: Sex): number {
  const at = births[sex].findLastIndex(count => count !== null)
  return at < 0 ? 1 : (listed[sex][at] ?? 0) / (births[sex][at] ?? 1)
}

interface Table {
  births: Uint32Array
  ranks: Uint16Array
}

/**
 * One sex: births by name, zeros in a row as one number; then by year how many names that are not here stand before
 * each that is.
 */
function* readTable(columns: NumberReader, count: number, span: number): Steps<Table> {
  const births = new Uint32Array(count * span)
  const ranks = new Uint16Array(count * span)
  for (let name = 0; name < count; name++) {
    if (name % 1000 === 0) yield
    for (let year = 0; year < span; ) {
      const value = columns.next()
      if (value === 0) year += columns.next()
      else births[year++ * count + name] = value + fewest - 1
    }
  }
  for (let from = 0; from < births.length; from += count) {
    let rank = 0
    yield
    for (const key of byBirths(births.subarray(from, from + count))) {
      rank += columns.next() + 1
      ranks[from + nameOf(key)] = rank
    }
  }
  return { births, ranks }
}

/** Names that fewer children were given in a year are not listed. */
export const fewest = 5
/** Births in all years together that a name of one sex must have to be here for it. */
export const leastBirths = 500
const namesAtMost = 2 ** 16
/** The number of a name in what `byBirths` gives. */
export const nameOf = (key: number) => key % namesAtMost

/**
 * The names of a year as the official lists have them: most births first, the same number by the alphabet.
 * @param births by the number of the name
 * @returns keys for `nameOf`: one number for both, for sorting plain numbers is what makes opening quick
 */
export function byBirths(births: Uint32Array): Float64Array {
  const keys = new Float64Array(births.length)
  let used = 0
  for (let name = 0; name < births.length; name++) {
    const given = births[name] as number
    if (given) keys[used++] = (2 ** 32 - given) * namesAtMost + name
  }
  return keys.subarray(0, used).sort()
}
