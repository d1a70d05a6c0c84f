// What the search reads of a piece, and what it shows of that.
import { isLoss } from '../content/loss.ts'
import type { Piece } from '../content/schema.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import { type FoundCard, isSearched } from './result-groups.ts'
import { alsoCalled } from './topic-words.ts'

export interface Entry {
  card: FoundCard
  /** Lines of what it says, as `aboutOf` gathers them. */
  about: readonly string[]
}

/**
 * What a reader may look for in a piece beside its title and lead: headings, key points, symptoms, signs to call about.
 */
export function aboutOf(piece: Piece): string[] {
  const lines = piece.sections.map(({ title }) => title)
  if ('keyPoints' in piece) lines.push(...piece.keyPoints)
  if ('symptoms' in piece) lines.push(...piece.symptoms.map(({ name }) => name))
  if ('alsoCall' in piece) lines.push(...(piece.alsoCall ?? []))
  if ('kinds' in piece) lines.push(...piece.kinds.map(({ name }) => name))
  return [...lines, piece.description].filter(line => line !== '')
}

/**
 * What an entry is found by: its title, its lead, and the rest. A page on a loss is found by its own words only:
 * bleeding, or a week, leads to other pages.
 */
export function textsOf({ card, about }: Entry): readonly [title: string, lead: string, rest: string] {
  if (!isSearched(card)) return ['', '', '']
  return [card.title, card.lead, [...(isLoss(card) ? [] : about), alsoCalled(card)].join('\n')]
}

const fits = (text: string, terms: ReadonlySet<string>) => terms.intersection(new Set(wordsOf(text).map(foldWord))).size

/**
 * The line that shows why an entry was found, when its title and lead do not: the one with most of the words.
 * @param terms folded words
 */
export function lineFor({ card, about }: Entry, terms: ReadonlySet<string>): string | null {
  if (fits(`${card.title} ${card.lead}`, terms)) return null
  const counted = about.map(line => ({ line, count: fits(line, terms) })).filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count)[0]?.line ?? null
}
