// What is offered after a loss: every article on it, each once, and the next pregnancy never.
import t from 'tap'
import { isLoss } from '../../content/loss.ts'
import { nextPregnancy, quietGroups, quietPaths } from '../../content/quiet-almanac.ts'
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
