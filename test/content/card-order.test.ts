import fc from 'fast-check'
import t from 'tap'
import { inOrder } from '../../content/card-order.ts'
import type { Card, KindName } from '../../content/schema.ts'

const card = (kind: KindName, slug: string, published = '2026-01-01', title = slug): Card => ({
  kind,
  slug,
  path: `/${slug}`,
  title,
  lead: '',
  art: 'cot',
  updated: published,
  published,
  topics: [],
})
const slugs = (cards: Card[]) => inOrder(cards).map(({ slug }) => slug)

t.test('weeks and months by their number, not by their letters', async t => {
  t.same(
    slugs([card('week', '10-weeks'), card('week', '9-weeks'), card('week', '42-weeks'), card('week', '1-weeks')]),
    ['1-weeks', '9-weeks', '10-weeks', '42-weeks'],
  )
  t.same(slugs([card('month', '18-month-old'), card('month', '3-month-old-baby'), card('month', '0-month-old-baby')]), [
    '0-month-old-baby',
    '3-month-old-baby',
    '18-month-old',
  ])
  t.same(
    slugs([card('week', '9-weeks', '2026-05-05'), card('week', '8-weeks', '2020-01-01')]),
    ['8-weeks', '9-weeks'],
    'whatever their dates',
  )
})

t.test('everything else newest first, then by title', async t => {
  const news = [
    card('news', 'old', '2025-12-31'),
    card('news', 'b', '2026-02-01', 'Beta'),
    card('news', 'new', '2026-03-01'),
    card('news', 'a', '2026-02-01', 'Alpha'),
  ]
  t.same(slugs(news), ['new', 'a', 'b', 'old'])
})

t.test('the order does not depend on the order before, and loses nothing', async t => {
  const kind = fc.constantFrom<KindName>('week', 'month', 'article', 'topic', 'news', 'page')
  const cards = fc.uniqueArray(
    fc
      .tuple(kind, fc.integer({ min: 0, max: 60 }), fc.constantFrom('2026-01-01', '2026-01-02'))
      .map(([k, n, day]) => card(k, `${n}-x`, day)),
    { selector: ({ kind, slug }) => `${kind}/${slug}`, maxLength: 30 },
  )
  fc.assert(
    fc.property(cards, list => {
      const before = [...list]
      const ordered = inOrder(list)
      t.same(list, before, 'the list itself is left alone')
      return JSON.stringify(inOrder(list.toReversed())) === JSON.stringify(ordered) && ordered.length === list.length
    }),
    { numRuns: 100, seed: 7 },
  )
})
