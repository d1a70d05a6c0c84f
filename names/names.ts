// Every name of the counts, with what is known of it, and the rules by which lists choose among them.
import type { About } from './about.ts'
import { type NameCounts, type Sex, sexes } from './counts.ts'
import type { Steps } from './steps.ts'

export type Use = Sex | 'unisex'

export interface Name {
  /** Its number in the counts. */
  id: number
  name: string
  /** /b/olivia-baby-name */
  path: string
  /** Whom it was given to in the last ten years; for one that was not, in all years. */
  use: Use
  /** Births in the last ten years. */
  recentBirths: Readonly<Record<Sex, number>>
  /** Its letters, small: what rules look at. */
  letters: string
}

/** What a list asks of a name; what is left out does not matter. */
export interface NameRule {
  /** A name for both is among the names of each. */
  use?: Use
  starts?: string
  ends?: string
  has?: string
  origin?: string
  minLength?: number
  maxLength?: number
  syllables?: number
  /** Only these. */
  among?: ReadonlySet<string>
}

/** By name, under the slug of the list. */
export type Themes = ReadonlyMap<string, ReadonlyMap<string, string>>

export interface Names {
  readonly counts: NameCounts
  /** By their numbers. */
  readonly all: readonly Name[]
  /** A name by its spelling, in any capitals. */
  find(spelling: string): Name | undefined
  about(name: Name): About | undefined
  /** Names of the curated lists, each with why it is there, by the list's file. */
  readonly themes: Themes
  /** Names that a rule fits, those given most often in the last ten years first. */
  list(rule: NameRule): readonly Name[]
}

/** A name is for both when at least this part of the children it was given to were of the other sex. */
export const unisexShare = 1 / 3
const recentYears = 10

/** Names with what is known of them, made in steps. @param about by name */
export function* namesInSteps(counts: NameCounts, about: ReadonlyMap<string, About>, themes: Themes): Steps<Names> {
  const recent = counts.years.slice(-recentYears)
  const sum = (id: number, sex: Sex, years: readonly number[]) =>
    years.reduce((births, year) => births + counts.births(id, sex, year), 0)
  const all: Name[] = []
  for (const [id, name] of counts.names.entries()) {
    if (id % 1000 === 0) yield
    const given = { girl: sum(id, 'girl', recent), boy: sum(id, 'boy', recent) }
    const counted =
      given.girl + given.boy ? given : { girl: sum(id, 'girl', counts.years), boy: sum(id, 'boy', counts.years) }
    const letters = name.toLowerCase()
    all.push({ id, name, path: `/b/${letters}-baby-name`, use: usedFor(counted), recentBirths: given, letters })
  }
  /** Most given first, for each way to count: a list is a part of one of these. */
  const ordered: Record<Use, Name[]> = { girl: all, boy: all, unisex: all }
  for (const use of [...sexes, 'unisex'] as const) {
    yield
    ordered[use] = all.toSorted((a, b) => given(b, use) - given(a, use) || a.id - b.id)
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

/** Births of the last ten years that count for a list. */
export const given = ({ recentBirths: recent }: Name, use: Use = 'unisex'): number =>
  use === 'unisex' ? recent.girl + recent.boy : recent[use]

function fits({ name, letters, use }: Name, rule: NameRule, about: About | undefined): boolean {
  const { starts = '', ends = '', has = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule
  if (rule.use && use !== rule.use && (use !== 'unisex' || rule.use === 'unisex')) return false
  if (!letters.startsWith(starts) || !letters.endsWith(ends) || !letters.includes(has)) return false
  if (letters.length < minLength || letters.length > maxLength) return false
  if (rule.among && !rule.among.has(name)) return false
  if (rule.origin && !about?.origins.includes(rule.origin)) return false
  return rule.syllables === undefined || about?.syllables === rule.syllables
}
