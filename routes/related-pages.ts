// Pages related to a page: the previous and next one, articles on the same topics, tools.

import { isLoss, lossTopic } from '../content/loss.ts'
import { inQuietOrder, nextPregnancy } from '../content/quiet-almanac.ts'
import { type Reader, ranked } from '../content/ranking.ts'
import type { Card, KindName } from '../content/schema.ts'
import { type Tool, toolsOf } from '../content/tools.ts'
import { topicSections } from '../content/topic-sections.ts'
import { memoized } from '../lib/memoize.ts'
import type { Content } from '../publishing/load.ts'
import { relatedPictures } from '../views/ui/card.tsx'

const relatedCount = 6
const mostCompared = 100
const readingKinds: readonly KindName[] = ['article', 'news', 'review', 'award']

/** The cards before and after a slug in a list. */
export function neighbours(
  cards: readonly Card[],
  slug: string,
): { previous: Card | undefined; next: Card | undefined } {
  const at = cards.findIndex(card => card.slug === slug)
  return { previous: cards[at - 1], next: cards[at + 1] }
}

/** A list with pages about loss moved to its end, where nobody comes across them by chance. Memoized. */
export const lossLast = memoized((cards: readonly Card[]) => [
  ...cards.filter(card => !isLoss(card)),
  ...cards.filter(isLoss),
])

export interface RelatedReader extends Reader {
  /** Addresses that the page names itself; they come first. */
  next?: readonly string[]
  /** Its own drawing, which is not shown again. */
  art?: string
  /** Other drawings that it shows, likewise. */
  drawings?: readonly string[]
}

/**
 * What to read after a page: what it names itself, then what fits it best. They are about loss if and only if the page
 * is, and then those of its group of the quiet almanac come first. The first three have different drawings, none of
 * them the page's own.
 * @param kinds kinds of texts to offer besides those that the page names
 */
export function related(
  content: Content,
  { next = [], art, drawings = [], ...reader }: RelatedReader,
  kinds: readonly KindName[] = readingKinds,
): readonly Card[] {
  const onLoss = reader.topics.includes(lossTopic)
  const fits = (card: Card) => card.path !== reader.path && isLoss(card) === onLoss && card.slug !== nextPregnancy
  const chosen = next.flatMap(path => content.cardAt(path) ?? []).filter(fits)
  const nearby = new Set([...reader.topics, ...(reader.also ?? [])].flatMap(topic => newestAbout(content, topic)))
  const others = [...nearby].filter(card => kinds.includes(card.kind) && fits(card) && !chosen.includes(card))
  const rest = onLoss
    ? inQuietOrder(others, reader.path.split('/').at(-1))
    : ranked(reader, others, topic => content.about(topic).length)
  return picturesFirst([...chosen, ...rest].slice(0, relatedCount), [art, ...drawings])
}

/** However large the library is, no more texts on a topic are compared. */
const newestAbout = (content: Content, topic: string) => content.about(topic).slice(0, mostCompared)

/** The first three with different drawings, in their order, then the others. @param own drawings shown already */
function picturesFirst(cards: readonly Card[], own: readonly (string | undefined)[]): Card[] {
  const first = cards
    .filter(({ art }, i) => !own.includes(art) && cards.findIndex(card => card.art === art) === i)
    .slice(0, relatedPictures)
  return [...first, ...cards.filter(card => !first.includes(card))]
}

interface ToolOptions {
  /** Keys of tools that the page names itself, which replace all others. */
  own?: readonly string[]
  /** Its topic, which may name tools; otherwise those of its section count. */
  topic?: { tools?: readonly string[]; section: string }
  /** Address of the page itself. */
  except?: string
}

/** Tools to offer on a page. */
export function relatedTools({ own, topic, except }: ToolOptions): Tool[] {
  const keys = own ?? topic?.tools ?? topicSections.find(({ id }) => id === topic?.section)?.tools ?? []
  return toolsOf(keys).filter(({ path }) => path !== except)
}

/** All that the page of an article shows; undefined for an unknown slug. */
export async function loadArticle(content: Content, slug: string) {
  const piece = await content.piece('article', slug)
  const card = content.card('article', slug)
  const topic = piece && (await content.piece('topic', piece.topic))
  const topicCard = piece && content.card('topic', piece.topic)
  if (!piece || !card || !topic || !topicCard) return undefined
  const parentTopic = topicCard.parent === undefined ? undefined : content.card('topic', topicCard.parent)
  const onLoss = isLoss(card)
  return {
    piece,
    // The breadcrumbs of a page about loss do not lead through a pregnancy topic.
    topics: parentTopic && !onLoss ? [parentTopic, topicCard] : [topicCard],
    onLoss,
    related: related(content, { ...card, also: topicCard.topics, next: piece.next }),
    tools: onLoss ? [] : relatedTools({ own: piece.tools, topic, except: piece.path }),
  }
}
