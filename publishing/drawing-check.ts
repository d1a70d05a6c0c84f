// What is missing before a drawing may be held: a prize that nobody gives, or rules with blanks, are no offer.
import type { Sweepstakes } from '../content/sweepstakes.ts'

/** A blank as rules have it: words in square brackets that are no link. */
const blank = /\[[^\]\n]+\](?!\(|:)/g
const instants = ['opens', 'closes'] as const
const days = ['mailBy', 'drawn'] as const

/**
 * What is wrong with a drawing, a line for each; nothing while it has no sponsor, for then there is none.
 * @param rules the text of the official rules
 */
export function drawingProblems(drawing: Sweepstakes | null, rules: string): string[] {
  if (!drawing?.sponsor) return []
  const { sponsor, opens, closes } = drawing
  const lacking = Object.entries(sponsor).flatMap(([field, text]) =>
    !text.trim() || text.match(blank) ? [`the sponsor has no ${field}`] : [],
  )
  const unread = [...instants, ...days].filter(field => Number.isNaN(Date.parse(drawing[field])))
  return [
    ...lacking,
    ...unread.map(field => `${field} is no date`),
    ...(Date.parse(closes) <= Date.parse(opens) ? ['it closes before it opens'] : []),
    ...(drawing.mailBy > drawing.drawn ? ['it is drawn before cards by mail have come'] : []),
    ...[...new Set(rules.match(blank))].map(words => `the rules still have the blank ${words}`),
  ]
}
