import { existsSync } from 'node:fs'
import t from 'tap'
import { houseAdFor, houseAds } from '../../content/house-ads.ts'
import type { AdPage } from '../../domain/ads.ts'
import { testSite } from '../support/site.ts'

const paths = Array.from({ length: 200 }, (_, i) => `/a/page-${i}`)
/** What a kind of page shows, over many pages. */
const shown = (page: AdPage) => new Set(paths.map(path => houseAdFor(page, path).audience))

t.test('every card of ours leads to a page of ours and has its drawing', async t => {
  const site = await testSite(t)
  for (const { id, path, art } of houseAds) {
    t.equal((await site.ask(path)).statusCode, 200, `${id}: ${path}`)
    t.ok(existsSync(new URL(`../../assets/art/${art}.svg`, import.meta.url)), `${id}: ${art}`)
  }
  t.equal(new Set(houseAds.map(({ id }) => id)).size, houseAds.length, 'ids are unique')
})

t.test('a page is shown what suits it', async t => {
  t.same(shown({ kind: 'guide', category: 'second-trimester' }), new Set(['pregnancy', 'everybody']))
  t.same(shown({ kind: 'topic', category: 'pregnancy-black-maternal-health' }), new Set(['pregnancy', 'everybody']))
  t.same(shown({ kind: 'guide', category: 'parenting-sleep' }), new Set(['parents', 'everybody']))
  t.same(shown({ kind: 'guide', category: 'toddler' }), new Set(['parents', 'everybody']))
  t.same(shown({ kind: 'topic', category: 'getting-pregnant' }), new Set(['everybody']), 'neither to those who wait')
  t.same(shown({ kind: 'other' }), new Set(['everybody']), "nor on a member's own pages")
  t.same(shown({ kind: 'home' }), new Set(['pregnancy', 'parents', 'everybody']))
})

t.test('chosen by the page alone', async t => {
  const ids = paths.map(path => houseAdFor({ kind: 'home' }, path).id)
  t.same(new Set(ids), new Set(houseAds.map(({ id }) => id)), 'all have their turn')
  for (const { path, audience: about } of houseAds)
    t.not(
      houseAdFor({ kind: 'article', category: about === 'parents' ? 'parenting' : 'pregnancy' }, path).path,
      path,
      `${path} does not advertise itself`,
    )
})
