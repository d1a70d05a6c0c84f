// Lists of names: each holds what its rule says, and all of it.
import t from 'tap'
import { listsOf } from '../../names/all-lists.ts'
import { letterSlug, lettersOf } from '../../names/letter-lists.ts'
import { filterQuery, passes, readFilter } from '../../names/name-filter.ts'
import { listGroups, type NameList } from '../../names/name-list.ts'
import { type Name, recentBirthsOf } from '../../names/names.ts'
import { enoughForPage } from '../../names/origins.ts'
import { themes } from '../../names/themes.ts'
import { names } from '../support/names.ts'

const lists = listsOf(names)
const { counts, all } = names
const last = 2024
const spelled = (list: NameList | undefined) => (list?.names ?? []).map(({ name }) => name)
const listAt = (slug: string): NameList => {
  const list = lists.find(slug)
  if (!list) throw new Error(`There is no list ${slug}.`)
  return list
}
const births = ({ id }: Name, year: number) => counts.births(id, 'girl', year) + counts.births(id, 'boy', year)
const share = ({ id }: Name, sex: 'girl' | 'boy', year: number) =>
  counts.births(id, sex, year) / counts.total(sex, year).births

t.test('girls that start with Q', async t => {
  const list = listAt('baby-girl-names-that-start-with-q')
  t.same(spelled(list), [
    ...['Quinn', 'Queen', 'Quinley', 'Quetzaly', 'Quetzalli', 'Queenie', 'Quincey', 'Quin', 'Queena'],
    ...['Qiana', 'Quiana', 'Quianna', 'Quanda', 'Quanesha', 'Quanisha', 'Quanita', 'Quintella', 'Quintina'],
  ])
  t.equal(list.title, 'Girl names that start with Q')
  t.equal(list.rule, 'Names given to girls that start with the letter Q, most given in 2015 to 2024 first.')
  t.equal(
    list.lead,
    'Quinn, Queen and Quinley are those that parents chose most in the last ten years. 11 of the 18 were given to at least five children in 2024.',
  )
  t.match(listAt('baby-names-that-start-with-m').lead, ' 1,054 of the 1,456 ', 'long figures as everywhere')
})

t.test('letters: what an address says is what is in the list', async t => {
  for (const [slug, wanted] of [
    ['baby-names-that-start-with-a', { where: 'starts', letters: 'a' }],
    ['baby-boy-names-that-start-with-jax', { use: 'boy', where: 'starts', letters: 'jax' }],
    ['baby-unisex-names-ending-in-y', { use: 'unisex', where: 'ends', letters: 'y' }],
    ['baby-names-ending-in-ella', { where: 'ends', letters: 'ella' }],
  ] as const) {
    t.same(lettersOf(slug), wanted, slug)
    t.equal(letterSlug(wanted), slug)
    const found = listAt(slug).names
    const fits = ({ letters, use }: Name) =>
      (wanted.where === 'starts' ? letters.startsWith(wanted.letters) : letters.endsWith(wanted.letters)) &&
      (!('use' in wanted) || use === wanted.use || (use === 'unisex' && wanted.use !== 'unisex'))
    t.same(new Set(found), new Set(all.filter(fits)), `${slug}: all of them and no other`)
  }
  for (const slug of [
    'baby-names-that-start-with-',
    'baby-names-that-start-with-abcde',
    'baby-cat-names-ending-in-a',
    'baby-names-ending-in-é',
    'names-ending-in-a',
  ])
    t.equal(lettersOf(slug), undefined, slug)
  t.equal(lists.find('baby-girl-names-that-start-with-qqq'), undefined, 'a list without a name is none')
  t.same(
    lists.instead('baby-girl-names-that-start-with-qqq').map(({ slug }) => slug),
    ['baby-girl-names-that-start-with-q', 'baby-names-that-start-with-q'],
  )
})

t.test('every list has words, a group, and each of its names once', async t => {
  const titles = lists.all.map(({ title }) => title)
  t.equal(new Set(titles).size, titles.length, 'no title twice')
  t.equal(new Set(lists.all.map(({ slug }) => slug)).size, titles.length, 'no address twice')
  for (const list of lists.all) {
    const bad =
      list.names.length !== new Set(list.names).size ||
      !list.names.length ||
      !list.title ||
      !/\.$/.test(list.rule) ||
      !/\.$/.test(list.lead)
    t.notOk(bad || !listGroups.includes(list.group), list.slug)
    t.equal(lists.find(list.slug), list, 'found by its address')
  }
})

t.test('whom a name is for', async t => {
  const [girls, boys, both] = ['girl', 'boy', 'unisex'].map(use => listAt(`${use}-baby-names`).names)
  t.same(new Set([...(girls ?? []), ...(boys ?? [])]), new Set(all), 'every name is in one of the two')
  const shared = [...new Set(girls).intersection(new Set(boys))]
  t.same(new Set(both), new Set(shared.filter(name => recentBirthsOf(name))), 'and in both when it is for both, or was')
  for (const { name, recentBirths: recent } of both ?? []) {
    const all = recent.girl + recent.boy
    if (!all || Math.min(recent.girl, recent.boy) * 3 < all) t.fail(name)
  }
  t.ok(shared.some(({ name }) => name === 'Pat') && !both?.some(({ name }) => name === 'Pat'), 'Pat is of the past')
  const descending = (list: readonly Name[], of: (name: Name) => number) =>
    list.every((name, i) => i === 0 || of(list[i - 1] as Name) >= of(name))
  t.ok(
    descending(girls ?? [], name => recentBirthsOf(name, 'girl')) &&
      descending(boys ?? [], name => recentBirthsOf(name, 'boy')),
    'the most given first',
  )
  t.equal(girls?.[0]?.name, 'Olivia')
})

