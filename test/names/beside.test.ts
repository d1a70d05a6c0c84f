// What stands beside a name: its counts as lines, its spellings, names like it, the lists that it is in.
import t from 'tap'
import type { NameSex } from '../../domain/names/year-points.ts'
import { listsOf } from '../../names/all-lists.ts'
import { fold } from '../../names/fold-sound.ts'
import { listsWith } from '../../names/lists-of-name.ts'
import { rootSentence, usageLabels } from '../../names/meaning-words.ts'
import { linesOf } from '../../names/name-lines.ts'
import type { Name } from '../../names/names.ts'
import { mainSex, similarTo, syllablesIn } from '../../names/similar-names.ts'
import { spelledByHand } from '../../names/spelled-by-hand.ts'
import { spellingsOf } from '../../names/spellings.ts'
import { names } from '../support/names.ts'

const nameOf = (spelling: string): Name => {
  const name = names.find(spelling)
  if (!name) throw new Error(`There is no name ${spelling}.`)
  return name
}
const spelled = (found: readonly Name[]) => found.map(({ name }) => name)
const point = (spelling: string, sex: NameSex, year: number, combined = false) =>
  linesOf(names, nameOf(spelling), { combined, only: sex })[0]?.points.find(point => point.year === year)

t.test('lines hold the official figures', async t => {
  t.match(point('Olivia', 'girl', 2023), { births: 15_270, rank: 1 })
  t.match(point('Emma', 'girl', 2023), { births: 13_527, rank: 2 })
  t.match(point('Charlotte', 'girl', 2023), { births: 12_596, rank: 3 })
  t.match(point('Mary', 'girl', 1880), { births: 7065, rank: 1 })
  t.equal(point('Mary', 'girl', 1880)?.percent?.toFixed(3), '7.238')
  t.same(point('Mary', 'boy', 2024), { year: 2024, births: 0, rank: null, percent: null }, 'too few to be listed')
  const [line, more] = linesOf(names, nameOf('Mckenna'))
  t.equal(line?.points.length, 145, 'a point a year')
  t.same([line?.points[0]?.year, line?.points.at(-1)?.year], [1880, 2024])
  t.same([line?.sex, more], ['girl', undefined], 'a sex without counts has no line')
})

t.test('combined spellings', async t => {
  const [sophia] = linesOf(names, nameOf('Sophia'), { combined: true, only: 'girl' })
  t.ok(sophia?.spellings.includes('Sofia'))
  t.equal(sophia?.spellings[0], 'Sophia')
  const year = sophia?.points.find(({ year }) => year === 2023)
  const sum = (sophia?.spellings ?? []).reduce(
    (sum, name) => sum + names.counts.births(nameOf(name).id, 'girl', 2023),
    0,
  )
  t.equal(year?.births, sum)
  t.equal(year?.rank, 1, 'together they are more than Olivia')
  t.equal(point('Jackson', 'boy', 2013, true)?.rank, 1)
  t.ok((point('Jackson', 'boy', 2013)?.rank ?? 0) > 1)
  for (const { births, rank, year } of sophia?.points ?? []) {
    const above = names.counts.order('girl', year).filter(id => names.counts.births(id, 'girl', year) > births)
    if (rank !== null) t.ok(rank > above.length, `${year}: as many as are given more often stand above it`)
  }
  const alone = linesOf(names, nameOf('Zyaire'), { only: 'boy' })[0]?.points
  t.same(linesOf(names, nameOf('Olivia'), { only: 'girl' })[0]?.spellings, ['Olivia'], 'not asked for, not combined')
  t.ok(alone?.some(({ rank }) => rank === null))
})

t.test('spellings of one name', async t => {
  const spellings = spellingsOf(names)
  for (const [name, same, not] of [
    ['Sarah', ['Sara'], ['Sierra', 'Zara']],
    ['Catherine', ['Katherine'], ['Karen']],
    ['Aiden', ['Aidan', 'Ayden'], ['Adan', 'Eden']],
    ['Steven', ['Stephen'], ['Stefan']],
    ['Hailey', ['Haley', 'Hayley', 'Haylee'], ['Hallie', 'Holly']],
    ['Olivia', ['Olyvia'], ['Olive', 'Alivia', 'Elva']],
    ['Julia', [], ['Julie', 'Giulia']],
    ['Maria', [], ['Mariah', 'Marie', 'Mary']],
    ['Brian', ['Bryan'], ['Brianne']],
    ['Daniel', [], ['Danielle']],
  ] as const) {
    const found = spelled(spellings.of(nameOf(name)))
    t.equal(found[0], name, 'itself first')
    for (const other of same) t.ok(found.includes(other), `${name} and ${other}`)
    for (const other of not) t.notOk(found.includes(other), `${name} and not ${other}`)
  }
  t.equal(fold('kaitlyn'), fold('caitlin'))
  t.not(fold('christine'), fold('kristen'))
})

