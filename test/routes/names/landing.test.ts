import t from 'tap'
import { letters } from '../../../names/name-filter.ts'
import { nameSearch } from '../../../names/name-search.ts'
import { loadingContext } from '../../../routes/loading.ts'
import { aToZ } from '../../../routes/names/indexes.tsx'
import { namesLanding } from '../../../routes/names/landing.tsx'
import type { AToZProps } from '../../../views/names/a-z.tsx'
import type { LandingProps } from '../../../views/names/landing.tsx'
import { names } from '../../support/names.ts'

/** What the loader of a page gives. */
async function loaded<D>(route: { loader?: unknown }): Promise<D> {
  const loading = { input: { query: {} }, content: { names: async () => names }, signal: new AbortController().signal }
  const context = { get: (key: unknown) => (key === loadingContext ? loading : undefined) }
  return (route.loader as (args: object) => Promise<D>)({ params: {}, context })
}

t.test('the front page of the names', async t => {
  const page = await loaded<LandingProps>(namesLanding)
  t.equal(page.count, names.all.length)
  t.same(
    page.top.girl.slice(0, 2).map(({ name, births }) => [name, births]),
    [
      ['Olivia', 14718],
      ['Emma', 13485],
    ],
  )
  t.same([page.top.girl.length, page.top.boy.length], [10, 10])
  t.same(page.ridges.girl.map(({ name, led }) => `${name}, ${led}`).slice(0, 3), [
    'Mary, 1880s to 1950s',
    'Lisa, 1960s',
    'Jennifer, 1970s',
  ])
  t.same(page.rising.map(({ use }) => use).toSorted(), ['boy', 'boy', 'boy', 'girl', 'girl', 'girl'])
  t.ok(
    page.origins.every(({ count }, i, all) => i === 0 || (all[i - 1]?.count ?? 0) >= count),
    'origins with most names first',
  )
  t.ok(page.lists.length >= 8 && page.lists.every(({ count }) => count > 0))
})

t.test('a line of the front page is as high as the name was often given', async t => {
  const { ridges } = await loaded<LandingProps>(namesLanding)
  for (const { name, line } of [...ridges.girl, ...ridges.boy]) {
    const [start, steps = ''] = line.split('l')
    let y = Number(start)
    const heights = [y, ...[...steps.matchAll(/2 ?(-?\d+)/g)].map(([, by]) => (y += Number(by)))]
    t.equal(heights.length, Math.ceil(names.counts.years.length / 2), name)
    t.same([Math.min(...heights), Math.max(...heights) <= 100], [2, true], name)
  }
})

t.test('what the front page says to try finds something', async t => {
  t.ok(nameSearch(names).find('elea').length && nameSearch(names).find('meaning: light').length)
})

t.test('the alphabet counts every name once', async t => {
  const { entries } = await loaded<Pick<AToZProps, 'entries'>>(aToZ)
  t.same(
    entries.map(({ letter }) => letter),
    letters,
  )
  t.equal(
    entries.reduce((sum, { all }) => sum + all, 0),
    names.all.length,
  )
  t.ok(entries.every(({ girl, boy, all, first }) => girl + boy >= all && first.length === 3))
})
