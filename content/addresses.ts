// Addresses of content: by kind for pieces, and those of all pages that are no pieces.
import { signsPagePath } from './danger-signs/danger-stages.ts'
import { categoryPath, reviewCategories } from './review-categories.ts'
import type { KindName } from './schema.ts'

/** Front matter that decides an address. */
interface Placing {
  /** Of a topic at an address of its own. */
  address?: string
  /** Of a product guide. */
  category?: string
}

/** The address of a piece. A month file named `18-month-old` is a toddler's, `3-month-old-baby` a baby's. */
export function addressOf(kind: KindName, slug: string, { address, category = '' }: Placing = {}): string {
  switch (kind) {
    case 'week':
      return `/pregnancy-week-by-week/${slug}`
    case 'month':
      return slug.endsWith('-baby') ? `/baby-month-by-month/${slug}` : `/toddler-month-by-month/${slug}`
    case 'article':
      return `/a/${slug}`
    case 'topic':
      return address ?? `/topics/${slug}`
    case 'news':
      return `/news/${slug}`
    case 'review':
      return `${categoryPath(category)}/${slug}`
    case 'award':
      return `/best-of-${slug}-awards`
    case 'sponsored':
      return `/t/${slug}`
    case 'tool':
      return slug === 'contraction' ? '/calculators/contraction' : `/${slug}`
    case 'page':
      return slug === 'privacy-policy' ? '/privacy-policy/' : `/${slug}`
  }
}

/** Addresses of pages that are no content files, to which texts may link. */
export const fixedAddresses: readonly string[] = [
  '/',
  '/pregnancy-week-by-week',
  '/baby-month-by-month',
  '/toddler-month-by-month',
  '/topics',
  '/a/',
  signsPagePath,
  '/quiet-almanac',
  '/news',
  '/tools',
  '/community',
  '/product-reviews',
  '/registry',
  ...reviewCategories.map(({ slug }) => categoryPath(slug)),
  '/search',
  '/babyregistrysearch',
  '/join',
  '/login',
  '/dashboard',
  '/saved-articles',
  '/settings',
  '/baby-names',
  '/b/a-z-baby-names',
  '/b/baby-middle-names',
  '/b/baby-name-lists',
  '/b/baby-name-matcher',
  '/b/baby-name-origins',
  '/b/boy-baby-names',
  '/b/classic-baby-names',
  '/b/favorites',
  '/b/girl-baby-names',
  '/b/most-popular-baby-names',
  '/b/popularityChart',
  '/b/search',
  '/b/unique-baby-names',
  '/b/unisex-baby-names',
]
