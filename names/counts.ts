// How often each name was given in the US, by year and sex, with its official rank.
import type { NumberReader } from './packing.ts'
import { unpack } from './packing.ts'
import { atOnce, type Steps } from './steps.ts'

export const sexes = ['girl', 'boy'] as const
export type Sex = (typeof sexes)[number]

/** The first line of the packed file, as JSON. */
export interface Header {
  source: string
  licence: string
  /** Day of the import, YYYY-MM-DD. */
  taken: string
  /** First and last year. */
  years: readonly [number, number]
  /** Births of all children, by year; null for years of which the authority has published only its list of names. */
  births: Record<Sex, readonly (number | null)[]>
  /** Births in the official list by year, those of names left out here included. */
  listed: Record<Sex, readonly number[]>
  /** The names in the file, in the order of the alphabet. A name's number is its index. */
  names: readonly string[]
}

/** Births of all children of a year and sex; `estimated` where the authority has not published them. */
export interface Total {
  births: number
  estimated: boolean
}

export interface NameCounts {
  readonly header: Header
  readonly years: readonly number[]
  readonly names: readonly string[]
  /** The number of a name, whatever its capitals; undefined for a name without counts. */
  find(name: string): number | undefined
  /** Births in a year; 0 when there were fewer than five, which are not published. */
  births(name: number, sex: Sex, year: number): number
  /** Rank in the official list of the year and sex, from 1; null when the name is not in it. */
  rank(name: number, sex: Sex, year: number): number | null
  total(sex: Sex, year: number): Total
  /** Numbers of the names given in a year, most given first. */
  order(sex: Sex, year: number): readonly number[]
}

/**
 * Opens the packed counts. 145 years of 17,700 names take about 35 MB of memory.
 * @throws when the bytes are not such a file
 */
export const openCounts = (packed: Buffer): NameCounts => atOnce(countsInSteps(packed))

/** As `openCounts`, in steps. */
export function* countsInSteps(packed: Buffer): Steps<NameCounts> {
  const { header: given, columns } = unpack(packed)
  const header = given as Header // encode-counts.ts wrote it
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
  /** Index of a name and year in a table; -1 outside of the years. */
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
 * Share of all births that the official list holds, 0 to 1, in the last year of which both are known. All births of
 * later years are estimated by it.
 */
function lastShare({ births, listed }: Header, sex: Sex): number {
  const at = births[sex].findLastIndex(count => count !== null)
  return at < 0 ? 1 : (listed[sex][at] ?? 0) / (births[sex][at] ?? 1)
}

/** Births and ranks of one sex, by year and then by number of the name; 0 for none. */
interface Table {
  births: Uint32Array
  ranks: Uint16Array
}

/**
 * Reads the column of one sex, as encode-counts.ts writes it. First the births, name by name: 0 and a number for a run
 * of years without births, else births less four. Then the ranks, year by year in the order of births: for each name,
 * how many names that are left out of the file rank between it and the one before.
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

/** Names given to fewer children in a year are not in the official list. */
export const fewest = 5
/** Births in all years together that a name needs, by sex, to be in the file. */
export const leastBirths = 500
const namesAtMost = 2 ** 16
/** The number of the name in a key of `byBirths`. */
export const nameOf = (key: number) => key % namesAtMost

/**
 * The names of a year in the order of the official lists: most births first, equal ones by the alphabet.
 * @param births by number of the name
 * @returns keys for `nameOf`. A key holds births and name in one number, since plain numbers are sorted fastest
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