t.test('rules of popularity hold for every name in the list', async t => {
  for (const name of listAt('unique-baby-names').names) {
    const years = counts.years.filter(year => births(name, year)).length
    if (births(name, last) < 5 || births(name, last) > 99 || years < 100) t.fail(`${name.name} is unique`)
  }
  const classic = listAt('classic-baby-names')
  t.ok(classic.names.length >= 60 && classic.names.length <= 150, `${classic.names.length} classic names`)
  t.ok(['James', 'Elizabeth', 'Charlotte'].every(name => spelled(classic).includes(name)))
  t.notOk(['Olivia', 'Jayden', 'Linda'].some(name => spelled(classic).includes(name)))
  const some = (test: (sex: 'girl' | 'boy') => boolean) => test('girl') || test('boy')
  for (const name of listAt('rising-baby-names').names)
    if (
      !some(sex => counts.births(name.id, sex, last) >= 500 && share(name, sex, last) >= 2 * share(name, sex, last - 5))
    )
      t.fail(`${name.name} is rising`)
  for (const name of listAt('falling-baby-names').names)
    if (!some(sex => counts.births(name.id, sex, 2014) >= 1000 && share(name, sex, last) <= share(name, sex, 2014) / 2))
      t.fail(`${name.name} is falling`)
  for (const name of listAt('vintage-baby-names').names)
    if (
      !some(
        sex =>
          (counts.rank(name.id, sex, last) ?? 0) > 500 &&
          counts.years.some(year => year < 1945 && (counts.rank(name.id, sex, year) ?? 999) <= 200),
      )
    )
      t.fail(`${name.name} is vintage`)
  const back = listAt('comeback-baby-names')
  t.match(
    back.rule,
    /best year before 1950 and a rank of 300 or better once, that fell below 2 births in 10,000 after that year/,
  )
  t.match(back.rule, /at least five times as often in 2024, within rank 500/)
  const cameBack = (name: Name, sex: 'girl' | 'boy') => {
    const shares = counts.years.map(year => share(name, sex, year))
    const best = shares.indexOf(Math.max(...shares))
    const low = Math.min(...shares.slice(best + 1))
    return (
      (counts.years[best] ?? 0) < 1950 &&
      counts.years.some(year => (counts.rank(name.id, sex, year) ?? 999) <= 300) &&
      low < 0.0002 &&
      (shares.at(-1) ?? 0) >= 5 * low &&
      (counts.rank(name.id, sex, last) ?? 999) <= 500
    )
  }
  t.same(new Set(back.names), new Set(all.filter(name => some(sex => cameBack(name, sex)))), 'all of them and no other')
  t.ok(spelled(back).includes('Hazel'))
  t.match(
    listAt('comeback-baby-names').why?.(all[counts.find('Hazel') ?? 0] as Name),
    'first loved around 1897, rarest in 1983',
  )
})

t.test('rules of length and sound', async t => {
  t.ok(listAt('short-baby-names').names.every(({ letters }) => letters.length <= 4))
  t.ok(listAt('long-baby-names').names.every(({ letters }) => letters.length >= 10))
  t.ok(listAt('three-syllable-baby-names').names.every(name => names.about(name)?.syllables === 3))
  t.ok(listAt('palindrome-baby-names').names.every(({ letters }) => [...letters].reverse().join('') === letters))
  t.match(listAt('baby-middle-names').notes?.[0]?.text, /no official list of middle names/)
})

t.test('origins with enough names have a page, and nothing but their names is on it', async t => {
  const hebrew = listAt('hebrew-baby-names').names
  t.ok(hebrew.length > 100 && hebrew.every(name => names.about(name)?.origins.includes('hebrew')))
  for (const { slug, names: own, group } of lists.all)
    if (group === 'By origin') t.ok(own.length >= enoughForPage, slug)
  t.equal(lists.find('babylonian-baby-names'), undefined)
  t.equal(lists.find('klingon-baby-names'), undefined)
})

t.test('curated lists say of each name why it is there', async t => {
  for (const { slug, group } of themes) {
    const list = listAt(`${slug}-baby-names`)
    t.equal(list.group, group)
    const silent = list.names.filter(name => !list.why?.(name))
    t.same(silent, [], slug)
    t.same(
      [...(names.themes.get(slug) ?? [])].filter(([name]) => !names.find(name)),
      [],
      `${slug}: every name is on record`,
    )
  }
  t.ok(['marvel', 'dc', 'anime', 'olympics', 'pet'].every(slug => themes.some(theme => theme.slug === slug)))
})

t.test('filters take what an address says and leave what it cannot mean', async t => {
  t.same(readFilter({ sex: 'girl', letter: 'Q', origin: 'latin', length: 'short', syllables: '2' }), {
    sex: 'girl',
    letter: 'q',
    origin: 'latin',
    length: 'short',
    syllables: 2,
  })
  t.same(readFilter({ sex: 'cat', letter: '%', origin: '__proto__', length: 'toString', syllables: '9e9' }), {})
  t.equal(filterQuery({ letter: 'q', sex: 'girl' }), 'sex=girl&letter=q')
  const passing = (filter: Parameters<typeof passes>[1]) => all.filter(name => passes(name, filter, names.about(name)))
  t.same(new Set(passing({ sex: 'girl', letter: 'q' })), new Set(listAt('baby-girl-names-that-start-with-q').names))
  t.ok(passing({ length: 'medium' }).every(({ letters }) => letters.length === 5 || letters.length === 6))
  t.ok(
    passing({ syllables: 4 }).every(name => (names.about(name)?.syllables ?? 0) >= 4),
    'four stands for all above',
  )
  t.equal(passing({}).length, all.length)
})
