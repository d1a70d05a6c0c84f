// What a list of names is: its address, its words, the rule that it prints, and the names in its order.
import type { Name, Names, Use } from './names.ts'

/** Groups on the page of all lists, in its order. */
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
  /** Of its address: /b/girl-baby-names. */
  slug: string
  title: string
  /** A sentence or two above it. */
  lead: string
  /** Which names are in it and in which order, in a sentence or two. */
  rule: string
  group: ListGroup
  /** In its order. */
  names: readonly Name[]
  /** All of them are for these, so that it need not be said of each. */
  use?: Use
  /** What connects a name to the list, where that says more than its meaning. */
  why?: (name: Name) => string | undefined
  /** What to know before choosing from it. */
  notes?: readonly { title: string; text: string }[]
  /** Letters that it is about, shown large. */
  sign?: string
}

export const pathOf = (slug: string): string => `/b/${slug}`

/** `2015 to 2024`: the years by whose births lists are ordered. */
export function recentSpan({ counts }: Names): string {
  const last = counts.years.at(-1) ?? 0
  return `${last - 9} to ${last}`
}

/** How most lists are ordered, as the end of a sentence. */
export const mostGivenFirst = (names: Names) => `most given in ${recentSpan(names)} first`

/** A list that is made when it is first asked for. */
export interface ListRow extends Pick<NameList, 'slug' | 'title' | 'lead' | 'group' | 'use' | 'notes'> {
  /** The rule's words and its names. */
  make: (names: Names) => Pick<NameList, 'rule' | 'names' | 'why'>
}
