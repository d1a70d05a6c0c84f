import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { contentFor, openContent } from '../../publishing/load.ts'

const card = (kind: string, slug: string) => ({ kind, slug, path: `/${slug}`, title: slug, topics: [] })
const cards = [card('week', '8-weeks'), card('week', '9-weeks'), card('article', 'one')]
const pieceOf = (slug: string) => JSON.stringify({ kind: 'article', slug, title: `Title of ${slug}` })
const folder = (t: Test) =>
  t.testdir({
    'index.json': JSON.stringify(cards),
    'secret.json': '{"title":"not content"}',
    article: { 'one.json': pieceOf('one'), 'unlisted.json': pieceOf('unlisted') },
    week: {},
  })

t.test('lists keep the order of the index, by kind', async t => {
  const content = openContent(folder(t))
  t.same(
    content.cards('week').map(({ slug }) => slug),
    ['8-weeks', '9-weeks'],
  )
  t.same(content.cards('topic'), [])
  t.equal(content.card('article', 'one')?.title, 'one')
  t.equal(content.card('week', 'one'), undefined, 'a slug of another kind')
})

t.test('only what the index lists can be read', async t => {
  const content = openContent(folder(t))
  t.match(await content.piece('article', 'one'), { title: 'Title of one' })
  for (const slug of [
    'unlisted',
    'none',
    '',
    '../secret',
    '..',
    '../../package',
    'one.json',
    'one/',
    '__proto__',
    'constructor',
    'one\0',
  ])
    t.equal(await content.piece('article', slug), undefined, JSON.stringify(slug))
})

t.test('a piece is read once; a read that failed is tried again', async t => {
  const root = folder(t)
  const content = openContent(root)
  const [first, second] = await Promise.all([content.piece('article', 'one'), content.piece('article', 'one')])
  t.equal(first, second)
  rmSync(join(root, 'article/one.json'))
  t.equal(await content.piece('article', 'one'), first, 'from memory')
  await t.rejects(content.piece('week', '8-weeks'), { code: 'ENOENT' })
  writeFileSync(join(root, 'week/8-weeks.json'), '{"torn":')
  await t.rejects(content.piece('week', '8-weeks'), { name: 'SyntaxError' })
  writeFileSync(join(root, 'week/8-weeks.json'), pieceOf('8-weeks'))
  t.match(await content.piece('week', '8-weeks'), { title: 'Title of 8-weeks' })
})

t.test('a folder without an index, or with a torn one, does not open', async t => {
  t.throws(() => openContent(t.testdir({})), { code: 'ENOENT' })
  t.throws(() => openContent(t.testdir({ 'index.json': '[{"kind":' })), { name: 'SyntaxError' })
})

t.test('a piece that cannot be read is taken from an earlier build, and that is told', async t => {
  const root = t.testdir({
    now: {
      'index.json': JSON.stringify(cards),
      article: { 'one.json': '{"torn":' },
      week: { '8-weeks.json': pieceOf('8-weeks') },
    },
    before: { article: { 'one.json': 'torn too' } },
    first: { article: { 'one.json': pieceOf('the first one') } },
  })
  const told: string[] = []
  const content = openContent(join(root, 'now'), {
    earlierBuilds: [join(root, 'missing'), join(root, 'before'), join(root, 'first')],
    onBroken: name => told.push(name),
  })
  t.match(await content.piece('article', 'one'), { title: 'Title of the first one' })
  t.match(await content.piece('week', '8-weeks'), { title: 'Title of 8-weeks' })
  await t.rejects(content.piece('week', '9-weeks'), { code: 'ENOENT' }, 'nobody has it')
  t.same(told, ['article/one', 'week/9-weeks'])
})

t.test('pieces by topic, newest first; a topic is not about the others that it names', async t => {
  const about = (kind: string, slug: string, published: string, ...topics: string[]) => ({
    ...card(kind, slug),
    published,
    topics,
  })
  const list = [
    about('article', 'old', '2026-01-01', 'milk'),
    about('news', 'new', '2026-03-01', 'milk', 'sleep'),
    about('topic', 'sleep', '', 'milk'),
  ]
  const content = openContent(t.testdir({ 'index.json': JSON.stringify(list) }))
  t.same(
    content.about('milk').map(({ slug }) => slug),
    ['new', 'old'],
  )
  t.same(
    content.about('sleep').map(({ slug }) => slug),
    ['new'],
  )
  t.same(content.about('none'), [])
})

t.test('elsewhere, lists hold nothing that is only for the US', async t => {
  const deals = { ...card('article', 'deals'), topics: ['money'], published: '2026-01-01', only: 'US' }
  const other = { ...card('article', 'other'), topics: ['money'], published: '2026-01-01' }
  const content = openContent(t.testdir({ 'index.json': JSON.stringify([deals, other]) }))
  t.equal(contentFor('US', content), content)
  const abroad = contentFor('other', content)
  t.same(
    abroad.cards('article').map(({ slug }) => slug),
    ['other'],
  )
  t.same(
    abroad.about('money').map(({ slug }) => slug),
    ['other'],
  )
  t.equal(content.cards('article').length, 2, 'the others still see it')
  t.ok(abroad.card('article', 'deals'), 'it can be named, to say whom it is for')
})
