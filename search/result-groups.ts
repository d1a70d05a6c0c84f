// The groups of search results, the group of each kind of page, and its label.
import type { Card, KindName } from '../content/schema.ts'

/** In the order in which they are shown. */
export const searchGroups = ['Names', 'Guides', 'Articles', 'Topics', 'News', 'Tools', 'Products'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** A page that the search can find: a piece of content, a tool, or a name. */
export interface FoundCard extends Pick<Card, 'slug' | 'path' | 'title' | 'lead' | 'topics' | 'only'> {
  kind: KindName | 'tool' | 'name'
}

export const groupOf: Record<FoundCard['kind'], SearchGroup> = {
  name: 'Names',
  week: 'Guides',
  month: 'Guides',
  article: 'Articles',
  topic: 'Topics',
  news: 'News',
  tool: 'Tools',
  review: 'Products',
  award: 'Products',
  page: 'Articles', // too few for a group of their own
  sponsored: 'Articles', // never found: see `isSearched`
}

/** Sponsored pages are never found by the search. */
export const isSearched = ({ kind }: FoundCard) => kind !== 'sponsored'

const kickers: Record<FoundCard['kind'], string> = {
  name: 'Name',
  week: 'Pregnancy, by week',
  month: 'Toddler, by month',
  article: 'Article',
  topic: 'Topic',
  news: 'News',
  tool: 'Tool',
  review: 'Product guide',
  award: 'Product guide',
  page: 'This site',
  sponsored: 'Sponsored',
}

/** The label of a result: its kind in a word or two. */
export const kickerOf = ({ kind, slug }: FoundCard) =>
  kind === 'month' && slug.endsWith('-baby') ? 'Baby, by month' : kickers[kind]
