import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { site } from '../../content/site.ts'
import { textPage, webSite } from '../../routes/structured-data.ts'

const review = { by: 'editorial', on: '2026-11-21', due: '2027-11-21' } as const
const text = (kind: 'week' | 'month' | 'article' | 'news', rest: object = {}) =>
  ({ kind, title: 'A title', description: 'About.', published: '2026-01-02', updated: '2026-03-04', ...rest }) as Piece<'article'> // what it reads of a piece

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

t.test('the site', async t => {
  t.match(webSite(), {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: '/search?q={search_term_string}' } },
  })
})
