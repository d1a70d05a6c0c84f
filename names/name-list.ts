// The shape of a list of names: slug, words for its page, the rule behind it, and the names.
import { type Name, type Names, newestYear, type Use } from './names.ts'

/** Groups on the page of all lists, in the order of that page. */
export const listGroups = [
  'For whom',
  'By how often they are given',
  'By length and sound',
  'Screen and stage',
  'World and nature',
  'Faith and myth',
  'History',
  'Words',
  'By origin',
  'By first letter',
  'By ending',
] as const
export type ListGroup = (typeof listGroups)[number]

export interface NameList {
  /** `girl-baby-names`, at /b/girl-baby-names. */
  slug: string
  title: string
  /** A sentence or two above it. */
  lead: string
  /** Which names are in it and in which order, in a sentence or two. */
  rule: string
  group: ListGroup
  /** The names in the order of the list. */
  names: readonly Name[]
  /** Set when all names are of this use, so that rows need not repeat it. */
  use?: Use
  /** Why a name is in the list, where that says more than its meaning. */
  why?: (name: Name) => string | undefined
  /** Advice above the list. */
  notes?: readonly { title: string; text: string }[]
  /** Letters of a list by letters, shown large. */
  sign?: string
}

/** The address of a list by its slug. */
export const pathOf = (slug: string): string => `/b/${slug}`

/** `2015 to 2024`: the years by whose births lists are ordered. */
export function recentSpan({ counts }: Names): string {
  const last = newestYear({ counts })
  return `${last - 9} to ${last}`
}

/** `most given in 2015 to 2024 first`: how most lists are ordered. */
export const mostGivenFirst = (names: Names) => `most given in ${recentSpan(names)} first`

/** A list whose names are computed when it is first asked for. */
export interface ListRow extends Pick<NameList, 'slug' | 'title' | 'lead' | 'group' | 'use' | 'notes'> {
  /** Computes the names, and words that need the counts. */
  make: (names: Names) => Pick<NameList, 'rule' | 'names' | 'why'>
}
