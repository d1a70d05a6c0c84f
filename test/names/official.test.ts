// The counts agree with the files that the authority publishes, name by name.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type NameCounts, sexes } from '../../names/counts.ts'
import { encodeCounts } from '../../names/encode-counts.ts'
import { readApplicants, readYears } from '../../names/import-counts.ts'
import { placeholders } from '../../names/placeholder-names.ts'
import { openCounts } from '../../names/unpack-counts.ts'
import { readYear, type YearOfNames } from '../../names/yearly-file.ts'
import { names, namesFolder } from '../support/names.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const years = readYears([fixtures])

/** Rows of the files that counts say otherwise: births or rank. @param some false where they may leave names out */
function differences(counts: NameCounts, { year, girl, boy }: YearOfNames, some: boolean): string[] {
  const lists = { girl, boy }
  return sexes.flatMap(sex =>
    lists[sex].flatMap(({ name, births }, at) => {
      if (placeholders.has(name.toLowerCase())) return counts.find(name) === undefined ? [] : [`${name} is no name`]
      const id = counts.find(name)
      const given = id === undefined ? 0 : counts.births(id, sex, year)
      if (some && !given) return []
      const rank = id === undefined ? null : counts.rank(id, sex, year)
      return given === births && rank === at + 1 ? [] : [`${name}, ${sex}, ${year}: ${given} births at rank ${rank}`]
    }),
  )
}

t.test('the official files are read whole', async t => {
  t.same(
    years.map(({ year, girl, boy }) => [year, girl.length + boy.length]),
    [2022, 2023].map(year => [
      year,
      readFileSync(join(fixtures, `yob${year}.txt`), 'utf8')
        .trim()
        .split('\n').length,
    ]),
  )
  const [, last] = years
  t.same(last?.girl.slice(0, 3), [
    { name: 'Olivia', births: 15270 },
    { name: 'Emma', births: 13527 },
    { name: 'Charlotte', births: 12596 },
  ])
})

t.test('packed and opened again, every count and every rank is that of the files', async t => {
  const about = { source: 'test', licence: 'none', taken: '2026-11-21' }
  const counts = openCounts(encodeCounts(years, new Map([[2022, { girl: 1_800_000, boy: 1_900_000 }]]), about, 1))
  for (const year of years) t.same(differences(counts, year, false), [], `all of ${year.year}`)
  t.same(counts.total('girl', 2022), { births: 1_800_000, estimated: false })
  t.ok(counts.total('girl', 2023).estimated)
})

t.test('entries that are no names are left out, and keep their places in the ranks', async t => {
  const year = (girl: string[]) =>
    readYear(2023, `${girl.map((name, i) => `${name},F,${900 - i}`).join('\n')}\nLiam,M,900`)
  const about = { source: 'test', licence: 'none', taken: '2026-11-21' }
  const counts = openCounts(encodeCounts([year(['Mary', 'Unknown', 'Babygirl', 'Anna'])], new Map(), about))
  t.same(counts.names, ['Anna', 'Liam', 'Mary'])
  t.equal(counts.rank(counts.find('Anna') ?? -1, 'girl', 2023), 4)
  t.equal(counts.header.listed.girl[0], 900 + 899 + 898 + 897, 'their births are births')
  t.same(
    [...placeholders].filter(word => names.find(word)),
    [],
    'and the site has none',
  )
})

t.test('the counts stay a small file', async t => {
  const { size } = statSync(join(namesFolder, 'counts.br'))
  t.ok(size <= 2_000_000, `${size} bytes`)
})

t.test('the counts of the site agree with both files for every name that they have', async t => {
  for (const year of years) {
    t.same(differences(names.counts, year, true), [], `${year.year}`)
    const official = {
      girl: new Set(year.girl.map(({ name }) => name)),
      boy: new Set(year.boy.map(({ name }) => name)),
    }
    for (const sex of sexes) {
      const invented = names.all.filter(
        ({ id, name }) => names.counts.births(id, sex, year.year) && !official[sex].has(name),
      )
      t.same(invented, [], `no ${sex} of ${year.year} that the file does not have`)
    }
  }
  const kept = sexes.map(
    sex => names.all.filter(({ id }) => names.counts.years.some(year => names.counts.births(id, sex, year))).length,
  )
  t.ok(kept.reduce((sum, count) => sum + count) >= 19_000, `${kept.join(' and ')} names of one sex`)
})

t.test('a file that is not as it should be is refused, with its line', async t => {
  t.throws(() => readYear(2023, 'Olivia,F,15270\nEmma,F'), /Line 2 of 2023/)
  t.throws(() => readYear(2023, 'Emma,F,10\nOlivia,F,15270\nLiam,M,9'), /Line 2 of 2023 is out of the official order/)
  t.throws(() => readYear(2023, 'Olivia,F,15270'), /one sex only/)
  t.throws(() => readYears([namesFolder]), /has no files yobYYYY\.txt/)
  t.equal(
    readApplicants(readFileSync(join(namesFolder, 'applicants.csv'), 'utf8')).get(1880)?.girl,
    names.counts.total('girl', 1880).births,
  )
})
