// Every name of the counts, with what is known of it, and the rules by which lists choose among them.
import type { About } from './about.ts'
import { type NameCounts, type Sex, sexes } from './counts.ts'
import type { Steps } from './steps.ts'

export type Use = Sex | 'unisex'

export interface Name {
  /** Its number in the counts; names are numbered in the order of the alphabet. */
  id: number
  name: string
  /** /b/olivia-baby-name */
  path: string
  /** Whom it was given to in the last ten years; for one that was not, in all years. */
  use: Use
  /** Births in the last ten years. */
  recentBirths: Readonly<Record<Sex, number>>
  /** The name in small letters, which rules compare. */
  letters: string
}

/** Which names a list takes: all conditions that are given must hold. */
export interface NameRule {
  /** A name for both is among the names of each. */
  use?: Use
  starts?: string
  ends?: string
  minLength?: number
  maxLength?: number
  syllables?: number
  /** Only names of this set, spelled as in the counts. */
  among?: ReadonlySet<string>
}

/** The curated lists: slug of the list -> name -> why the name is in it. */
export type Themes = ReadonlyMap<string, ReadonlyMap<string, string>>

export interface Names {
  readonly counts: NameCounts
  /** All names in the order of their numbers. */
  readonly all: readonly Name[]
  /** A name by its spelling, in any capitals. */
  find(spelling: string): Name | undefined
  /** The row of the curated table; undefined for a name that nobody looked up yet. */
  about(name: Name): About | undefined
  readonly themes: Themes
  /** Names that a rule fits, those given most often in the last ten years first. */
  list(rule: NameRule): readonly Name[]
}

/** A name is unisex when at least this share of the children who got it were of the rarer sex. */
export const unisexShare = 1 / 3
const recentYears = 10

/** Builds the names out of the counts, in steps. @param about rows of the curated table, by name */
export function* namesInSteps(counts: NameCounts, about: ReadonlyMap<string, About>, themes: Themes): Steps<Names> {
  const recent = counts.years.slice(-recentYears)
  const sum = (id: number, sex: Sex, years: readonly number[]) =>
    years.reduce((births, year) => births + counts.births(id, sex, year), 0)
  const all: Name[] = []
  for (const [id, name] of counts.names.entries()) {
    if (id % 1000 === 0) yield
    const lately = { girl: sum(id, 'girl', recent), boy: sum(id, 'boy', recent) }
    const counted =
      lately.girl + lately.boy ? lately : { girl: sum(id, 'girl', counts.years), boy: sum(id, 'boy', counts.years) }
    const letters = name.toLowerCase()
    all.push({ id, name, path: `/b/${letters}-baby-name`, use: usedFor(counted), recentBirths: lately, letters })
  }
  /** All names by recent births of each use, most first: every list is a part of one of these. */
  const ordered: Record<Use, Name[]> = { girl: all, boy: all, unisex: all }
  for (const use of [...sexes, 'unisex'] as const) {
    yield
    ordered[use] = all.toSorted(byRecentBirths(use))
  }
  return {
    counts,
    all,
    themes,
    find(spelling) {
      const id = counts.find(spelling)
      return id === undefined ? undefined : all[id]
    },
    about: ({ name }) => about.get(name),
    list: rule => ordered[rule.use ?? 'unisex'].filter(name => fits(name, rule, about.get(name.name))),
  }
}

function usedFor({ girl, boy }: Record<Sex, number>): Use {
  if (Math.min(girl, boy) >= (girl + boy) * unisexShare) return 'unisex'
  return girl > boy ? 'girl' : 'boy'
}

/** Births of the last ten years, of one sex or of both (`unisex`). */
export const recentBirthsOf = ({ recentBirths }: Name, use: Use = 'unisex'): number =>
  use === 'unisex' ? recentBirths.girl + recentBirths.boy : recentBirths[use]

/** Compares two names for sorting: most births of the last ten years first, then by the alphabet. */
export const byRecentBirths =
  (use?: Use) =>
  (a: Name, b: Name): number =>
    recentBirthsOf(b, use) - recentBirthsOf(a, use) || a.id - b.id

/** Whether a name of one use is among those of another: a unisex name is among girls' and boys' names too. */
export const isAmong = (use: Use, wanted: Use): boolean => use === wanted || (use === 'unisex' && wanted !== 'unisex')

/** First and last year of the counts. */
export const yearSpan = ({ counts: { years } }: Pick<Names, 'counts'>): readonly [first: number, last: number] => [
  years[0] ?? 0,
  years.at(-1) ?? 0,
]

/** The newest year of the counts. */
export const newestYear = (names: Pick<Names, 'counts'>): number => yearSpan(names)[1]

/** Births of both sexes in a year. */
export const birthsIn = ({ counts }: Pick<Names, 'counts'>, { id }: Name, year: number): number =>
  counts.births(id, 'girl', year) + counts.births(id, 'boy', year)

/** The sex that got a name more often in a year; girls when both did alike. */
export const mainSexIn = ({ counts }: Pick<Names, 'counts'>, { id }: Name, year: number): Sex =>
  counts.births(id, 'boy', year) > counts.births(id, 'girl', year) ? 'boy' : 'girl'

function fits({ name, letters, use }: Name, rule: NameRule, about: About | undefined): boolean {
  const { starts = '', ends = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule
  if (rule.use && !isAmong(use, rule.use)) return false
  if (!letters.startsWith(starts) || !letters.endsWith(ends)) return false
  if (letters.length < minLength || letters.length > maxLength) return false
  if (rule.among && !rule.among.has(name)) return false
  return rule.syllables === undefined || about?.syllables === rule.syllables
}
