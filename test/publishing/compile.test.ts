import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { type KindName, kinds, type Piece } from '../../content/schema.ts'
import { fetalSizes, sizeAt } from '../../domain/fetal-size.ts'
import { artSizes } from '../../publishing/art-sizes.ts'
import { cardOf, compileContent, compilePiece, expiredReviews } from '../../publishing/compile.ts'
import { unusedSources } from '../../publishing/references.ts'
import { compiledContent } from '../support/compiled-content.ts'

const root = new URL('../../content', import.meta.url).pathname
const art = artSizes(new URL('../../assets/art', import.meta.url).pathname)
const file = (kind: KindName, slug: string) => readFileSync(join(root, kinds[kind].folder, `${slug}.md`), 'utf8')
const compile = (kind: KindName, slug: string, text: string) => compilePiece(kind, slug, text, art, new Set())

const week = file('week', '8-weeks-pregnant')
const article = `---
title: A title
description: What it is about.
lead: One sentence.
art: cot
published: 2026-11-21
updated: 2026-11-22
topic: parenting
keyPoints: [One, Two, Three]
medical: false
---
Text.
`
/** The text with as many sources, named from `a` on. */
const withSources = (text: string, ...ids: string[]) => {
  const sources = ids.map(id => `{ id: ${id}, title: A, publisher: B, url: "https://a.test" }`).join(', ')
  return text.replace(/^sources: .*\n/m, '').replace('---\nText.', `sources: [${sources}]\n---\nText.`)
}
const news = withSources(article, 'a')
const topic = article.replace(/topic: .*\nkeyPoints.*\n/, 'section: parenting\nrelated: []\n')
const plain = article.replace(/topic: .*\nkeyPoints.*\nmedical.*\n/, '')

t.test('a file becomes a piece with its address, its time and its sections', async t => {
  const piece = compile('week', '8-weeks-pregnant', week)
  t.match(piece, {
    kind: 'week',
    slug: '8-weeks-pregnant',
    path: '/pregnancy-week-by-week/8-weeks-pregnant',
    title: '8 weeks pregnant',
  })
  t.ok(piece.minutes >= 1 && piece.minutes < 30, `${piece.minutes} minutes`)
  t.ok(piece.sections.some(section => section.title === 'Your baby'))
  t.equal(compile('article', 'a', article).path, '/a/a')
  t.equal(compile('article', 'a', article).minutes, 1, 'never none')
  t.equal(compile('article', 'a', article.replace('Text.', 'word '.repeat(1100))).minutes, 5, '220 words a minute')
  t.equal(
    compile('month', '3-month-old-baby', file('month', '3-month-old-baby')).path,
    '/baby-month-by-month/3-month-old-baby',
  )
  t.equal(compile('month', '18-month-old', file('month', '18-month-old')).path, '/toddler-month-by-month/18-month-old')
  t.equal(compile('news', 'n', news).path, '/news/n')
  t.equal(compile('topic', 'x', topic).path, '/topics/x')
  t.equal(compile('page', 'about-us', plain).path, '/about-us')
})

