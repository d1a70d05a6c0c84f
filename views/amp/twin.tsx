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

/** Pages that are no piece of content and have one all the same. */
export const otherPages: readonly string[] = ['/baby-names']

/** Patterns of all of them. */
export const twinPatterns: ReadonlySet<string> = new Set([...Object.values(patterns).flat(), ...otherPages])

const ending = '/amp'

/** The address of the twin of a page, given without query. */
export const twinPath = (path: string): string => path + ending

/** The address of the page whose twin this is, given without query. */
export const pageOfTwin = (path: string): string => path.slice(0, -ending.length)

/**
 * Whether the page of a head has a twin. A later page of a list has none, nor has one that search engines leave out.
 */
export function hasTwin(
  { path, noindex }: Pick<Head, 'path' | 'noindex'>,
  cardAt: (path: string) => Card | undefined,
): boolean {
  if (path === undefined || noindex) return false
  const card = cardAt(path)
  return card ? card.kind in patterns : otherPages.includes(path)
}

/** In the head of a page: where its twin is. A twin, whose address is not that of its head, says nothing. */
export function AmpLink({ head }: { head: Head }) {
  const { build, site, path } = usePage()
  if (path !== head.path || !hasTwin(head, build.cardAt)) return null
  return <link rel="amphtml" href={build.origins[site] + twinPath(path)} />
}
