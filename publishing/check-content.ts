// npm run content:check: compiles the content in memory, and fails for a medical page whose review has expired, for a
// source that no text cites, and for a page that the search has no words of people for. With --aging it lists what was
// checked on a day instead, oldest first (aging.ts).
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { kinds, type Piece } from '../content/schema.ts'
import { sweepstakes } from '../content/sweepstakes.ts'
import { today as dayOf } from '../domain/dates.ts'
import { lacksPeoplesWords } from '../search/topic-words.ts'
import { agingLines, lookedAt, lookedAtTable } from './aging.ts'
import { artSizes } from './art-sizes.ts'
import { cardOf, compileContent, expiredReviews } from './compile.ts'
import { datedTables } from './dated-tables.ts'
import { drawingProblems } from './drawing-check.ts'
import { ContentError } from './problems.ts'
import { unusedSources } from './references.ts'

const root = join(import.meta.dirname, '..')
const today = dayOf(Date.now())
const fileOf = ({ kind, slug }: Piece) => `content/${kinds[kind].folder}/${slug}.md`
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const readPieces = () => compileContent(join(root, 'content'), artSizes(join(root, 'assets/art')))

async function aging() {
  const texts = (await readPieces()).flatMap(piece => lookedAt(piece, fileOf(piece), textOf(fileOf(piece))))
  const tables = datedTables(root).flatMap(table =>
    lookedAtTable(table, extname(table.file) === '.ts' ? textOf(table.file) : undefined),
  )
  for (const line of agingLines([...texts, ...tables], today)) console.log(line)
}

async function check() {
  const pieces = await readPieces()
  const expired = expiredReviews(pieces, today)
  const unused = pieces.flatMap(piece =>
    unusedSources(piece).map(({ id }) => `${fileOf(piece)}: never cites its source ${id}.`),
  )
  for (const piece of expired)
    console.error(`${fileOf(piece)}: its review ran out on ${'review' in piece ? piece.review?.due : ''}.`)
  const unnamed = pieces.filter(piece => lacksPeoplesWords(cardOf(piece)))
  for (const line of unused) console.error(line)
  for (const piece of unnamed)
    console.error(`${fileOf(piece)}: search/also-called/ has no line of what people call its subject.`)
  const drawing = drawingProblems(sweepstakes, textOf('content/pages/sweepstakes-rules.md'))
  for (const line of drawing) console.error(`content/sweepstakes.ts: ${line}.`)
  console.log(
    `${pieces.length} pieces, ${expired.length} with a review that has run out, ${unused.length} sources that are never cited, ${unnamed.length} that the search has no words of people for.`,
  )
  process.exitCode = expired.length || unused.length || unnamed.length || drawing.length ? 1 : 0
}

const asked = (option: string) => process.argv.includes(option)
try {
  await (asked('--aging') ? aging() : check())
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
