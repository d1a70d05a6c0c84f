// Pages related to a page: the previous and next one, articles on the same topics, tools.

import { isLoss, lossTopic } from '../content/loss.ts'
import { inQuietOrder } from '../content/quiet-almanac.ts'
import type { Card } from '../content/schema.ts'
import { type Tool, toolsOf } from '../content/tools.ts'
import { topicSections } from '../content/topic-sections.ts'
import { memoized } from '../lib/memoize.ts'
import type { Content } from '../publishing/load.ts'

const relatedCount = 3

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

interface RelatedOptions {
  /** Topics related to its own; articles that share only these come last. */
  also?: readonly string[]
  /** Slug of the page itself. */
  except?: string
}

/**
 * Up to three articles that share a topic with a page, those of its first topic first. They are about loss if and only
 * if the page is; then those of its group of the quiet almanac come first.
 * @param own topics of the page
 */
export function related(
  content: Content,
  own: readonly string[],
  { also = [], except }: RelatedOptions = {},
): readonly Card[] {
  const onLoss = own.includes(lossTopic)
  const found = new Set<Card>()
  for (const topic of [...own, ...also]) {
    const about = content.about(topic)
    for (const card of onLoss ? inQuietOrder(about, except) : about) {
      if (card.kind !== 'article' || card.slug === except || isLoss(card) !== onLoss) continue
      found.add(card)
      if (found.size === relatedCount) return [...found]
    }
  }
  return [...found]
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
    related: related(content, card.topics, { also: topicCard.topics, except: slug }),
    tools: onLoss ? [] : relatedTools({ own: piece.tools, topic, except: piece.path }),
  }
}
