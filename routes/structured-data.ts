// Structured data for search engines (schema.org). It states only facts: no reviewer without a recorded clinical
// review.
import type { Piece } from '../content/schema.ts'
import { site } from '../content/site.ts'
import type { Head, Step } from '../views/head.ts'

/** The site and its search, for the front page. */
export const webSite = () => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  description: site.description,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
})

/**
 * The head of a page that leads to others, which are its list in structured data.
 * @param entries as they stand on the page, in its order; an address elsewhere is whole already
 */
export const indexHead = (head: Head & { path: string }, entries: readonly Step[]): Head => ({
  ...head,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: head.title,
      description: head.description,
      url: head.path,
      ...(entries.length > 0 && {
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: entries.length,
          itemListElement: entries.map(({ title, path }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name: title,
            url: path,
          })),
        },
      }),
    },
  ],
})

/** A sponsored page. */
export const sponsoredPage = ({
  title,
  path,
  description,
  published,
  updated,
  sponsor,
}: Piece<'sponsored'>): object => ({
  '@context': 'https://schema.org',
  '@type': 'AdvertiserContentArticle',
  headline: title,
  mainEntityOfPage: path,
  description,
  datePublished: published,
  dateModified: updated,
  sponsor: { '@type': 'Organization', name: sponsor },
  publisher: { '@type': 'Organization', name: site.name },
})

/** The parts of a text that structured data has. */
interface Text extends Pick<Piece<'article'>, 'title' | 'path' | 'description' | 'published' | 'updated' | 'review'> {
  kind: 'article' | 'week' | 'month' | 'news' | 'tool'
}

/** A text with its dates. A page that only editors reviewed states no `reviewedBy`. */
export function textPage(piece: Text): object {
  const medical = piece.kind !== 'news' && piece.review !== undefined // schema.org has no review of news
  return {
    '@context': 'https://schema.org',
    '@type': piece.kind === 'news' ? 'NewsArticle' : medical ? 'MedicalWebPage' : 'Article',
    headline: piece.title,
    mainEntityOfPage: piece.path,
    description: piece.description,
    datePublished: piece.published,
    dateModified: piece.updated,
    author: { '@type': 'Organization', name: `${site.name} editors` },
    publisher: { '@type': 'Organization', name: site.name },
    ...(medical && { lastReviewed: piece.review?.on }),
  }
}
