// Rules for medical texts: they need a review and sources, safe sleep in the first year; other texts have no call
// boxes.

import type { KindName, Piece } from '../content/schema.ts'
import type { Problem } from './problems.ts'

const fewestSources = 2
const callBox = /^[\s>]*(?::{3,}call|::danger-signs)\b/

/** Whether a text is medical: weeks, months and tools always are, other kinds when their front matter says `medical: true`. */
export const isMedical = (kind: KindName, front: Piece): boolean =>
  kind === 'week' || kind === 'month' || kind === 'tool' || ('medical' in front && front.medical)

/** The problem of a medical text without review or sources; undefined when there is none. */
export function medicalLack(kind: KindName, front: Piece): string | undefined {
  const { review, sources = [] } = front as Partial<Piece<'article'>> // those that have them
  const complete = review !== undefined && sources.length >= fewestSources
  return isMedical(kind, front) && !complete ? 'a medical page needs review and sources, two at least' : undefined
}

const lastSafeSleepMonth = 12
const safeSleepPage = '/a/safe-sleep-for-babies'
const safeSleepWords = [/\bon the back\b/, /\bfirm\b/, /\bflat\b/, /\bown\b/]

/**
 * The problem of a month of the first year without safe sleep: one paragraph must say on the back, firm, flat and an
 * own space, and link to the page about it.
 * @param above number of lines above the text in its file
 */
export function safeSleepLack(kind: KindName, slug: string, body: string, above: number): Problem[] {
  const says = (paragraph: string) =>
    paragraph.includes(`(${safeSleepPage})`) && safeSleepWords.every(word => word.test(paragraph))
  if (kind !== 'month' || Number.parseInt(slug, 10) > lastSafeSleepMonth || body.split(/\n\s*\n/).some(says)) return []
  const text = `a month of the first year says where a baby sleeps (on the back, firm, flat, a space of their own) in a paragraph that links ${safeSleepPage}`
  return [{ text, line: above + 1 }]
}

/**
 * The boxes with when to call in a text that is not medical.
 * @param above number of lines above the text in its file
 */
export function strayCallBoxes(kind: KindName, front: Piece, body: string, above: number): Problem[] {
  if (isMedical(kind, front)) return []
  const remedy =
    'medical' in front
      ? 'say `medical: true`, with review and sources, or take the box out'
      : 'take the box out, this kind of page is never medical'
  return body.split('\n').flatMap((line, i) => {
    return callBox.test(line)
      ? [{ text: `a :::call or ::danger-signs box on a page that is not medical: ${remedy}`, line: above + i + 1 }]
      : []
  })
}
