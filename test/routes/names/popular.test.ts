import t from 'tap'
import { leadersOf } from '../../../names/leaders.ts'
import { decadesOf, popularIn, popularInDecade } from '../../../names/popular-names.ts'
import { loadYear, yearHead } from '../../../routes/names/popular.tsx'
import { missed, names } from '../../support/names.ts'

const top = (list: ReturnType<typeof popularIn>, count: number) =>
  list.slice(0, count).map(({ name, births }) => [name.name, births])

t.test('the most given of a year, by the official file', async t => {
  t.same(top(popularIn(names, 'girl', 2023), 3), [
    ['Olivia', 15270],
    ['Emma', 13527],
    ['Charlotte', 12596],
  ])
  t.same(top(popularIn(names, 'girl', 1880), 1), [['Mary', 7065]])
  for (const year of [1880, 1912, 1961, 2024])
    for (const sex of ['girl', 'boy'] as const)
      t.same(
        popularIn(names, sex, year).map(({ rank }) => rank),
        Array.from({ length: 100 }, (_, i) => i + 1),
        `${sex} ${year}: no rank is left out`,
      )
  t.equal(popularIn(names, 'girl', 1880)[0]?.before, null, 'there is no year before the first')
})

t.test('decades add their years up', async t => {
  const [first] = popularInDecade(names, 'girl', 1990)
  const sum = Array.from({ length: 10 }, (_, i) => names.counts.births(first?.name.id ?? 0, 'girl', 1990 + i)).reduce(
    (a, b) => a + b,
  )
  t.same([first?.name.name, first?.births], ['Jessica', sum])
  t.same(
    decadesOf(names),
    Array.from({ length: 15 }, (_, i) => 2020 - 10 * i),
  )
  t.same(
    leadersOf(names, 'girl').map(({ name }) => name.name),
    ['Mary', 'Lisa', 'Jennifer', 'Jessica', 'Emily', 'Emma', 'Olivia'],
  )
})

t.test('a year’s page', async t => {
  const page = loadYear(names, '1961', {}, true)
  t.match(page, { title: 'Top baby names of 1961', path: '/b/top-baby-names-1961', before: '1960', sign: '1961' })
  t.same(
    page.columns.map(({ sex }) => sex),
    ['girl', 'boy'],
  )
  t.match(yearHead(page).description, /girls Mary, Lisa, Susan; boys Michael, /)
  t.same(
    loadYear(names, '1961', { sex: 'boy' }, true).columns.map(({ sex }) => sex),
    ['boy'],
  )
  t.equal(loadYear(names, '1880', {}, true).before, undefined)
  for (const year of ['1879', '2025', '', 'x', '19611', '1e3', '٢٠٢٠'])
    t.ok(
      (missed(() => loadYear(names, year, {}, true))?.suggestions.length ?? 0) > 1,
      `no page for ${year}, but others`,
    )
})
