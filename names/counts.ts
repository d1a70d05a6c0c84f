// How often each name was given in the US, by year and sex, with its official rank.
import { birthsIn, type CountTable, figureOf, rankIn } from './count-table.ts'

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
  readonly tables: Readonly<Record<Sex, CountTable>>
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
  order(sex: Sex, year: number): Uint16Array
}

/** The counts out of a header and the table of each sex. */
export function countsOf(header: Header, tables: Readonly<Record<Sex, CountTable>>): NameCounts {
  const { names } = header
  const [first, last] = header.years
  const span = last - first + 1
  const numbers = new Map(names.map((name, i) => [name.toLowerCase(), i]))
  const orders = new Map<string, Uint16Array>()
  const shares = { girl: lastShare(header, 'girl'), boy: lastShare(header, 'boy') }
  /** 0 outside of the years. */
  const figure = (name: number, sex: Sex, year: number) =>
    year < first || year > last ? 0 : figureOf(tables[sex], span, name, year - first)

  return {
    header,
    tables,
    years: Array.from({ length: span }, (_, i) => first + i),
    names,
    find: name => numbers.get(name.toLowerCase()),
    births: (name, sex, year) => birthsIn(figure(name, sex, year)),
    rank: (name, sex, year) => rankIn(figure(name, sex, year)) || null,
    total(sex, year) {
      const known = header.births[sex][year - first]
      if (known) return { births: known, estimated: false }
      return { births: Math.round((header.listed[sex][year - first] ?? 0) / shares[sex]), estimated: true }
    },
    order(sex, year) {
      const key = `${sex}${year}`
      const order = orders.get(key) ?? inOrder(Array.from(names, (_, i) => rankIn(figure(i, sex, year))))
      orders.set(key, order)
      return order
    },
  }
}

/** Numbers of the names by rank, the first rank first. @param ranks by number of the name; 0 for none */
function inOrder(ranks: readonly number[]): Uint16Array {
  const nameAt = new Uint16Array(ranks.reduce((a, b) => Math.max(a, b), 0) + 1) // its number and 1, by rank
  for (const [name, rank] of ranks.entries()) if (rank) nameAt[rank] = name + 1
  return nameAt.filter(Boolean).map(name => name - 1)
}

/**
 * Share of all births that the official list holds, 0 to 1, in the last year of which both are known. All births of
 * later years are estimated by it.
 */
function lastShare({ births, listed }: Header, sex: Sex): number {
  const at = births[sex].findLastIndex(count => count !== null)
  return at < 0 ? 1 : (listed[sex][at] ?? 0) / (births[sex][at] ?? 1)
}

/** Names given to fewer children in a year are not in the official list. */
export const fewest = 5
/** Births in all years together that a name needs, by sex, to be in the file. */
export const leastBirths = 500
