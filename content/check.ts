// npm run content:check: builds the content in memory, and fails for a medical page whose review has run out and for a source that no
// text cites. With --drift it lists what contradicts or restates the danger signs instead.
import { join } from 'node:path'
import { today } from '../domain/dates.ts'
import { artSizes } from './art-sizes.ts'
import { compileContent, expiredReviews } from './compile.ts'
import { driftList } from './danger-signs/check.ts'
import { ContentError } from './problems.ts'
import { unusedSources } from './references.ts'
import { kinds, type Piece } from './schema.ts'

const fileOf = ({ kind, slug }: Piece) => `content/${kinds[kind].folder}/${slug}.md`

if (process.argv.includes('--drift')) {
  const lines = await driftList(import.meta.dirname)
  for (const line of lines) console.log(line)
  console.log(`${lines.length} lines that contradict or restate the danger signs.`)
} else await check()

async function check() {
  try {
    const pieces = await compileContent(import.meta.dirname, artSizes(join(import.meta.dirname, '../assets/art')))
    const expired = expiredReviews(pieces, today(Date.now()))
    const unused = pieces.flatMap(piece => unusedSources(piece).map(({ id }) => `${fileOf(piece)}: never cites its source ${id}.`))
    for (const piece of expired) console.error(`${fileOf(piece)}: its review ran out on ${'review' in piece ? piece.review?.due : ''}.`)
    for (const line of unused) console.error(line)
    console.log(`${pieces.length} pieces, ${expired.length} with a review that has run out, ${unused.length} sources that are never cited.`)
    process.exitCode = expired.length || unused.length ? 1 : 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
