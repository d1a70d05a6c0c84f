import t from 'tap'
import { leadingNumber } from '../../content/card-order.ts'
import type { Card } from '../../content/schema.ts'
import type { Content } from '../../publishing/load.ts'
import { loadArticle, lossLast, neighbours, related, relatedTools } from '../../routes/related-pages.ts'
import { openBuild } from '../../server/build.ts'
import { cardOn } from '../support/cards.ts'

const card = (slug: string, ...topics: string[]) => cardOn(slug, topics)
const contentOf = (articles: Card[]): Content => ({
  cards: kind => (kind === 'article' ? articles : []),
  about: topic => articles.filter(({ topics }) => topics.includes(topic)),
  card: () => undefined,
  piece: async () => undefined,
  cardAt: path => articles.find(card => card.path === path),
  risingNames: () => [],
  dayGuides: () => ({}),
  drawing: () => null,
  names: () => Promise.reject(new Error('no names')),
  search: async () => ({ total: 0, best: [], groups: [], onLoss: false, corrected: null }),
  suggest: async () => [],
})
const slugs = (cards: readonly Card[]) => cards.map(({ slug }) => slug)

t.test('the number that a slug begins with', async t => {
  t.equal(leadingNumber('8-weeks-pregnant'), 8)
  t.equal(leadingNumber('42-weeks-pregnant'), 42)
  t.equal(leadingNumber('0-month-old-baby'), 0)
  t.equal(leadingNumber('weeks-8'), 0)
  t.equal(leadingNumber(''), 0)
})

t.test('the one before and the one after', async t => {
  const cards = [card('a'), card('b'), card('c')]
  t.match(neighbours(cards, 'b'), { previous: { slug: 'a' }, next: { slug: 'c' } })
  t.same(neighbours(cards, 'a').previous, undefined, 'none before the first')
  t.same(neighbours(cards, 'c').next, undefined, 'none after the last')
})

/** Slugs of what is related to a page with these topics. */
const beside = (content: Content, topics: string[], more: Partial<Parameters<typeof related>[1]> = {}) =>
  slugs(related(content, { path: '/', topics, ...more }))

t.test('what the page names comes first, then what shares its topics, never the page itself', async t => {
  const content = contentOf([
    card('one', 'sleep'),
    card('two', 'feeding'),
    card('three', 'sleep', 'feeding'),
    card('four', 'feeding'),
    card('five', 'play'),
  ])
  t.same(beside(content, ['feeding'], { path: '/a/four', next: ['/a/five', '/a/gone'] }).slice(0, 1), ['five'])
  t.same(beside(content, ['feeding'], { path: '/a/four', also: ['sleep'] }).toSorted(), ['one', 'three', 'two'])
  t.same(beside(content, ['sleep'], { path: '/a/one' }), ['three'])
  t.same(beside(content, []), [])
})

t.test('the first three have different drawings', async t => {
  const content = contentOf(['a', 'a', 'b', 'b', 'c'].map((art, i) => ({ ...card(`${art}${i}`, 'x'), art })))
  const next = content.cards('article').map(({ path }) => path)
  t.same(beside(content, ['x'], { next }), ['a0', 'b2', 'c4', 'a1', 'b3'])
})

t.test('pieces on loss are offered beside pieces on loss only', async t => {
  const loss = 'pregnancy-miscarriage-pregnancy-loss'
  const content = contentOf([
    card('grief', loss, 'pregnancy'),
    card('after', 'pregnancy', loss),
    card('nausea', 'pregnancy'),
  ])
  t.same(beside(content, ['pregnancy']), ['nausea'])
  t.same(beside(content, [loss, 'pregnancy'], { path: '/a/after', next: ['/a/nausea'] }), ['grief'])
  t.same(
    beside(content, ['pregnancy'], { also: [loss], next: ['/a/grief'] }),
    ['nausea'],
    'a topic that names that one beside it changes nothing, nor does the page',
  )
})

t.test('tools are the page’s own, else its topic’s, else those of the topic’s section', async t => {
  const keys = (...found: Parameters<typeof relatedTools>) => relatedTools(...found).map(({ key }) => key)
  const topic = { tools: ['registry'], section: 'pregnancy' }
  t.same(
    keys({ own: ['due-date', 'no-tool', 'birth-plan'], topic }),
    ['due-date', 'birth-plan'],
    'in their order, a key that is none left out',
  )
  t.same(keys({ topic }), ['registry'])
  t.same(keys({ own: [], topic }), [], 'a page may want none')
  t.ok(keys({ topic: { section: 'pregnancy' } }).includes('due-date'))
  t.same(keys({ own: ['registry-101'], except: '/a/registry-101' }), [], 'never the page itself')
})

t.test('in the list of all, pages on loss come last', async t => {
  const loss = 'pregnancy-miscarriage-pregnancy-loss'
  t.same(slugs(lossLast([card('a', loss), card('b', 'sleep'), card('c', 'sleep', loss), card('d')])), [
    'b',
    'd',
    'a',
    'c',
  ])
})

t.test('beside a page on loss stand those of its group, and never the next pregnancy', async t => {
  const loss = 'pregnancy-miscarriage-pregnancy-loss'
  const content = contentOf(
    [
      'pregnancy-after-loss',
      'leave-from-work-after-a-loss',
      'your-body-after-a-loss',
      'after-an-early-miscarriage',
      'when-grief-needs-help',
    ].map(slug => card(slug, loss)),
  )
  t.same(beside(content, [loss], { path: '/a/after-an-early-miscarriage' }), [
    'your-body-after-a-loss',
    'when-grief-needs-help',
    'leave-from-work-after-a-loss',
  ])
})

t.test(
  'an article offers what its subject needs, and no text that does a tool’s work stands on every page',
  async t => {
    const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
    const offeredBy = new Map<string, string[]>()
    for (const { slug } of content.cards('article'))
      for (const { key, path } of (await loadArticle(content, slug))?.tools ?? [])
        if (path.startsWith('/a/') || key === 'community') offeredBy.set(key, [...(offeredBy.get(key) ?? []), slug])
    t.ok(offeredBy.has('baby-budget'))
    t.same(
      [...offeredBy].filter(([, slugs]) => slugs.length > 12),
      [],
    )
    const sleep = await loadArticle(content, 'baby-sleep-by-age')
    t.same(
      sleep?.tools.map(({ key }) => key),
      ['baby-tracker'],
    )
  },
)
