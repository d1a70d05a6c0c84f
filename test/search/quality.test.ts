// The judged searches reach the goals of bench:search.
import { join } from 'node:path'
import t from 'tap'
import {
  freshGoals,
  heldOutGoals,
  kitchenTableGoals,
  measureQuality,
  ndcgOf,
  qualityGoals,
} from '../../bench/search-quality.ts'
import { openBuild } from '../../server/build.ts'
import { freshQueries } from '../support/fresh-queries.ts'
import { heldOutQueries } from '../support/held-out-queries.ts'
import { dangerQueries, judgedQueries } from '../support/judged-queries.ts'
import { kitchenTableQueries } from '../support/kitchen-table-queries.ts'

const { content } = openBuild(join(import.meta.dirname, '../../dist'))

t.test('two hundred searches: the right answer is among the first, help is the first in danger', async t => {
  t.ok(new Set(judgedQueries.map(({ text }) => text)).size >= 200 && dangerQueries.length >= 60)
  const { ndcg, missed, misses, unhelped, heldOut, fresh, kitchenTable } = await measureQuality(content)
  t.ok(ndcg >= qualityGoals.ndcg, `nDCG@5 ${ndcg}`)
  t.ok(missed <= qualityGoals.missed, misses.map(({ text }) => text).join(', '))
  t.same(unhelped, [])
  t.equal(heldOutQueries.length, 60)
  t.ok(heldOut.ndcg >= heldOutGoals.ndcg && heldOut.missed <= heldOutGoals.missed, `held out ${heldOut.ndcg}`)
  t.equal(freshQueries.length, 80)
  t.ok(fresh.ndcg >= freshGoals.ndcg && fresh.missed <= freshGoals.missed, `by many voices ${fresh.ndcg}`)
  t.equal(kitchenTableQueries.length, 60)
  t.ok(
    kitchenTable.ndcg >= kitchenTableGoals.ndcg && kitchenTable.missed <= kitchenTableGoals.missed,
    `at the kitchen table ${kitchenTable.ndcg}`,
  )
})

t.test('names do not stand before guides, and guides not before a name', async t => {
  const first = async (text: string) => (await content.search(text)).best[0]?.card
  for (const text of ['lochia', 'sids', 'pram', 'daycare', 'piles', 'haakaa', 'dummy', 'sushi'])
    t.not((await first(text))?.kind, 'name', text)
  for (const text of ['Olivia', 'emma', 'name Luca', 'luca name meaning'])
    t.equal((await first(text))?.kind, 'name', text)
})

t.test('the measure: 1 for the best order, less for another, 0 for nothing right', async t => {
  const right = new Map([
    ['a', 3],
    ['b', 1],
  ])
  t.equal(ndcgOf(['a', 'b'], right), 1)
  t.ok(ndcgOf(['b', 'a'], right) < 1 && ndcgOf(['b', 'a'], right) > 0.5)
  t.equal(ndcgOf(['c'], right), 0)
})
