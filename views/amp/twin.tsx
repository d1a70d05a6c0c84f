// Which pages have an AMP twin, and how page and twin link to each other.
import { addressOf } from '../../content/addresses.ts'
import { awardProducts } from '../../content/award-products.ts'
import { type Card, type KindName, topicAddresses } from '../../content/schema.ts'
import type { Head } from '../head.ts'
import { usePage } from '../page.tsx'

/** The patterns of pages with a twin, by kind of content. */
const patterns: Partial<Record<KindName, readonly string[]>> = {
  article: ['/a/:slug'],
  week: ['/pregnancy-week-by-week/:slug'],
  month: ['/baby-month-by-month/:slug', '/toddler-month-by-month/:slug'],
  topic: ['/topics/:slug', ...topicAddresses],
  news: ['/news/:slug'],
  review: ['/product-reviews/:category/:slug'],
  award: awardProducts.map(product => addressOf('award', product)),
}

/** Pages with a twin that are not content. */
export const otherPages: readonly string[] = ['/baby-names']

/** The patterns of all pages with a twin. */
export const twinPatterns: ReadonlySet<string> = new Set([...Object.values(patterns).flat(), ...otherPages])

const ending = '/amp'

/** The path of a page's twin. @param path of the page, without query */
export const twinPath = (path: string): string => path + ending

/** Whether a path, without query, is a twin's. */
export const isTwin = (path: string): boolean => path.endsWith(ending)

/** The path of a twin's page. @param path of the twin, without query */
export const pageOfTwin = (path: string): string => path.slice(0, -ending.length)

/**
 * Whether the page with this head has a twin. Pages that search engines must not index have none, nor have the second
 * and later pages of a list.
 */
export function hasTwin(
  { path, noindex }: Pick<Head, 'path' | 'noindex'>,
  cardAt: (path: string) => Card | undefined,
): boolean {
  if (path === undefined || noindex) return false
  const card = cardAt(path)
  return card ? card.kind in patterns : otherPages.includes(path)
}

/** The link to the twin in a page's head; nothing in the twin itself, whose path differs from its head's. */
export function AmpLink({ head }: { head: Head }) {
  const { build, site, path } = usePage()
  if (path !== head.path || !hasTwin(head, build.cardAt)) return null
  return <link rel="amphtml" href={build.origins[site] + twinPath(path)} />
}
