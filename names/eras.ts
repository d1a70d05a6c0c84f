// Best years and sums by decade of all names, computed once for the rules of lists and the popular names of a decade.
import { type NameCounts, type Sex, sexes } from './counts.ts'
import { atOnce, type Steps } from './steps.ts'

/** Figures of the names of one sex, by number of the name. */
export interface Era {
  /** The year with its greatest share of births; 0 for a name never given. */
  bestYear: Uint16Array
  /** Its best rank in any year; 0 for none. */
  bestRank: Uint16Array
  /** Births by decade: 1990 for 1990 to 1999. The newest decade may have fewer years. */
  decades: ReadonlyMap<number, Uint32Array>
}

export interface Eras extends Readonly<Record<Sex, Era>> {
  /** Number of years in which a name was given to either sex, by number of the name. */
  yearsGiven: Uint16Array
  /** Share of the births of a year and sex that were given the name, 0 to 1. */
  share(name: number, sex: Sex, year: number): number
}

const erasByCounts = new WeakMap<NameCounts, Eras>()

/** The eras of counts. Memoized: the first call reads all years of all names. */
export const erasOf = (counts: NameCounts): Eras => erasByCounts.get(counts) ?? atOnce(makeEras(counts))

/** The first year of a decade. */
export const decadeOf = (year: number): number => year - (year % 10)

/** The first call of `erasOf`, in steps. */
export function* makeEras(counts: NameCounts): Steps<Eras> {
  const size = counts.names.length
  const makers = { girl: eraMaker(counts, 'girl'), boy: eraMaker(counts, 'boy') }
  const yearsGiven = new Uint16Array(size)
  for (const [at, year] of counts.years.entries()) {
    yield
    for (const sex of sexes) makers[sex].begin(at, year)
    for (let name = 0; name < size; name++) {
      const girls = makers.girl.note(name)
      const boys = makers.boy.note(name)
      if (girls || boys) yearsGiven[name] = (yearsGiven[name] ?? 0) + 1
    }
  }
  const first = counts.years[0] ?? 0
  const eras: Eras = {
    girl: makers.girl.era,
    boy: makers.boy.era,
    yearsGiven,
    share: (name, sex, year) => counts.births(name, sex, year) / (makers[sex].totals[year - first] ?? 1),
  }
  erasByCounts.set(counts, eras)
  return eras
}

/** Collects the figures of one sex, year by year and name by name. */
function eraMaker(counts: NameCounts, sex: Sex) {
  const size = counts.names.length
  const [bestYear, bestRank, most] = [new Uint16Array(size), new Uint16Array(size), new Float64Array(size)]
  const decades = new Map<number, Uint32Array>()
  const totals = counts.years.map(year => counts.total(sex, year).births || 1)
  let [year, total] = [0, 1]
  let sums: Uint32Array = new Uint32Array()
  return {
    totals,
    era: { bestYear, bestRank, decades },
    begin(at: number, next: number) {
      year = next
      total = totals[at] ?? 1
      sums = decades.get(decadeOf(year)) ?? new Uint32Array(size)
      decades.set(decadeOf(year), sums)
    },
    /** @returns whether the name was given in the year */
    note(name: number): boolean {
      const births = counts.births(name, sex, year)
      if (!births) return false
      sums[name] = (sums[name] ?? 0) + births
      const rank = counts.rank(name, sex, year) ?? 0
      if (!bestRank[name] || rank < (bestRank[name] ?? 0)) bestRank[name] = rank
      if (births / total > (most[name] ?? 0)) {
        most[name] = births / total
        bestYear[name] = year
      }
      return true
    },
  }
}
