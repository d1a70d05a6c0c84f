import { existsSync } from 'node:fs'
import t from 'tap'
import { houseAdFor, houseAds } from '../../content/house-ads.ts'
import type { AdPage } from '../../domain/ads.ts'
import { testSite } from '../support/site.ts'

const positions = ['728top', '300bottom', 'minfeed0'] as const
const paths = Array.from({ length: 200 }, (_, i) => `/a/page-${i}`)
/** What a kind of page shows, over many pages and all places. */
const shown = (page: AdPage) =>
  new Set(paths.flatMap(path => positions.map(pos => houseAdFor(page, pos, path).audience)))

t.test('every ad of ours leads to a page of ours and has its drawing', async t => {
  const site = await testSite(t)
  for (const { id, path, art } of houseAds) {
    t.equal((await site.ask(path)).statusCode, 200, `${id}: ${path}`)
    t.ok(existsSync(new URL(`../../assets/art/${art}.svg`, import.meta.url)), `${id}: ${art}`)
  }
  t.equal(new Set(houseAds.map(({ id }) => id)).size, houseAds.length, 'ids are unique')
  for (const { id } of houseAds) t.match(id, /^[a-z0-9-]+$/, 'an id goes into events')
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

t.test('chosen by the page and the place alone', async t => {
  const ids = (page: AdPage, pos: (typeof positions)[number]) => paths.map(path => houseAdFor(page, pos, path).id)
  t.same(new Set(ids({ kind: 'home' }, '728top')), new Set(houseAds.map(({ id }) => id)), 'all have their turn')
  for (const page of [{ kind: 'home' }, { kind: 'topic', category: 'getting-pregnant' }] as const)
    for (const lower of ['300bottom', 'minfeed0'] as const)
      t.notOk(
        ids(page, lower).some((id, i) => id === ids(page, '728top')[i]),
        `${page.kind}: ${lower} shows another ad than the header`,
      )
  for (const { path, audience: about } of houseAds)
    for (const pos of positions)
      t.not(
        houseAdFor({ kind: 'article', category: about === 'parents' ? 'parenting' : 'pregnancy' }, pos, path).path,
        path,
        `${path} does not advertise itself`,
      )
})
