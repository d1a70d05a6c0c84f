import t from 'tap'
import { changesIn, giftNews, isOver, leftIn, pauseAfter, takenNews } from '../../../state/registry/left-poll.ts'

t.test('it asks every 20 seconds, less often after failures, and five minutes apart at most', async t => {
  t.same([0, 1, 2, 3, 4, 50].map(pauseAfter), [20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
})

t.test('it gives up when the list is closed to it, and never for what passes', async t => {
  for (const status of [401, 403, 404, 410]) t.ok(isOver(status), String(status))
  for (const status of [200, 408, 429, 500, 503]) t.notOk(isOver(status), String(status))
})

t.test('only an answer with whole numbers is one', async t => {
  t.same(leftIn({ left: { a: 1, b: 0 } }), { a: 1, b: 0 })
  for (const answer of [null, 'x', {}, { left: null }, { left: { a: '1' } }, { left: { a: 1.5 } }, { left: 3 }])
    t.equal(leftIn(answer), null, JSON.stringify(answer))
})

t.test('what has changed of the gifts that are shown', async t => {
  t.same(changesIn({ a: 1, b: 2, c: 1 }, { a: 0, b: 2, c: 1, other: 5 }), [{ id: 'a', left: 0, before: 1 }])
  t.same(changesIn({ a: 1 }, {}), [{ id: 'a', left: 0, before: 1 }], 'what is not on the list any more is not left')
  t.same(changesIn({ a: 0 }, { a: 1 }), [{ id: 'a', left: 1, before: 0 }], 'somebody gave it back')
})

t.test('it is told in few words', async t => {
  t.equal(takenNews([]), '')
  t.equal(takenNews(['Wool blanket']), 'No longer free: Wool blanket.')
  t.equal(takenNews(['a', 'b']), '2 gifts are no longer free.')
  t.equal(giftNews(0), 'This gift is no longer free.')
  t.equal(giftNews(2), '2 left now.')
})
