// What the page of a name shows.

import type { Drawing } from '../../domain/names/chart-drawing.ts'
import type { Marks } from '../../domain/names/marked-years.ts'
import type { Trend } from '../../domain/names/trend.ts'
import type { Measure, NameLine, NameSex } from '../../domain/names/year-points.ts'
import type { About } from '../../names/about.ts'
import type { ListFacts } from '../../names/list-facts.ts'
import type { ListLink } from '../../names/lists-of-name.ts'
import type { Name } from '../../names/names.ts'
import type { Step } from '../head.ts'
import type { NameLink } from './name-links.tsx'

/** What the counts say of a name and a sex. */
export interface SexFacts {
  sex: NameSex
  marks: Marks
  trend: Trend
}

export interface NamePage {
  name: Name
  about: About | undefined
  /** First and last year of the counts. */
  years: readonly [number, number]
  /** The sex with the most children first. */
  lines: readonly NameLine[]
  facts: readonly SexFacts[]
  measure: Measure
  drawing: Drawing
  /** The first year whose number of all births is estimated. */
  estimated: number | undefined
  /** The numbers of children of the last year, with the name and in all, and the chance of another in a class. */
  chance: { given: number; all: number; chance: number }
  /** For a name that was not looked up yet: one that sounds the same and was. */
  saidLike: NameLink | undefined
  nicknames: readonly NameLink[]
  variants: readonly NameLink[]
  spellings: readonly NameLink[]
  sounds: readonly NameLink[]
  trends: readonly NameLink[]
  sisters: readonly NameLink[]
  brothers: readonly NameLink[]
  /** The entries about it in the curated lists. */
  listFacts: ListFacts
  lists: readonly ListLink[]
  previous: Step | undefined
  next: Step | undefined
}
