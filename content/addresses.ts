// Where each kind of content lives on the site.
import type { KindName } from './schema.ts'

/** The address of a piece. A month file named `18-month-old` is a toddler's, `3-month-old-baby` a baby's. */
export function addressOf(kind: KindName, slug: string): string {
  switch (kind) {
    case 'week':
      return `/pregnancy-week-by-week/${slug}`
    case 'month':
      return slug.endsWith('-baby') ? `/baby-month-by-month/${slug}` : `/toddler-month-by-month/${slug}`
    case 'article':
      return `/a/${slug}`
    case 'topic':
      return `/topics/${slug}`
    case 'news':
      return `/news/${slug}`
    case 'page':
      return `/${slug}`
  }
}

/** Pages that are no content files and that texts may link to. */
export const fixedAddresses = ['/', '/pregnancy-week-by-week', '/baby-month-by-month', '/toddler-month-by-month', '/topics', '/a/', '/news']
