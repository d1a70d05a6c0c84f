// Groups of results, what stands in which, and what each result is in words.
import type { Card, KindName } from '../content/schema.ts'

/** In the order in which they are shown. */
export const searchGroups = ['Names', 'Guides', 'Articles', 'Topics', 'News', 'Tools', 'Products'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** What the search needs of a page that it finds: a piece of content, a tool, or a name. */
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
  page: 'Articles', // few, and no group of the site's own pages
  sponsored: 'Articles', // never found: see `isSearched`
}

/** Nobody who searches is sent to what somebody paid for. */
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

/** What a result is, in a word or two. */
export const kickerOf = ({ kind, slug }: FoundCard) =>
  kind === 'month' && slug.endsWith('-baby') ? 'Baby, by month' : kickers[kind]
