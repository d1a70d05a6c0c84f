// The search as a running site opens it: from its file, and without one.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { Card } from '../../content/schema.ts'
import { openContent } from '../../publishing/load.ts'
import { bytesOf } from '../../search/index-file.ts'
import { openSearch, searchFile, toolEntries } from '../../search/open-site-search.ts'
import { createIndex } from '../../search/word-index.ts'

const card = (slug: string, title: string): Card => ({
  kind: 'article',
  slug,
  path: `/a/${slug}`,
  title,
  lead: '',
  topics: [],
  art: 'plate',
  updated: '2026-01-01',
  published: '2026-01-01',
})
const cards = [card('milk', 'Milk'), card('sleep', 'Sleep')]
const piece = (slug: string, heading: string) =>
  JSON.stringify({ kind: 'article', slug, description: '', sections: [{ id: 'part', title: heading, html: '' }] })

/** A content folder as the build leaves it, and what it told of when it was opened and searched. */
function built(t: Test) {
  const folder = t.testdir({
    'index.json': JSON.stringify(cards),
    article: { 'milk.json': piece('milk', 'Bottles'), 'sleep.json': piece('sleep', 'Naps by day') },
  })
  const entries = cards.map((card, i) => ({
    card,
    parts: [
      { id: '', heading: '', text: '' },
      { id: 'part', heading: ['Bottles', 'Naps by day'][i] ?? '', text: '' },
    ],
  }))
  const bytes = bytesOf(createIndex([...entries, ...toolEntries(cards)]))
  writeFileSync(join(folder, searchFile), bytes)
  const told: string[] = []
  const find = async (text: string) => {
    const { best } = await openContent(folder, { onBroken: name => told.push(name) }).search(text)
    return best.map(({ card }) => card.path)
  }
  return { folder, file: join(folder, searchFile), told, find }
}

t.test('what the build wrote is opened; a result whose piece is gone has no passage', async t => {
  const { folder, told, find } = built(t)
  rmSync(join(folder, 'article'), { recursive: true })
  t.same(await find('bottels'), ['/a/milk'])
  t.same(await find('nap'), ['/a/sleep'])
  t.notOk(told.includes(searchFile))
})

t.test('a file that is torn, of other content, or not there: the index is made anew, and that is told', async t => {
  const spoil: Record<string, (bytes: Buffer) => Buffer> = {
    'cut off': bytes => bytes.subarray(0, bytes.length - 5),
    empty: () => Buffer.alloc(0),
    'only a head': bytes => bytes.subarray(0, 24),
    'one byte changed': bytes => Buffer.from(bytes.map((byte, i) => (i === bytes.length - 3 ? byte ^ 1 : byte))),
    'another layout': bytes => Buffer.concat([Buffer.from('LAS9'), bytes.subarray(4)]),
    'of fewer pieces': () => Buffer.from(bytesOf(createIndex([]))),
    text: () => Buffer.from('{"torn":'.repeat(20)),
  }
  for (const [what, change] of Object.entries(spoil)) {
    const { file, told, find } = built(t)
    writeFileSync(file, change(readFileSync(file)))
    t.same(await find('bottels'), ['/a/milk'], what)
    t.same(told, [searchFile], `${what} is told`)
  }
  const { file, told, find } = built(t)
  rmSync(file)
  t.same(await find('naps'), ['/a/sleep'], 'missing')
  t.same(told, [searchFile])
})

t.test('made anew, a piece that cannot be read is found by its title', async t => {
  const { folder, file, told, find } = built(t)
  rmSync(file)
  rmSync(join(folder, 'article/milk.json'))
  t.same(await find('milk'), ['/a/milk'])
  t.same(new Set(told), new Set([searchFile, 'article/milk']))
})

t.test('tools are found when their page is there; a group of another kind stands in its place', async t => {
  const { file } = built(t)
  const search = await openSearch({
    file,
    cards,
    pieceOf: () => Promise.reject(new Error('not needed')),
    openSearchers: async () => [
      text => ({
        name: 'Names',
        total: text === 'milk' ? 2 : 0,
        hits: [
          {
            card: { kind: 'name', slug: 'mila', path: '/b/mila', title: 'Mila', lead: '', topics: [] },
            terms: new Set(),
            part: 0,
          },
        ],
      }),
    ],
  })
  t.equal(search.find('all tools').best[0]?.card.path, '/tools')
  const { best, total } = search.find('milk')
  t.same(
    best.map(({ card }) => card.path),
    ['/a/milk'],
    'a page that has the word comes before names',
  )
  t.equal(total, 3)
  t.same(
    search.suggest('milk').map(({ path }) => path),
    ['/a/milk', '/b/mila'],
  )
})
