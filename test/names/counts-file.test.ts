// The table of births and ranks gives back what went in, for any spans of years, and a damaged file is refused.
import fc from 'fast-check'
import t from 'tap'
import { birthsIn, figureOf, rankIn, tableOf } from '../../names/count-table.ts'
import { countsFrom, fileOfCounts } from '../../names/counts-file.ts'
import { names } from '../support/names.ts'

t.test('every name and year of a table', async t => {
  const cell = fc.record({ births: fc.integer({ min: 1, max: 131_071 }), rank: fc.integer({ min: 1, max: 32_767 }) })
  const row = (years: number) => fc.array(fc.option(cell), { minLength: years, maxLength: years })
  const rows = fc
    .integer({ min: 1, max: 150 })
    .chain(years => fc.array(row(years), { minLength: 1, maxLength: 5 }).map(all => ({ years, all })))
  fc.assert(
    fc.property(rows, ({ years, all }) => {
      const [births, ranks] = [new Uint32Array(years * all.length), new Uint16Array(years * all.length)]
      for (const [name, cells] of all.entries())
        for (const [year, one] of cells.entries()) {
          births[year * all.length + name] = one?.births ?? 0
          ranks[year * all.length + name] = one?.rank ?? 0
        }
      const table = tableOf(births, ranks, years)
      return all.every((cells, name) =>
        cells.every((one, year) => {
          const figure = figureOf(table, years, name, year)
          return birthsIn(figure) === (one?.births ?? 0) && rankIn(figure) === (one?.rank ?? 0)
        }),
      )
    }),
  )
  t.throws(() => tableOf(Uint32Array.of(131_072), Uint16Array.of(1), 1), RangeError)
  t.throws(() => tableOf(Uint32Array.of(5), Uint16Array.of(32_768), 1), RangeError)
})

t.test('the file says the same from whichever byte of memory it is read', async t => {
  const bytes = fileOfCounts(names.counts)
  const moved = new Uint8Array(bytes.length + 1)
  moved.set(bytes, 1)
  const counts = countsFrom(moved.subarray(1))
  const id = counts.find('Olivia') ?? -1
  t.equal(counts.births(id, 'girl', 2023), 15270)
  t.equal(counts.rank(id, 'girl', 2023), 1)
  t.equal(counts.births(id, 'girl', 1700), 0)
  t.same(counts.order('boy', 2000), names.counts.order('boy', 2000))
})

t.test('a damaged file is refused', async t => {
  const bytes = fileOfCounts(names.counts)
  const changed = (at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte))
  t.throws(() => countsFrom(bytes.subarray(0, 10)), /no head/)
  t.throws(() => countsFrom(changed(0)), /another layout/)
  t.throws(() => countsFrom(changed(bytes.length - 10)), /not those that were written/)
  t.throws(() => countsFrom(bytes.subarray(0, -100)), /not those that were written/)
})
