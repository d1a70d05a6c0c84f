// Which pages have an AMP twin, and how each finds the other.
import { addressOf } from '../../content/addresses.ts'
import { awardProducts } from '../../content/award-products.ts'
import { type Card, type KindName, topicAddresses } from '../../content/schema.ts'
import type { Head } from '../head.ts'
import { usePage } from '../page.tsx'

/** The pages that have one: the routes of each kind of content. */
const patterns: Partial<Record<KindName, readonly string[]>> = {
  article: ['/a/:slug'],
  week: ['/pregnancy-week-by-week/:slug'],
  month: ['/baby-month-by-month/:slug', '/toddler-month-by-month/:slug'],
  topic: ['/topics/:slug', ...topicAddresses],
  news: ['/news/:slug'],
  review: ['/product-reviews/:category/:slug'],
  award: awardProducts.map(product => addressOf('award', product)),
}

/** Patterns of all of them. */
export const twinPatterns: ReadonlySet<string> = new Set(Object.values(patterns).flat())

const ending = '/amp'

/** The address of the twin of a page, given without query. */
export const twinPath = (path: string): string => path + ending

/** The address of the page whose twin this is, given without query. */
export const pageOfTwin = (path: string): string => path.slice(0, -ending.length)

/** Whether the page of a head has a twin. A later page of a list has none, nor has one that search engines leave out. */
export function hasTwin({ path, noindex }: Pick<Head, 'path' | 'noindex'>, cardAt: (path: string) => Card | undefined): boolean {
  const card = path === undefined || noindex ? undefined : cardAt(path)
  return card !== undefined && card.kind in patterns
}

/** In the head of a page: where its twin is. A twin, whose address is not that of its head, says nothing. */
export function AmpLink({ head }: { head: Head }) {
  const { build, site, path } = usePage()
  if (path !== head.path || !hasTwin(head, build.cardAt)) return null
  return <link rel="amphtml" href={build.origins[site] + twinPath(path)} />
}
