// Which texts stand next to which: by the topics that they share, and by how near they are in time.
import { hashOf } from '../domain/hash.ts'
import { middlesApart, type Span, weeksApart } from '../domain/stage-span.ts'
import type { Card } from './schema.ts'

/** The page beside which texts are ranked. */
export interface Reader {
  path: string
  topics: readonly string[]
  /** Topics related to its own, which count for less. */
  also?: readonly string[]
  span?: Span
}

const alsoWeight = 0.4
/** How much more a topic counts that is a text's main one. */
const mainFactor = 1.5
const nearness = { span: 0.6, middle: 0.8, unknown: 0.4 }
/** Pages of one stage and topic would otherwise all name the same few. */
const scatter = 0.35

/**
 * How well a text fits a page; higher is better.
 * @param breadth number of texts on a topic: to share a broad one says little
 */
export function fitOf(reader: Reader, card: Card, breadth: (topic: string) => number): number {
  const weightOf = (topic: string) =>
    reader.topics.includes(topic) ? 1 : reader.also?.includes(topic) ? alsoWeight : 0
  const shared = card.topics.reduce(
    (sum, topic, i) => sum + ((i ? 1 : mainFactor) * weightOf(topic)) / Math.log2(2 + breadth(topic)),
    0,
  )
  return shared + nearnessOf(reader.span, card.span) + (scatter * hashOf(`${reader.path} ${card.path}`)) / 2 ** 32
}

/** 0 far away to 1.4 for the same weeks. */
function nearnessOf(a: Span | undefined, b: Span | undefined): number {
  if (!a || !b) return nearness.unknown
  return nearness.span / (1 + weeksApart(a, b) / 3) + nearness.middle / (1 + middlesApart(a, b) / 10)
}

/** Texts by their fit, the best first. */
export function ranked(reader: Reader, cards: readonly Card[], breadth: (topic: string) => number): Card[] {
  const fits = new Map(cards.map(card => [card, fitOf(reader, card, breadth)]))
  return cards.toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0))
}
