import fc from 'fast-check'
import t from 'tap'
import type { Card } from '../../content/schema.ts'
import { lineFor } from '../../search/entry.ts'
import { foldWord, textParts, wordsOf } from '../../search/folded-words.ts'
import { searchGroups } from '../../search/result-groups.ts'
import { createSearch, type Found, searchLimits } from '../../search/site-search.ts'
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
const searchOf = (...entries: (Card | [Card, string[]])[]) =>
  createSearch(
    entries.map(entry => (Array.isArray(entry) ? { card: entry[0], about: entry[1] } : { card: entry, about: [] })),
  ).find
const titles = ({ groups }: Found) => groups.flatMap(({ hits }) => hits.map(hit => hit.card.title))

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
  ] as const) {
    const found = await content.search(text)
    const paths = found.groups.flatMap(({ hits }) => hits.map(hit => hit.card.path))
    t.ok(paths.includes(path), `${text} finds ${path}: ${paths}`)
  }
  t.equal(titles(await content.search('8 weeks pregnent'))[0], '8 weeks pregnant', 'a number is taken as it is')
})

t.test('groups stand in their order, the best first, and only so many', async t => {
  const weeks = Array.from({ length: 20 }, (_, i) => card('week', `${i}-weeks`, `${i} weeks`, 'About milk.'))
  const found = searchOf(
    card('news', 'n', 'Milk recalled'),
    card('topic', 't', 'Milk'),
    card('article', 'a', 'Bottles', 'How to warm milk.'),
    card('article', 'b', 'Milk', 'Everything about milk.'),
    ...weeks,
    card('month', 'm', 'One month', 'Nothing of the kind.'),
  )('milk')
  t.same(
    found.groups.map(({ name, total }) => [name, total]),
    [
      ['Guides', 20],
      ['Articles', 2],
      ['Topics', 1],
      ['News', 1],
    ],
  )
  t.equal(found.total, 24)
  t.equal(found.groups[0]?.hits.length, searchLimits.shown)
  t.same(
    found.groups[1]?.hits.map(hit => hit.card.slug),
    ['b', 'a'],
    'a word in the title counts more than one in the lead',
  )
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

t.test('why something was found is said when title and lead do not show it', async t => {
  const about = ['Feeding', 'Sleep and feeding at night', 'Play']
  const [entry, shown] = [card('month', 'm', '2-month-old baby', 'A smile.'), card('article', 'a', 'Feeding a newborn')]
  t.equal(
    lineFor({ card: entry, about }, new Set(['feeding', 'night'])),
    'Sleep and feeding at night',
    'the line with most of the words',
  )
  t.equal(lineFor({ card: shown, about }, new Set(['feeding'])), null)
  t.equal(lineFor({ card: entry, about }, new Set(['xylophone'])), null)
  const [group] = searchOf([entry, about])('feeding').groups
  t.equal(group?.hits[0]?.line, 'Feeding')
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
      .map(async card => ({ card, about: [] })),
  )
  const search = createSearch(real).find
  fc.assert(
    fc.property(unit, text => {
      const found = search(text)
      const names = found.groups.map(({ name }) => name)
      const inOrder = names.every(
        (name, i) => i === 0 || searchGroups.indexOf(names[i - 1] ?? name) < searchGroups.indexOf(name),
      )
      const counted = found.groups.reduce((sum, { total }) => sum + total, 0)
      return (
        inOrder &&
        counted === found.total &&
        found.groups.every(({ hits, total }) => hits.length > 0 && hits.length <= total)
      )
    }),
    { numRuns: 200 },
  )
  for (const text of ['', ' ', 'a', ' é ', '🍼'])
    t.same(search(text), { total: 0, groups: [], onLoss: false }, `too short: ${text}`)
})

t.test('stretches are the text again, and the found ones are words of it', async t => {
  t.same(textParts('Feeding: the feeds of a newborn', new Set(['feeding', 'feed'])), [
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
  t.same(
    paid.groups.map(({ name }) => name),
    ['Products'],
  )
  const search = searchOf({ ...card('article', 'a', 'Milk deals'), only: 'US' }, card('article', 'b', 'Milk'))
  t.same(titles(search('milk')).toSorted(), ['Milk', 'Milk deals'])
  t.match(search('milk', { maySee: ({ only }) => only === undefined }), {
    total: 1,
    groups: [{ total: 1, hits: [{ card: { slug: 'b' } }] }],
  })
})
