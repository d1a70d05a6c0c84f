import fc from 'fast-check'
import t from 'tap'
import type { Card } from '../../content/schema.ts'
import type { Part } from '../../search/entry.ts'
import { foldWord, textParts, wordsOf } from '../../search/folded-words.ts'
import type { Found } from '../../search/found.ts'
import { searchLimits } from '../../search/search-limits.ts'
import { createSearch } from '../../search/site-search.ts'
import { openBuild } from '../../server/build.ts'

const { content } = openBuild(new URL('../../dist', import.meta.url).pathname)
const loss = 'pregnancy-miscarriage-pregnancy-loss'

const card = (kind: Card['kind'], slug: string, title: string, lead = '', topics: string[] = []): Card => ({
  kind,
  slug,
  path: `/${kind}/${slug}`,
  title,
  lead,
  topics,
  art: 'plate',
  updated: '2026-01-01',
  published: '2026-01-01',
})
/** The parts of a page: its lead, then one for each line. */
const partsOf = ({ lead }: Card, lines: readonly string[] = []): Part[] => [
  { id: '', heading: lead, text: '' },
  ...lines.map((heading, i) => ({ id: `part-${i}`, heading, text: '' })),
]
const searchOf = (...entries: (Card | [Card, string[]])[]) =>
  createSearch(
    entries.map(entry => {
      const [card, lines] = Array.isArray(entry) ? entry : [entry]
      return { card, parts: partsOf(card, lines) }
    }),
  ).find
const hitsOf = ({ best, groups }: Found) => [...best, ...groups.flatMap(({ hits }) => hits)]
const titles = (found: Found) => hitsOf(found).map(hit => hit.card.title)

t.test('what readers type finds what they mean', async t => {
  for (const [text, path] of [
    ['8 weeks pregnant', '/pregnancy-week-by-week/8-weeks-pregnant'],
    ['8 weeks pregnent', '/pregnancy-week-by-week/8-weeks-pregnant'],
    ['week 12', '/pregnancy-week-by-week/12-weeks-pregnant'],
    ['pergnant week 9', '/pregnancy-week-by-week/9-weeks-pregnant'],
    ['fedding', '/a/newborn-feeding-first-weeks'],
    ['NEWBRON', '/baby-month-by-month/0-month-old-baby'],
    ['vaccines', '/news/us-childhood-vaccine-schedule-2026'],
    ['hospital ba', '/a/checklist-packing-a-hospital-bag'],
    ['when is my baby due', '/a/how-due-dates-are-worked-out'],
    ['what happens at the two month checkup', '/baby-month-by-month/2-month-old-baby'],
    ['twelve-weeks scan', '/pregnancy-week-by-week/12-weeks-pregnant'],
  ] as const) {
    const found = await content.search(text)
    const paths = hitsOf(found).map(hit => hit.card.path)
    t.ok(paths.includes(path), `${text} finds ${path}: ${paths}`)
  }
  t.equal(titles(await content.search('8 weeks pregnent'))[0], '8 weeks pregnant', 'a number is taken as it is')
})

t.test('the best of any kind come first, the rest in groups, and only so many', async t => {
  const weeks = Array.from({ length: 20 }, (_, i) => card('week', `${i}-weeks`, `${i} weeks of milk`, 'About milk.'))
  const found = searchOf(
    card('news', 'n', 'Milk recalled'),
    card('topic', 't', 'Milk'),
    card('article', 'a', 'Bottles', 'How to warm milk.'),
    card('article', 'b', 'Milk', 'Everything about milk.'),
    ...weeks,
    card('month', 'm', 'One month', 'Nothing of the kind.'),
  )('milk')
  t.equal(found.best.length, searchLimits.best)
  t.equal(found.best[0]?.card.slug, 'b', 'a word in the title counts more than one in the lead')
  t.equal(found.total, 24)
  const guides = found.groups.find(({ name }) => name === 'Guides')
  t.match(guides, { total: 20 })
  t.equal(guides?.hits.length, searchLimits.shown)
  const paths = hitsOf(found).map(({ card }) => card.path)
  t.equal(new Set(paths).size, paths.length, 'each page once')
})

t.test('all words have to fit; when none does with all, some are enough', async t => {
  const search = searchOf(
    card('article', 'a', 'Sleep at night'),
    card('article', 'b', 'Food at night'),
    card('article', 'c', 'Sleep by day'),
  )
  t.same(titles(search('sleep night')), ['Sleep at night'])
  t.same(titles(search('sleep lighthouse')).sort(), ['Sleep at night', 'Sleep by day'])
  t.same(titles(search('the with and')), [], 'words that are everywhere find nothing')
  t.same(titles(search('slee')).length, 2, 'a beginning is enough')
})

t.test('in a long question a usual word leads somewhere all the same', async t => {
  const rare = ['Parrots', 'Lizards', 'Ferrets', 'Hamsters', 'Canaries']
  const often = Array.from({ length: 5 }, (_, i) => card('article', `b${i}`, 'Babies'))
  const others = Array.from({ length: 40 }, (_, i) => card('article', `c${i}`, 'Chairs'))
  const find = searchOf(...rare.map(title => card('article', title, title)), ...often, ...others)
  t.same(new Set(titles(find(`${rare.join(' ')} babies`))), new Set([...rare, 'Babies']))
})