t.test('whatever an editor gets wrong is refused in words', async t => {
  const wrong: [KindName, string, RegExp][] = [
    ['article', article.replace('title: A title\n', ''), /title/],
    ['article', article.replace('A title', 'x'.repeat(91)), /title/],
    ['article', article.replace('cot', 'crib-of-dreams'), /drawing 'crib-of-dreams'/],
    ['article', article.replace('2026-11-21', 'yesterday'), /published/],
    ['article', article.replace('2026-11-21', '2026-13-45'), /published/],
    ['article', article.replace('[One, Two, Three]', '[One, Two]'), /keyPoints/],
    ['article', article.replace('medical: false', 'medical: maybe'), /medical/],
    ['article', article.replace('medical: false', 'medical: false\nauthor: Dr. Nobody'), /author|additional/i],
    ['article', article.replace('topic: parenting', 'topic: Baby Sleep'), /topic/],
    ['article', article.replace('Text.', 'It is so[^nobody].'), /\[\^nobody\]/],
    ['article', article.replace('title: A title', 'title: "A title'), /./],
    ['news', news.replace(/^keyPoints.*\n/m, ''), /keyPoints/],
    ['article', 'No front matter.', /front matter|title/],
    ['article', '', /front matter|title/],
    ['week', week.replace(/^## Your baby$/m, '## The baby'), /lacks the section "## Your baby"/],
    ['week', week.replace(/^size: .*$/m, 'size: { object: pea, by: length, art: size-pea-of-dreams }'), /size.art/],
    ['week', week.replace(/^review: .*$/m, 'review: { by: Dr. Nobody, on: 2026-11-21, due: 2027-11-21 }'), /review/],
    ['week', week.replaceAll(/^ {2}- \{ id: .*\n/gm, ''), /sources/],
    ['week', week.replaceAll('"https://', '"http://'), /url/],
  ]
  for (const [kind, text, message] of wrong) t.throws(() => compile(kind, 'x', text), { message }, String(message))
})

/** A content folder with the given files. */
const folderOf = (t: Test, files: Partial<Record<string, Record<string, string>>>) => {
  const all = Object.fromEntries(
    Object.values(kinds).map(({ folder }) => [folder, { 'readme.txt': 'no content', ...files[folder] }]),
  )
  return t.testdir(all)
}

t.test('a folder is checked as a whole', async t => {
  const parenting = { topics: { 'parenting.md': topic } }
  const pieces = await compileContent(
    folderOf(t, { ...parenting, articles: { 'one.md': article }, pages: { 'about-us.md': plain } }),
    art,
  )
  t.same(pieces.map(({ path }) => path).sort(), ['/a/one', '/about-us', '/topics/parenting'])

  const refused = async (files: Parameters<typeof folderOf>[1], ...messages: RegExp[]) => {
    const error: unknown = await compileContent(folderOf(t, files), art).catch(caught => caught)
    for (const message of messages) t.match(error, { code: 'CONTENT_INVALID', message }, String(message))
  }
  await refused(
    { articles: { 'one.md': article } },
    /content\/articles\/one\.md:8: names the topic parenting, which is not in content\/topics/,
  )
  const link = article.replace('Text.', '[x](/a/nowhere) [y](/a/one) [z](https://e.test)')
  await refused(
    { ...parenting, articles: { 'one.md': link } },
    /content\/articles\/one\.md:12: links to \/a\/nowhere, which is no page/,
  )
  await refused(
    { articles: { 'bad.md': 'x', 'worse.md': article.replace('cot', 'nothing') }, pages: { 'p.md': '' } },
    /content\/articles\/bad\.md:1: /,
    /content\/articles\/worse\.md:5: .*drawing/,
    /content\/pages\/p\.md:1: /,
  )
  await refused(
    { ...parenting, topics: { 'parenting.md': topic.replace('[]', '[nowhere]') } },
    /names the topic nowhere/,
  )
  await refused(
    { topics: { 'parenting.md': topic.replace('[]', '[]\ntools: [due-date, abacus]') } },
    /parenting\.md:10: names the tool abacus/,
  )
  await refused(
    { ...parenting, articles: { 'one.md': article }, news: { 'one.md': news } },
    /content\/articles\/one\.md and content\/news\/one\.md: both have the name one/,
  )
  await refused({ pages: { 'About Us.md': plain } }, /About Us\.md: a file name is small letters/)
  await refused({ pages: { 'tools.md': plain } }, /tools\.md: its address \/tools is another page's/)
})

const guide = `---
title: A guide
description: What it is about.
lead: One sentence.
art: cot
published: 2026-11-21
updated: 2026-11-22
category: sleep-and-nursery
keyPoints: [One, Two, Three]
criteria: [Firm, Flat, Level]
kinds:
  - { name: Big, for: A big room., look: The label. }
  - { name: Small, for: A small room., look: The wheels. }
products:
  - name: Cot One
    facts:
      - { text: It is flat., source: a }
    price: { usd: 99.5, on: 2026-11-01, source: a }
medical: false
sources: [{ id: a, title: A, publisher: B, url: "https://a.test" }]
---
Text.
`

t.test('a medical page has its review and its sources', async t => {
  const review = 'review: { by: editorial, on: 2026-11-21, due: 2027-11-21 }'
  const texts: [KindName, string, string][] = [
    ['article', 'x', article],
    ['topic', 'x', topic],
    ['news', 'x', news],
    ['review', 'x', guide],
    ['award', 'strollers', guide],
  ]
  for (const [kind, slug, text] of texts) {
    const medical = text.replace('medical: false', 'medical: true')
    const reviewed = medical.replace('medical: true', `medical: true\n${review}`)
    const line = text.split('\n').indexOf('medical: false') + 1
    const refused = { message: `line ${line}: a medical page needs review and sources, two at least` }
    t.throws(() => compile(kind, slug, withSources(medical, 'a', 'b')), refused, `${kind} without review`)
    t.throws(() => compile(kind, slug, withSources(reviewed, 'a')), refused, `${kind} with one source`)
    t.match(compile(kind, slug, withSources(reviewed, 'a', 'b')), { medical: true, review: { by: 'editorial' } }, kind)
    t.throws(
      () => compile(kind, slug, text.replace('medical: false\n', '')),
      { message: /lacks medical/ },
      `${kind} that says neither`,
    )
  }
})

t.test('each month of the first year says how a baby sleeps safely, and leads to the page about it', async t => {
  const refused = { message: /a month of the first year says where a baby sleeps .* links \/a\/safe-sleep-for-babies/ }
  for (let n = 0; n <= 12; n++) {
    const slug = `${n}-month-old-baby`
    const text = file('month', slug)
    t.ok(compile('month', slug, text), slug)
    t.throws(
      () => compile('month', slug, text.replaceAll('(/a/safe-sleep-for-babies)', '(/a/starting-solid-foods)')),
      refused,
      `${slug} without the link`,
    )
    for (const word of ['on the back', 'firm', 'flat', 'own'])
      t.throws(
        () => compile('month', slug, text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), 'so')),
        refused,
        `${slug} without "${word}"`,
      )
  }
  const later = file('month', '18-month-old')
  t.ok(
    compile('month', '13-month-old', later.replaceAll('/a/safe-sleep-for-babies', '/a/starting-solid-foods')),
    'after it, a bed is a bed',
  )
})

t.test('only a medical page tells when to call', async t => {
  const call = (text: string) => `${text}\n> :::call[Call now]\n> Fever.\n> :::\n`
  const sponsored = plain.replace('---\nText.', 'sponsor: A shop\ntag: a-shop\n---\nText.')
  const texts: [KindName, string, string, RegExp][] = [
    ['article', 'x', article, /say `medical: true`, with review and sources, or take the box out/],
    ['topic', 'x', topic, /say `medical: true`/],
    ['news', 'x', news, /say `medical: true`/],
    ['review', 'x', guide, /say `medical: true`/],
    ['award', 'strollers', guide, /say `medical: true`/],
    ['page', 'about-us', plain, /never medical/],
    ['sponsored', 'x', sponsored, /never medical/],
  ]
  for (const [kind, slug, text, way] of texts) {
    const line = call(text).split('\n').indexOf('> :::call[Call now]') + 1
    t.ok(compile(kind, slug, text), `${kind} without the box`)
    t.throws(
      () => compile(kind, slug, call(text)),
      { message: new RegExp(`^line ${line}: a :::call or ::danger-signs box .*${way.source}`) },
      kind,
    )
  }
  const called = call(withSources(article, 'a', 'b')).replace(
    'medical: false',
    'medical: true\nreview: { by: editorial, on: 2026-11-21, due: 2027-11-21 }',
  )
  t.match(compile('article', 'x', called).sections[0]?.html, 'callout-call')
  t.ok(compile('week', '8-weeks-pregnant', call(week)), 'a week is medical without saying so')
  t.ok(compile('page', 'about-us', `${plain}\n:::note\nOther boxes stay.\n:::\n`))
})

t.test('a statement that can be overtaken says when it was checked', async t => {
  const checked = 'updated: 2026-11-22\nchecked:\n  - { claim: The law stands, on: 2026-11-21 }'
  for (const words of [
    'The list, now stayed, is shorter.',
    'It is the newest year that is counted.',
    'At the time of writing twelve states pay.',
    'As of November 2026 twelve states pay.',
    'As of March 1, 2027, it is law.',
    'This is currently so.',
    'Ask about the PUMP Act.',
    'The Pregnant Workers Fairness Act holds.',
    'Medicaid pays for it in most states.',
    'The vaccine schedule is in dispute.',
    'A year costs $13,128; the price of a month is $900.',
    'Federal law is silent.',
    'Since April 22, 2026 it is in force.',
    'For tax year 2027 it is more.',
  ]) {
    const text = article.replace('Text.', `Before.\n\n${words}`)
    t.throws(
      () => compile('article', 'x', text),
      { message: /^line 14: ".+" can be overtaken: say in `checked`/ },
      words,
    )
    t.ok(compile('article', 'x', text.replace('updated: 2026-11-22', checked)), `${words} with its day`)
  }
  t.throws(
    () => compile('article', 'x', article.replace('One sentence.', 'Paid in 2026.')),
    { message: /^line 4: "in 2026"/ },
    'above the text',
  )
  for (const words of [
    'Nurse as often as you like, as of old.',
    'Born on March 1, 2026.',
    'In 2025 a study looked.',
    '[The PUMP Act](/a/x) has a page.',
  ])
    t.ok(compile('article', 'x', article.replace('Text.', words)), words)
  const titled = withSources(article, 'a').replace('title: A, pub', 'title: The PUMP Act, pub')
  t.ok(compile('article', 'x', titled), 'the title of a source is no claim of ours')
  t.throws(() => compile('article', 'x', article.replace('updated: 2026-11-22', 'updated: 2026-11-22\nchecked: []')), {
    message: /checked/,
  })
})

t.test('guides to products stand on their shelf', async t => {
  const piece = compile('review', 'cots', guide)
  t.equal(piece.path, '/product-reviews/sleep-and-nursery/cots')
  t.match(cardOf(piece), { kind: 'review', group: 'sleep-and-nursery', topics: [] })
  t.equal(compile('award', 'strollers', guide).path, '/best-of-strollers-awards')
  t.same(unusedSources(piece), [], 'a product cites too')
  t.same(
    unusedSources(compile('review', 'cots', guide.replace(/products:.*?(?=medical)/s, ''))).map(({ id }) => id),
    ['a'],
  )
  for (const [text, message] of [
    [guide.replace('sleep-and-nursery', 'gadgets'), /line 8: category must be strollers-and-car-seats or /],
    [guide.replace('text: It is flat., source: a', 'text: It is flat., source: b'), /Cot One cites b/],
    [guide.replace('name: Cot One', 'name: Cot One\n    shop: https://shop.test'), /Cot One has a shop link/],
    [guide.replace('  - name: Cot One', '  - name: Cot One\n    winner: true'), /unknown field products\.0\.winner/],
  ] as const)
    t.throws(() => compile('review', 'cots', text), { message }, String(message))
  t.throws(() => compile('award', 'rockets', guide), { message: /award-products/ })
})

t.test('a link that earns a commission is marked, and its page says so', async t => {
  const paid = article.replace(
    'Text.',
    'One [shop](https://shop.test/x "affiliate"), [another](https://big.test/y?tag=us-20), [a source](https://c.test).',
  )
  t.throws(() => compile('article', 'x', paid), { message: /^line 12: a link that earns a commission/ })
  const { html = '' } =
    compile('article', 'x', paid.replace('medical: false', 'medical: false\naffiliate: true')).sections[0] ?? {}
  t.equal(html.match(/rel="sponsored noopener"/g)?.length, 2)
  t.match(html, '<a href="https://c.test" rel="noopener">')
  t.notMatch(html, 'title=')
})

t.test('pictures, headings and links are held to the rules, with their line', async t => {
  for (const [text, message] of [
    ['![](/x.png)', /^line 12: a picture/],
    ['One.\n\n### Too deep', /^line 14: a heading of level 3 after one of level 1/],
    ['## Same\n\nText\n\n## Same', /^line 16: a second heading "Same"/],
    ['[x](http://plain.test)', /^line 12: a link to http:/],
    ['Two\nlines[^nobody].', /^line 13: it cites \[\^nobody\]/],
    ['::figure{art=cot}', /^line 12: ::figure of 'cot' needs alt/],
  ] as const)
    t.throws(() => compile('article', 'x', article.replace('Text.', text)), { message }, text)
})

t.test('a week has a size when the table of sizes has one, and only then', async t => {
  const bare = week.replace(/^size: .*\n/m, '')
  for (let n = 1; n <= 42; n++) {
    const slug = `${n}-weeks-pregnant`
    const [right, wrong, message] = sizeAt(n) ? [week, bare, /needs size/] : [bare, week, /only the weeks 6 to 41/]
    t.equal((compile('week', slug, right) as Piece<'week'>).size !== undefined, sizeAt(n) !== null, slug) // as its kind says
    t.throws(() => compile('week', slug, wrong), { message }, slug)
  }
})

t.test('the figures of a week in its own words are those of the table', async t => {
  for (const size of fetalSizes) {
    const points = (
      compile('week', `${size.week}-weeks-pregnant`, file('week', `${size.week}-weeks-pregnant`)) as Piece<'week'>
    ).keyPoints
    const told = points.join(' ')
    for (const [, cm] of told.matchAll(/([\d.]+) cm/g)) t.equal(Number(cm), size.lengthCm, `week ${size.week}, length`)
    for (const [, g] of told.matchAll(/([\d,]+) g\b/g))
      t.equal(Number(g?.replace(',', '')), size.weightG, `week ${size.week}, weight`)
  }
})

t.test('topics: an address of their own, a parent, tools that are there', async t => {
  const own = compile('topic', 'lgbtq', topic.replace('section: parenting', 'section: families\naddress: /LGBTQ'))
  t.equal(own.path, '/LGBTQ')
  t.match(cardOf(own), { group: 'families', parent: undefined })
  t.equal(cardOf(compile('topic', 'parenting-x', topic)).parent, 'parenting', 'the root of its section')
  t.equal(cardOf(compile('topic', 'parenting', topic)).parent, undefined, 'which stands under none')
  t.equal(
    cardOf(compile('topic', 'y', topic.replace('related: []', 'related: []\nparent: parenting-x'))).parent,
    'parenting-x',
  )
  t.throws(() => compile('topic', 'x', topic.replace('section: parenting', 'section: gadgets')), {
    message: /section must be getting-pregnant or/,
  })
})

t.test('a card is the little that lists show', async t => {
  const card = cardOf(compile('article', 'one', article.replace('medical: false', 'topics: [a, b]\nmedical: false')))
  t.same(card, {
    kind: 'article',
    slug: 'one',
    path: '/a/one',
    title: 'A title',
    lead: 'One sentence.',
    art: 'cot',
    updated: '2026-11-22',
    published: '2026-11-21',
    topics: ['parenting', 'a', 'b'],
  })
  t.same(cardOf(compile('page', 'p', plain)).topics, [])
  t.same(cardOf(compile('news', 'n', news)).topics, ['parenting'])
})

t.test('a review runs out the day after its last', async t => {
  const reviewed = compile('week', '8-weeks-pregnant', week) as Piece<'week'> // as its kind says
  const { due } = reviewed.review
  t.same(expiredReviews([reviewed], due), [])
  t.same(expiredReviews([reviewed], `${Number(due.slice(0, 4)) + 1}${due.slice(4)}`), [reviewed])
  t.same(expiredReviews([compile('page', 'p', plain)], '2999-01-01'), [], 'what needs no review has none')
})

t.test('the content of the site builds, and no page has an id twice', async t => {
  const pieces = await compiledContent()
  t.ok(pieces.length > 40)
  t.equal(new Set(pieces.map(({ path }) => path)).size, pieces.length, 'each has an address of its own')
  for (const { path, sections } of pieces) {
    const ids = sections.map(({ id }) => id).filter(Boolean)
    t.equal(new Set(ids).size, ids.length, path)
    t.ok(
      sections.every(({ id, title }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || title === ''),
      `${path}: ${ids}`,
    )
  }
})
