// What the search reads of a piece, and what it shows of that.
import type { Card, Piece } from './schema.ts'
import { foldedWord, wordsOf } from './search-words.ts'

export interface Entry {
  card: Card
  /** Lines of what it says, as `aboutOf` gathers them. */
  about: readonly string[]
}

/** What a reader may look for in a piece beside its title and lead: headings, key points, symptoms, signs to call about. */
export function aboutOf(piece: Piece): string[] {
  const lines = piece.sections.map(({ title }) => title)
  if ('keyPoints' in piece) lines.push(...piece.keyPoints)
  if ('symptoms' in piece) lines.push(...piece.symptoms.map(({ name }) => name))
  if ('redFlags' in piece) lines.push(...piece.redFlags)
  if ('kinds' in piece) lines.push(...piece.kinds.map(({ name }) => name))
  return [...lines, piece.description].filter(line => line !== '')
}

const fits = (text: string, terms: ReadonlySet<string>) => terms.intersection(new Set(wordsOf(text).map(foldedWord))).size

/**
 * The line that shows why an entry was found, when its title and lead do not: the one with most of the words.
 * @param terms folded words
 */
export function lineFor({ card, about }: Entry, terms: ReadonlySet<string>): string | null {
  if (fits(`${card.title} ${card.lead}`, terms)) return null
  const counted = about.map(line => ({ line, count: fits(line, terms) })).filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count)[0]?.line ?? null
}
