import t from 'tap'
import type { NameList } from '../../../names/name-list.ts'
import { listsOf } from '../../../names/rules.ts'
import { listHead, listPath, listSize, loadList } from '../../../routes/names/list.tsx'
import { lastRank, rowsOf, trendPath } from '../../../routes/names/rows.ts'
import { missed, names } from '../../support/names.ts'

const listAt = (slug: string) => listsOf(names).find(slug) as NameList // lists that there are

t.test('the pages of a long list have each of its names once, in its order', async t => {
  const list = listAt('girl-baby-names')
  const { pages } = loadList(names, list, {})
  t.equal(pages, Math.ceil(list.names.length / listSize))
  const all = Array.from({ length: pages }, (_, i) => loadList(names, list, { page: String(i + 1) }))
  t.same(
    all.flatMap(({ rows }) => rows.map(({ path }) => path)),
    list.names.map(({ path }) => path),
  )
  t.ok(all.every(({ from }, i) => from === i * listSize + 1))
  t.ok(all.slice(0, -1).every(({ rows }) => rows.length === listSize))
  for (const page of ['0', '-1', '1.5', 'x', String(pages + 1), '99999999999'])
    t.match(
      missed(() => loadList(names, list, { page })),
      { suggestions: [{ title: list.title, path: '/b/girl-baby-names' }] },
      `page ${page}`,
    )
})

t.test('filters narrow a list, but not what the list itself decides', async t => {
  const list = listAt('girl-baby-names')
  const short = loadList(names, list, { length: 'short', letter: 'm', sex: 'boy' })
  t.same(short.filter, { letter: 'm', length: 'short' }, 'girls stay girls')
  t.equal(short.count, list.names.filter(({ letters }) => letters[0] === 'm' && letters.length <= 4).length)
  t.equal(short.all, list.names.length)
  t.equal(short.pathOf(2), '/b/girl-baby-names?letter=m&length=short&page=2')
  t.match(
    listHead(short),
    { path: '/b/girl-baby-names', title: 'Girl names' },
    'its one address is that of the whole list',
  )
  const none = loadList(names, listAt('palindrome-baby-names'), { letter: 'x' })
  t.same([none.count, none.rows.length, none.pages], [0, 0, 1], 'nothing fits, and the page says so')
  t.same(loadList(names, listAt('baby-names-that-start-with-q'), { letter: 'a' }).filter, {})
})

t.test('the head of a page of a list', async t => {
  const list = listAt('boy-baby-names')
  t.match(listHead(loadList(names, list, { page: '2' })), {
    title: 'Boy names, page 2',
    path: '/b/boy-baby-names?page=2',
    prev: '/b/boy-baby-names',
    next: '/b/boy-baby-names?page=3',
    breadcrumbs: [{ title: 'Baby names', path: '/baby-names' }],
  })
  t.equal(listPath('/b/search', { sex: 'girl' }, 3, { q: 'a&b=é' }), '/b/search?q=a%26b%3D%C3%A9&sex=girl&page=3')
})

t.test('a row has what is known of a name', async t => {
  const [emma, river] = ['Emma', 'River'].map(name => names.find(name))
  if (!emma || !river) throw new Error('names that there are')
  t.match(rowsOf(names, [emma], { use: 'girl' }), [
    { name: 'Emma', path: '/b/emma-baby-name', words: 'whole, universal', rank: 2, use: undefined },
  ])
  t.match(rowsOf(names, [emma]), [{ use: 'girl' }])
  t.match(rowsOf(names, [emma], { why: () => 'because' }), [{ words: 'because' }])
  t.equal(
    lastRank(names, river),
    Math.min(...(['girl', 'boy'] as const).map(sex => names.counts.rank(river.id, sex, 2024) ?? 0)),
  )
  t.equal(
    names.all
      .filter(name => lastRank(names, name) === null)
      .every(({ id }) => !names.counts.births(id, 'girl', 2024) && !names.counts.births(id, 'boy', 2024)),
    true,
  )
})

t.test('a small line reaches from top to bottom, and is empty for a name of the past', async t => {
  for (const name of names.list({}).slice(0, 200)) {
    const [start, steps = ''] = trendPath(names, name).slice(1).split('l')
    let y = Number(start?.split(' ')[1])
    const heights = [y, ...[...steps.matchAll(/5 ?(-?\d+)/g)].map(([, by]) => (y += Number(by)))]
    if (heights.length !== 12 || Math.min(...heights) !== 1 || Math.max(...heights) > 19)
      t.fail(`${name.name}: ${heights}`)
  }
  const past = names.all.find(({ id }) =>
    names.counts.years
      .slice(-34)
      .every(year => !names.counts.births(id, 'girl', year) && !names.counts.births(id, 'boy', year)),
  )
  t.equal(past && trendPath(names, past), '')
})
