// What the search indexes of a page, and which line of it a result shows.
import { isLoss } from '../content/loss.ts'
import type { Piece } from '../content/schema.ts'
import { foldWord, wordsOf } from './folded-words.ts'
import { type FoundCard, isSearched } from './result-groups.ts'
import { alsoCalled } from './topic-words.ts'

export interface Entry {
  card: FoundCard
  /** Lines of its text, as `aboutOf` collects them. */
  about: readonly string[]
}

/**
 * Lines of a piece that can be searched besides title and lead: headings, key points, symptoms, signs to call about.
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
 * The texts that an entry is indexed by. A page about a loss is found by its title, lead and topic words only, so that
 * a search for a symptom or a week does not lead to it.
 */
export function textsOf({ card, about }: Entry): readonly [title: string, lead: string, rest: string] {
  if (!isSearched(card)) return ['', '', '']
  return [card.title, card.lead, [...(isLoss(card) ? [] : about), alsoCalled(card)].join('\n')]
}

const fits = (text: string, terms: ReadonlySet<string>) => terms.intersection(new Set(wordsOf(text).map(foldWord))).size

/**
 * The line with most of the words, when title and lead have none of them; null otherwise.
 * @param terms folded words
 */
export function lineFor({ card, about }: Entry, terms: ReadonlySet<string>): string | null {
  if (fits(`${card.title} ${card.lead}`, terms)) return null
  const counted = about.map(line => ({ line, count: fits(line, terms) })).filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count)[0]?.line ?? null
}
