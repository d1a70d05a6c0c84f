// Different pages are different texts: of the runs of eight words on a page, hardly any stands on another one.
import t from 'tap'
import type { Piece } from '../../content/schema.ts'
import { compiledContent } from '../support/compiled-content.ts'

const limit = 3 // per cent of a page's runs
const runLength = 8 // words
const pieces = await compiledContent()

/** Everything that an editor wrote for a page; boxes that the site repeats are not among it. */
const written = (piece: Piece): string[] => [
  piece.lead,
  ...piece.sections.flatMap(({ title, html }) => [title, plain(html)]),
  ...('minute' in piece ? [piece.minute.baby, piece.minute.you] : []),
  ...('keyPoints' in piece ? piece.keyPoints : []),
  ...('symptoms' in piece ? piece.symptoms.flatMap(({ name, text }) => [name, text]) : []),
  ...('alsoCall' in piece ? (piece.alsoCall ?? []) : []),
  ...('checklist' in piece ? piece.checklist : []),
  ...('appointments' in piece ? [piece.appointments] : []),
  ...('kinds' in piece ? piece.kinds.flatMap(kind => Object.values(kind)) : []),
  ...('criteria' in piece ? piece.criteria : []),
]
/** A box of danger signs: the table's words, not the editor's. */
const dangerBox =
  /<div class="callout callout-call"[^>]*>\s*<p class="callout-title">[^<]*<\/p>\s*<p class="danger-soon">.*?<\/div>/gs
const plain = (html: string) =>
  html
    .replace(dangerBox, '')
    .replace(/<a [^>]*class="cite"[^>]*>\d+<\/a>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')

/** Runs within a passage: where one ends and the next begins, nothing runs on. */
function runsOf(piece: Piece): string[] {
  return written(piece).flatMap(passage => {
    const words = passage.toLowerCase().match(/\d+(?:[.,]\d+)*|[a-z0-9'’]+/g) ?? [] // 100.4 is one
    return words.slice(runLength - 1).map((_, i) => words.slice(i, i + runLength).join(' '))
  })
}

/** Pages that say too much of what others say, with the first run that they share. */
function alike(texts: ReadonlyMap<string, readonly string[]>): { path: string; percent: number; like: string }[] {
  const pages = new Map<string, Set<string>>()
  for (const [path, runs] of texts) for (const run of runs) pages.set(run, (pages.get(run) ?? new Set()).add(path))
  return [...texts].flatMap(([path, runs]) => {
    const shared = runs.filter(run => (pages.get(run)?.size ?? 0) > 1)
    const percent = Math.round((1000 * shared.length) / Math.max(1, runs.length)) / 10
    const other = [...(pages.get(shared[0] ?? '') ?? [])].find(page => page !== path)
    return percent >= limit ? [{ path, percent, like: `${other}: ${shared[0]}` }] : []
  })
}

t.test('every body is its own', async t => {
  const texts = new Map(pieces.map(piece => [piece.path, runsOf(piece)]))
  const runs = [...texts.values()].reduce((sum, own) => sum + own.length, 0)
  t.ok(runs > 10_000, `${runs} runs of words on ${texts.size} pages`)
  t.same(alike(texts), [])
})

t.test('the comparison finds what it is for', async t => {
  const [first, second] = pieces
  if (!first || !second) return t.fail('there are pieces')
  const own = runsOf(second)
  const copied = new Map([
    [first.path, runsOf(first)],
    [second.path, [...own, ...runsOf(first).slice(0, Math.ceil(own.length * 0.05))]],
  ])
  t.match(
    alike(copied).find(({ path }) => path === second.path),
    { percent: Number, like: String },
    'a copied paragraph',
  )
})

t.test('every figure has alt text, and its drawing says how large it is', async t => {
  const figures = pieces.flatMap(({ path, sections }) =>
    sections.flatMap(({ html }) => [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => ({ path, tag }))),
  )
  t.same(
    figures.filter(({ tag }) => !/ alt="/.test(tag) || !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag)),
    [],
  )
})