t.test('letters, accents and plurals', async t => {
  const search = searchOf(
    card('article', 'a', 'Zoë and the babies'),
    card('week', '1-weeks', '1 week'),
    card('week', '16-weeks', '16 weeks'),
  )
  for (const text of ['zoe', 'ZOË', 'baby', 'Babies']) t.same(titles(search(text)), ['Zoë and the babies'], text)
  t.same(titles(search('1 weeks')), ['1 week'], 'one is not sixteen')
})

t.test('a loss is found by those who look for it, and met by nobody else', async t => {
  const search = searchOf(
    card('topic', loss, 'Miscarriage and pregnancy loss'),
    [
      card('article', 'after', 'After an early miscarriage', 'The days afterwards.', [loss]),
      ['Bleeding fades over two weeks.'],
    ],
    [card('week', '8-weeks-pregnant', '8 weeks pregnant', 'Early in pregnancy.'), ['Bleeding with pain']],
    card('topic', 'pregnancy', 'Pregnancy', 'Week by week.', [loss]),
    card('article', 'hair', 'Hair after birth', 'Some hair loss is usual.'),
  )
  for (const text of [
    'miscarriage',
    'Miscarrage',
    'pregnancy loss',
    'my baby died',
    'stillborn',
    'still born',
    'grief',
    'miscarriage at 8 weeks',
  ]) {
    const found = search(text)
    t.ok(found.onLoss, text)
    t.ok(found.total > 0)
    t.notMatch(titles(found).join(), /8 weeks|^Pregnancy|Hair/, `${text}: nothing else beside it`)
  }
  for (const text of ['pregnancy', 'early', 'bleeding', '8 weeks', 'hair loss', 'after birth', 'boss', 'lost hair']) {
    const found = search(text)
    t.notOk(found.onLoss, text)
    t.notMatch(titles(found).join(), /miscarriage/i, text)
  }
  t.same(titles(search('bleeding')), ['8 weeks pregnant'])
  t.ok((await content.search('miscarrage')).onLoss, 'in the real content too')
  t.notOk((await content.search('pregnancy')).onLoss)
})

t.test('a result leads to the part that fits best', async t => {
  const month = card('month', 'm', '2-month-old baby', 'A smile.')
  const search = searchOf([month, ['Feeding', 'Sleep and feeding at night', 'Play']])
  const partFor = (text: string) => search(text).best[0]?.part
  t.same([partFor('feeding'), partFor('night feeding'), partFor('smile')], [1, 2, 0])
})

t.test('what people call a subject leads to its page, after a page whose title says the word', async t => {
  const search = searchOf(card('award', 'strollers', 'Four wheels'), card('article', 'bus', 'Pram'))
  t.same(titles(search('pushchair')), ['Four wheels'])
  t.same(titles(search('pram')), ['Pram', 'Four wheels'])
})

t.test('any text gets an answer', async t => {
  const odd = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '🍼🍼🍼',
    '母乳育児',
    'رضاعة طبيعية',
    'x'.repeat(200),
    'sleep '.repeat(5000),
    '\0\u202e\ud800',
    '__proto__',
    'constructor',
    'toString valueOf',
    '*',
    '%00%0d%0a',
    "' OR 1=1 --",
    '(((((',
    '1e999',
  ]
  const unit = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(...odd),
  )
  const real = await Promise.all(
    (['week', 'month', 'article', 'topic'] as const)
      .flatMap(kind => content.cards(kind))
      .map(async card => ({ card, parts: partsOf(card) })),
  )
  const search = createSearch(real).find
  fc.assert(
    fc.property(unit, text => {
      const found = search(text)
      const shown = hitsOf(found).length
      return (
        shown <= found.total &&
        shown > 0 === found.total > 0 &&
        found.groups.every(({ hits, total }) => hits.length > 0 && hits.length <= total)
      )
    }),
    { numRuns: 200 },
  )
  for (const text of ['', ' ', 'a', ' é ', '🍼'])
    t.same(search(text), { total: 0, best: [], groups: [], onLoss: false, corrected: null }, `too short: ${text}`)
})

t.test('stretches are the text again, and the found ones are words of it', async t => {
  t.same(textParts('Feeding: the feeds of a newborn', new Set(['feeding', 'feeds'])), [
    { text: 'Feeding', found: true },
    { text: ': the ', found: false },
    { text: 'feeds', found: true },
    { text: ' of a newborn', found: false },
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, given) => {
      const terms = new Set([...given, ...wordsOf(text).slice(0, 2)].flatMap(word => foldWord(word) ?? []))
      const stretches = textParts(text, terms)
      const rightlyFound = stretches.every(({ text, found }) => !found || terms.has(foldWord(text) ?? ''))
      return rightlyFound && stretches.map(({ text }) => text).join('') === text
    }),
  )
})

t.test('what is paid for is not found, nor what is for another country', async t => {
  const paid = searchOf(card('sponsored', 'p', 'Milk of a sponsor'), card('review', 'r', 'Milk pumps'))('milk')
  t.same(titles(paid), ['Milk pumps'])
  const search = searchOf({ ...card('article', 'a', 'Milk deals'), only: 'US' }, card('article', 'b', 'Milk'))
  t.same(titles(search('milk')).toSorted(), ['Milk', 'Milk deals'])
  t.match(search('milk', { maySee: ({ only }) => only === undefined }), {
    total: 1,
    best: [{ card: { slug: 'b' } }],
  })
})
