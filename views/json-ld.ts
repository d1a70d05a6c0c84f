// A page's structured data: the blocks of its route, and its breadcrumbs.
import type { Head } from './head.ts'

/** Makes addresses whole. */
interface Addresses {
  /** @param path of a page of ours */
  page(path: string): string
  /** The page's preview picture. */
  image: string
}

/** The fields in which schema.org expects an address. */
const addressed: ReadonlySet<string> = new Set(['url', 'item', 'mainEntityOfPage', 'urlTemplate'])

/** A value of a block with every path of this site made a whole address. */
function whole(value: unknown, page: Addresses['page']): unknown {
  if (Array.isArray(value)) return value.map(part => whole(part, page))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      addressed.has(key) && typeof part === 'string' && part.startsWith('/') ? page(part) : whole(part, page),
    ]),
  )
}

const breadcrumbList = (breadcrumbs: NonNullable<Head['breadcrumbs']>) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ title, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title,
    item: path,
  })),
})

/**
 * All blocks of a page. A block with a headline gets the page's picture. There is no FAQPage, since no page here
 * consists of questions.
 */
export function structuredData({ jsonLd = [], breadcrumbs = [] }: Head, { page, image }: Addresses): unknown[] {
  const blocks = jsonLd.map(block => ('headline' in block ? { ...block, image } : block))
  return [...blocks, ...(breadcrumbs.length ? [breadcrumbList(breadcrumbs)] : [])].map(block => whole(block, page))
}
