// What the build asks of texts that tell a reader what to do about a body, and refuses in all others.

import type { KindName, Piece } from '../content/schema.ts'
import type { Problem } from './problems.ts'

const fewestSources = 2
const callBox = /^[\s>]*(?::{3,}call|::danger-signs)\b/

/**
 * Whether a text is medical: guides by week and month always are, other kinds by their `medical`, and those without it
 * never.
 */
export const isMedical = (kind: KindName, front: Piece): boolean =>
  kind === 'week' || kind === 'month' || ('medical' in front && front.medical)

/** What a medical text lacks of review and sources, in words for an editor; undefined when it lacks nothing. */
export function medicalLack(kind: KindName, front: Piece): string | undefined {
  const { review, sources = [] } = front as Partial<Piece<'article'>> // those that have them
  const complete = review !== undefined && sources.length >= fewestSources
  return isMedical(kind, front) && !complete ? 'a medical page needs review and sources, two at least' : undefined
}

const lastSafeSleepMonth = 12
const safeSleepPage = '/a/safe-sleep-for-babies'
const safeSleepWords = [/\bon the back\b/, /\bfirm\b/, /\bflat\b/, /\bown\b/]

/**
 * What the guide to a month of the first year lacks of safe sleep: one paragraph says on the back, firm, flat and a
 * space of one's own, and leads to the page about it.
 * @param above lines that stand above the text in its file
 */
export function safeSleepLack(kind: KindName, slug: string, body: string, above: number): Problem[] {
  const says = (paragraph: string) =>
    paragraph.includes(`(${safeSleepPage})`) && safeSleepWords.every(word => word.test(paragraph))
  if (kind !== 'month' || Number.parseInt(slug, 10) > lastSafeSleepMonth || body.split(/\n\s*\n/).some(says)) return []
  const text = `a month of the first year says where a baby sleeps (on the back, firm, flat, a space of their own) in a paragraph that links ${safeSleepPage}`
  return [{ text, line: above + 1 }]
}

/**
 * The boxes that tell a reader when to call, in a text that is not medical.
 * @param above lines that stand above the text in its file
 */
export function strayCallBoxes(kind: KindName, front: Piece, body: string, above: number): Problem[] {
  if (isMedical(kind, front)) return []
  const way =
    'medical' in front
      ? 'say `medical: true`, with review and sources, or take the box out'
      : 'take the box out, this kind of page is never medical'
  return body.split('\n').flatMap((line, i) => {
    return callBox.test(line)
      ? [{ text: `a :::call or ::danger-signs box on a page that is not medical: ${way}`, line: above + i + 1 }]
      : []
  })
}
