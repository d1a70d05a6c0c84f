import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { site } from '../../content/site.ts'
import { indexHead, sponsoredPage, textPage, webSite } from '../../routes/structured-data.ts'

const review = { by: 'editorial', on: '2026-11-21', due: '2027-11-21' } as const
const text = (kind: 'week' | 'month' | 'article' | 'news', rest: object = {}) =>
  ({
    kind,
    title: 'A title',
    description: 'About.',
    published: '2026-01-02',
    updated: '2026-03-04',
    ...rest,
  }) as Piece<'article'> // what it reads of a piece

t.test('a text is what it is, with its dates', async t => {
  t.match(textPage(text('article')), {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'A title',
    description: 'About.',
    datePublished: '2026-01-02',
    dateModified: '2026-03-04',
    publisher: { '@type': 'Organization', name: site.name },
  })
  t.match(textPage(text('news')), { '@type': 'NewsArticle' })
  for (const kind of ['week', 'month', 'article'] as const)
    t.match(textPage(text(kind, { review })), { '@type': 'MedicalWebPage', lastReviewed: review.on }, kind)
})

t.test('nobody is named as a medical reviewer without a clinical review on record', async t => {
  for (const page of [text('article'), text('article', { review }), text('week', { review }), text('news')])
    t.notMatch(JSON.stringify(textPage(page)), /reviewedBy|Dr\.|"Person"/)
})

t.test('a page that leads to others lists them, in its order', async t => {
  const head = { title: 'All', description: 'About.', path: '/all', image: 'a.png' }
  const [one, two] = [
    { title: 'One', path: '/one', more: 1 },
    { title: 'Two', path: 'https://other.test/two' },
  ]
  t.same(indexHead(head, [one, two]), {
    ...head,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: 'All',
        description: 'About.',
        url: '/all',
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: 2,
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'One', url: '/one' },
            { '@type': 'ListItem', position: 2, name: 'Two', url: 'https://other.test/two' },
          ],
        },
      },
    ],
  })
  t.notMatch(JSON.stringify(indexHead(head, [])), 'ItemList', 'an empty shelf has no list')
})

t.test('what somebody pays for says who', async t => {
  const piece = { ...text('article'), sponsor: 'Somebody' } as unknown as Piece<'sponsored'> // what it reads of a piece
  t.match(sponsoredPage(piece), {
    '@type': 'AdvertiserContentArticle',
    headline: 'A title',
    sponsor: { name: 'Somebody' },
  })
})

t.test('the site', async t => {
  t.match(webSite(), {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: '/search?q={search_term_string}' } },
  })
})
