// The search over names: what is typed finds what is meant, and no text breaks it.
import fc from 'fast-check'
import t from 'tap'
import { editDistance } from '../../lib/edit-distance.ts'
import { type MatchKind, nameSearch } from '../../names/name-search.ts'
import { foldName } from '../../names/near-names.ts'
import { findNames } from '../../names/site-searcher.ts'
import { names } from '../support/names.ts'

const search = nameSearch(names)
const found = (text: string, how?: MatchKind) =>
  search.find(text).flatMap(match => (how && match.how !== how ? [] : match.name.name))
const spelled = (list: readonly { name: string }[]) => list.map(({ name }) => name)

t.test('spellings', async t => {
  t.equal(found('Olivia')[0], 'Olivia', 'the name itself')
  t.same(search.find('olivia')[0]?.how, 'exact')
  t.same(found('olivi', 'begins').slice(0, 2), ['Olivia', 'Olivier'], 'from the beginning, the most given first')
  t.ok(found('lexan', 'has').includes('Alexander'), 'within')
  for (const [text, name] of [
    ['Zoë', 'Zoe'],
    ['José', 'Jose'],
    ["D'Angelo", 'Dangelo'],
    ['  mary ', 'Mary'],
    ['anna-maria', 'Annamaria'],
    ['BJØRN', 'Bjorn'],
  ] as const)
    t.equal(found(text)[0], name, text)
})

t.test('slips of the finger, and spelling by ear', async t => {
  for (const [text, name] of [
    ['olvia', 'Olivia'],
    ['jhonathan', 'Jonathan'],
    ['micheal', 'Michael'],
    ['elisabteh', 'Elisabeth'],
    ['kaytlyn', 'Kaitlyn'],
    ['sofeeya', 'Sofia'],
    ['Khaleesy', 'Khaleesi'],
  ])
    t.ok(spelled(search.near(text ?? '', 6)).includes(name ?? ''), `${text} leads to ${name}`)
  t.equal(search.near('oliviaa', 1)[0]?.name, 'Olivia')
  t.same(search.near('xqzwvkjh', 6), [], 'and nothing to what is like no name')
})

t.test('meanings', async t => {
  t.ok(found('light', 'means').includes('Lucy'))
  const only = search.find('meaning: light')
  t.ok(only.length && only.every(({ how }) => how === 'means'))
  t.ok(
    found('meaning: gift of god').every(name => /gift/.test(names.about(names.find(name) as never)?.meaning ?? '')),
    'all words that say something',
  )
  t.same(found('meaning: of the'), [])
  t.same(found('meaning:'), [])
})

t.test('no match twice, and any text gets an answer', async t => {
  const all = found('an')
  t.equal(new Set(all).size, all.length)
  for (const text of [
    '',
    ' ',
    '%',
    '%E0%A4%A',
    '😀',
    'мария',
    '美咲',
    '\ud800',
    '<script>',
    'a'.repeat(200),
    '\u0301'.repeat(500),
    'ﷺ'.repeat(200),
    '__proto__',
    'constructor',
  ])
    t.ok(
      Array.isArray(search.find(text)) && Array.isArray(search.suggest(text, 8)) && Array.isArray(search.near(text, 8)),
      JSON.stringify(text).slice(0, 30),
    )
  t.same(found('мария'), [])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text =>
      search.find(text).every(({ name }) => names.all[name.id] === name),
    ),
    { numRuns: 100 },
  )
})

t.test('what is no name is not found', async t => {
  for (const word of ['Unknown', 'Baby', 'Infant', 'Notnamed', 'Babygirl']) {
    t.notOk(found(word).includes(word), word)
    t.notOk(spelled([...search.near(word, 8), ...search.suggest(word, 8)]).includes(word), `near ${word}`)
  }
})

t.test('suggestions', async t => {
  t.same(spelled(search.suggest('oli', 3)), ['Olivia', 'Oliver', 'Olive'])
  t.ok(spelled(search.suggest('olvia', 4)).includes('Olivia'), 'a slip is forgiven')
  t.equal(search.suggest('a', 8).length, 8)
  t.same(search.suggest('', 8), [])
})

t.test('letters to change', async t => {
  for (const [a, b, slips] of [
    ['emma', 'emma', 0],
    ['emma', 'ema', 1],
    ['emma', 'mema', 1],
    ['liam', 'lima', 1],
    ['noah', 'nora', 2],
    ['a', 'abcd', 3],
  ] as const) {
    t.equal(editDistance(a, b, 5), slips, `${a} to ${b}`)
    t.equal(editDistance(b, a, 5), slips)
  }
  t.ok(editDistance('elizabeth', 'jo', 2) > 2)
  t.equal(foldName('Ængstrøm-Łukasz ’24'), 'aengstromlukasz')
})

t.test('in the site’s own search only names that are looked for', async t => {
  const titles = (text: string, asTyped = true) => findNames(names, text, 8, asTyped).hits.map(({ card }) => card.title)
  t.equal(titles('Olivia')[0], 'Olivia')
  t.same(titles('baby name olvia')[0], 'Olivia', 'who asks for a name may slip')
  t.same(titles('olvia', false)[0], 'Olivia', 'or who typed what is no word of the library')
  t.ok(titles('names meaning light').includes('Lucy'))
  for (const text of ['colic', '8 weeks pregnant', 'sleep', 'hospital bag', 'light', '', '%', 'when is my baby due'])
    t.same(titles(text), [], text)
  const { hits, total } = findNames(names, 'emm', 2, true)
  t.equal(hits.length, 2)
  t.ok(total >= 2)
  t.match(hits[0]?.card, {
    kind: 'name',
    path: '/b/emma-baby-name',
    lead: 'Given to girls, rank 2 in 2024. Meaning: whole, universal.',
  })
})
