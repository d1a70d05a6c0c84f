import t from 'tap'
import { fitOf, ranked } from '../../content/ranking.ts'
import type { Card } from '../../content/schema.ts'
import { spanOf } from '../../domain/stage-span.ts'
import { cardOn } from '../support/cards.ts'

const card = (slug: string, topics: string[], ages: Parameters<typeof spanOf>[0] = {}): Card => ({
  ...cardOn(slug, topics),
  span: spanOf(ages),
})
const evenly = () => 10
const slugs = (cards: readonly Card[]) => cards.map(({ slug }) => slug)

t.test('of texts on one topic the one for the same weeks comes first, the farthest last', async t => {
  const weeks = (first: number, last: number) => card(`w${first}`, ['pregnancy'], { weeks: [first, last] })
  const reader = { path: '/w', topics: ['pregnancy'], span: spanOf({ weeks: [24, 24] }) }
  t.same(slugs(ranked(reader, [weeks(5, 10), weeks(35, 42), weeks(22, 28)], evenly)), ['w22', 'w35', 'w5'])
  const months = card('month', ['pregnancy'], { months: [6, 12] })
  t.equal(slugs(ranked(reader, [months, weeks(5, 10)], evenly))[1], 'month', 'a birth stands at week 40')
})

t.test('a narrow topic in common says more than a broad one', async t => {
  const breadth = (topic: string) => (topic === 'broad' ? 200 : 4)
  const reader = { path: '/x', topics: ['narrow', 'broad'] }
  t.same(slugs(ranked(reader, [card('a', ['broad']), card('b', ['narrow'])], breadth)), ['b', 'a'])
  const also = { path: '/x', topics: ['own'], also: ['other'] }
  t.same(slugs(ranked(also, [card('a', ['other']), card('b', ['own'])], evenly)), ['b', 'a'], 'as do its own topics')
})

t.test('equal texts stand in another order on another page, and always the same on one', async t => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map(slug => card(slug, ['x']))
  const on = (path: string) => slugs(ranked({ path, topics: ['x'] }, cards, evenly)).join('')
  t.equal(on('/one'), on('/one'))
  t.ok(new Set(Array.from({ length: 20 }, (_, i) => on(`/${i}`))).size > 10)
  t.equal(
    fitOf({ path: '/1', topics: ['x'] }, card('a', ['x']), evenly),
    fitOf({ path: '/1', topics: ['x'] }, card('a', ['x']), evenly),
  )
})