t.test('what was set by hand', async t => {
  const all = spelledByHand.flatMap(line => line.split(' '))
  t.same(
    all.filter((name, i) => all.indexOf(name) !== i),
    [],
    'no name stands twice',
  )
  t.same(
    all.filter(name => !names.find(name)),
    [],
    'each is a name of the counts',
  )
  const jess = spellingsOf(names).of(nameOf('Jess'))
  t.same(spelled(jess), ['Jess'], 'alone on its line, it has no other spelling')
})

t.test('names that sound alike, and those that went the same way', async t => {
  const similar = similarTo(names)
  t.ok(spelled(similar.bySound(nameOf('Jayden'))).includes('Brayden'))
  t.ok(spelled(similar.byTrend(nameOf('Linda'))).includes('Sandra'))
  t.ok(spelled(similar.byTrend(nameOf('Mary'))).includes('Margaret'), 'also for a name that nothing matches in number')
  for (const name of ['Emma', 'Riley', 'Zyaire', 'Gertrude', 'Liam'].map(nameOf)) {
    const same = new Set(spellingsOf(names).of(name))
    const beside = [...similar.bySound(name), ...similar.byTrend(name)]
    t.notOk(
      beside.some(other => same.has(other)),
      `${name.name}: its own spellings are not among them`,
    )
    t.equal(similar.byTrend(name).length, 6)
    t.ok(
      similar.bySound(name).every(({ use }) => use === name.use || use === 'unisex' || name.use === 'unisex'),
      'for the same',
    )
  }
})

t.test('siblings fit the rule that is printed', async t => {
  const similar = similarTo(names)
  const syllables = (name: Name) => names.about(name)?.syllables ?? syllablesIn(name.letters)
  for (const name of ['Olivia', 'Emma', 'Mary', 'Zyaire', 'Gertrude', 'Liam', 'Aurora', 'Christopher'].map(nameOf))
    for (const sex of ['girl', 'boy'] as const) {
      const found = similar.siblings(name, sex)
      t.ok(found.length > 2, `${found.length} for ${name.name}`)
      for (const other of found) {
        const what = `${other.name} for ${name.name}`
        t.not(other.letters[0], name.letters[0], what)
        t.not(other.letters.slice(-2), name.letters.slice(-2), what)
        t.ok(Math.abs(syllables(other) - syllables(name)) <= 1, what)
        t.ok(other.use === sex || other.use === 'unisex', what)
      }
      t.equal(new Set(found.map(({ letters }) => letters[0])).size, found.length, 'each begins otherwise')
    }
  t.same([mainSex(nameOf('Olivia')), mainSex(nameOf('Liam'))], ['girl', 'boy'])
  t.same(['jane', 'emma', 'olivia', 'rhys', 'bly'].map(syllablesIn), [1, 2, 3, 1, 1])
})

t.test('lists: each one that is named has the name', async t => {
  const lists = listsOf(names)
  for (const name of ['Olivia', 'Liam', 'Riley', 'Gertrude', 'Zyaire'].map(nameOf)) {
    const found = listsWith(names, name)
    for (const { path, title } of found)
      t.ok(lists.find(path.slice('/b/'.length))?.names.includes(name), `${name.name}: ${title}`)
    t.equal(new Set(found.map(({ path }) => path)).size, found.length, 'none twice')
  }
  const paths = listsWith(names, nameOf('Olivia')).map(({ path }) => path)
  for (const path of [
    '/b/girl-baby-names',
    '/b/latin-baby-names',
    '/b/baby-names-that-start-with-o',
    '/b/baby-names-ending-in-ia',
  ])
    t.ok(paths.includes(path), path)
})

t.test('meanings say how they are known, and what is not', async t => {
  const sentence = (name: string) => rootSentence(names.about(nameOf(name)))
  t.equal(sentence('Olivia'), 'From Latin oliva, olive.')
  t.match(sentence('Adaline'), /^A spelling of Adeline/)
  t.match(sentence('Arlo'), /^Looked up, and not known for sure: perhaps/)
  t.equal(sentence('Yareli'), 'We looked it up, and where it comes from is not known.')
  t.match(sentence('Braylee'), /^Made in modern times: /)
  t.match(sentence('Aaron'), /The word behind it is not sure\.$/)
  t.equal(rootSentence(undefined), 'Where the name comes from is not looked up yet.')
  for (const name of names.all) {
    const about = names.about(name)
    if (about && !/^\S.*\.$/.test(rootSentence(about))) t.fail(`${name.name}: ${rootSentence(about)}`)
    usageLabels(about) // throws for a key that there is none of
  }
})
