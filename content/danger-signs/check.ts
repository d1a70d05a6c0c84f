// What the build says of a file that speaks of danger signs.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lineOf, partFile } from '../front-matter.ts'
import { lossTopic } from '../loss.ts'
import { type Problem, problemLine } from '../problems.ts'
import { type Kind, type KindName, kinds, type Piece } from '../schema.ts'
import { callLines, driftIn, restating } from './drift.ts'
import type { Place } from './rules.ts'
import { dangerSigns, signsOfMonth, signsOfWeek } from './stages.ts'

const isEntry = /^[\s>]*([-*]|\d+\.)\s/
/** Subjects that make a list of signs of a sentence; with fewer it may say what to do about them. */
const asList = 3

interface File {
  kind: KindName
  slug: string
  front: Piece
  /** All of it. */
  text: string
}

/**
 * Lines of its own in a week or month that restate a sign of that time. With `drift` also thresholds that differ from the rules, and lines of
 * `:::call` boxes that restate any sign; lines are of the whole file.
 */
export function dangerProblems({ kind, slug, front, text }: File, { drift }: { drift: boolean }): Problem[] {
  const age = Number.parseInt(slug, 10)
  const place: Place = {
    ...(kind === 'week' && { week: age }),
    ...(kind === 'month' && { month: age }),
    afterLoss: slug === lossTopic || ('topic' in front && front.topic === lossTopic),
  }
  const held = kind === 'week' ? signsOfWeek(age) : signsOfMonth(age)
  const own = 'alsoCall' in front ? (front.alsoCall ?? []) : []
  const problems = own.flatMap((line, i): Problem[] => {
    const wrong = restating(line, held)
    return wrong ? [{ text: wrong, line: lineOf(text, `/alsoCall/${i}`) }] : []
  })
  return drift ? [...problems, ...driftIn(text, place), ...restatedCalls(text)] : problems
}

function restatedCalls(text: string): Problem[] {
  return callLines(text).flatMap(({ line, words }): Problem[] => {
    const wrong = restating(words, dangerSigns, isEntry.test(words) ? 1 : asList)
    return wrong ? [{ text: wrong, line }] : []
  })
}

/** Everything of this kind in a content folder, as `content/articles/x.md:12: …`. @param root the content folder */
export async function driftList(root: string): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, { folder }] of Object.entries(kinds) as [KindName, Kind][]) {
    const files = await readdir(join(root, folder)).catch(() => [])
    for (const file of files.filter(name => name.endsWith('.md')).sort()) {
      const text = await readFile(join(root, folder, file), 'utf8')
      const front = partFile(text).front as Piece // only what it names itself is read
      const problems = dangerProblems({ kind, slug: file.slice(0, -3), front, text }, { drift: true })
      lines.push(...problems.map(problem => problemLine(`content/${folder}/${file}`, problem)))
    }
  }
  return lines
}
