// What is offered after a loss: every article on it, each once, and the next pregnancy never.
import t from 'tap'
import { isLoss, lossTopic } from '../../content/loss.ts'
import { inQuietOrder, nextPregnancy, quietGroups, quietPaths } from '../../content/quiet-almanac.ts'
import { openBuild } from '../../server/build.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const offered = quietGroups.flatMap(({ pieces }) => pieces)

t.test('each piece is an article of ours on loss', async t => {
  t.same(
    quietGroups.flatMap(quietPaths).filter(path => {
      const card = content.cardAt(path)
      return card?.kind !== 'article' || !isLoss(card)
    }),
    [],
  )
})

t.test('every article on loss is offered once, but the one on the next pregnancy', async t => {
  const onLoss = content.cards('article').filter(isLoss)
  t.ok(onLoss.length >= 4, `${onLoss.length} articles on loss`)
  t.same([...offered, nextPregnancy].sort(), onLoss.map(({ slug }) => slug).sort())
})

t.test('four groups', async t => {
  t.same(
    quietGroups.map(({ id, title }) => [id, title]),
    [
      ['care', 'Care'],
      ['rest', 'Rest'],
      ['people', 'People'],
      ['work', 'Work and rights'],
    ],
  )
})

t.test('each page on loss has a drawing of its own, which no other page shows', async t => {
  const cards = (
    ['week', 'month', 'article', 'topic', 'news', 'review', 'award', 'sponsored', 'page'] as const
  ).flatMap(content.cards)
  const [onLoss, others] = [cards.filter(isLoss), cards.filter(card => !isLoss(card))]
  t.same(
    onLoss.map(({ art }) => art).filter(art => art !== 'candle' && !art.startsWith('quiet-')),
    [],
  )
  t.equal(new Set(onLoss.map(({ art }) => art)).size, onLoss.length, `${onLoss.length} pages, each with its own`)
  t.same(
    others.filter(({ art }) => art === 'candle' || art.startsWith('quiet-')),
    [],
    'and nobody else meets them',
  )
})

t.test('the topic leads to all of them by group, and to the next pregnancy last', async t => {
  const topic = await content.piece('topic', lossTopic)
  const linked = (html = '') => [...html.matchAll(/href="(\/a\/[^"]+)"/g)].map(([, path]) => path)
  for (const group of quietGroups) {
    const section = topic?.sections.find(({ title }) => title === group.title)
    t.same(linked(section?.html).sort(), quietPaths(group).sort(), group.title)
  }
  t.equal(linked(topic?.sections.map(({ html }) => html).join('')).at(-1), `/a/${nextPregnancy}`)
})

t.test('nobody is told that they are pregnant before they open a page', async t => {
  const cards = [...content.cards('article'), ...content.cards('topic')].filter(isLoss)
  for (const { kind, slug, title, lead } of cards) {
    const piece = await content.piece(kind, slug)
    const description = piece && 'description' in piece ? piece.description : ''
    t.notMatch(`${title}\n${lead}\n${description}`, /you are pregnant|you're pregnant|congratulat|rainbow/i, slug)
  }
})

t.test("in the order of the table, a page's own group first, the next pregnancy last", async t => {
  const slugs = (beside?: string) =>
    inQuietOrder(content.cards('article').filter(isLoss), beside).map(({ slug }) => slug)
  t.same(slugs(), [...offered, nextPregnancy])
  t.same(slugs('when-grief-needs-help').slice(0, 3), [
    'sleep-food-and-small-days-after-a-loss',
    'when-grief-needs-help',
    offered[0],
  ])
  t.same(slugs('no-such-page'), slugs(), 'a page that is in no group')
})
