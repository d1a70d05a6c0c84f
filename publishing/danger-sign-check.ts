// Checks what a content file says about danger signs against the tables and rules of content/danger-signs.

import { dangerSigns, signsOfMonth, signsOfWeek } from '../content/danger-signs/danger-stages.ts'
import type { Place } from '../content/danger-signs/rule.ts'
import { lossTopic } from '../content/loss.ts'
import type { KindName, Piece } from '../content/schema.ts'
import { callLines, driftIn, restating } from './danger-sign-drift.ts'
import { lineOf } from './front-matter.ts'
import type { Problem } from './problems.ts'

const isEntry = /^[\s>]*([-*]|\d+\.)\s/
/** A sentence that names so many subjects restates a list of signs; with fewer it may say what to do about them. */
const asList = 3

interface File {
  kind: KindName
  slug: string
  front: Piece
  /** The whole file. */
  text: string
}

/**
 * Problems: `alsoCall` lines of a week or month that restate a sign of that time, lines of `:::call` boxes that restate
 * any sign, and thresholds that differ from the rules.
 */
export function dangerProblems({ kind, slug, front, text }: File): Problem[] {
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
  return [...problems, ...driftIn(text, place), ...restatedCalls(text)]
}

function restatedCalls(text: string): Problem[] {
  return callLines(text).flatMap(({ line, words }): Problem[] => {
    const wrong = restating(words, dangerSigns, isEntry.test(words) ? 1 : asList)
    return wrong ? [{ text: wrong, line }] : []
  })
}
