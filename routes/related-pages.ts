// What stands beside a page: the one before, the one after, what belongs to the same topics, the tools that help there.

import { isLoss, lossTopic } from '../content/loss.ts'
import { inQuietOrder } from '../content/quiet-almanac.ts'
import type { Card } from '../content/schema.ts'
import { type Tool, toolsOf } from '../content/tools.ts'
import { topicSections } from '../content/topic-sections.ts'
import { memoized } from '../lib/memoize.ts'
import type { Content } from '../publishing/load.ts'

const relatedCount = 3

export function neighbours(
  cards: readonly Card[],
  slug: string,
): { previous: Card | undefined; next: Card | undefined } {
  const at = cards.findIndex(card => card.slug === slug)
  return { previous: cards[at - 1], next: cards[at + 1] }
}

/** A list in its order, but pages on loss at its end, where nobody meets them on the way to something else. */
export const lossLast = memoized((cards: readonly Card[]) => [
  ...cards.filter(card => !isLoss(card)),
  ...cards.filter(isLoss),
])

interface RelatedOptions {
  /** Topics that its own belong with; what shares only these comes last. */
  also?: readonly string[]
  /** Slug of the page itself. */
  except?: string
}

/**
 * Articles that share a topic with a page, those of its first topic before the others. On a loss they are, if the
 * page's own topics are, and then those of the same group of the quiet almanac come first.
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
  /** What a page names itself; everything else is left aside then. */
  own?: readonly string[]
  /** Its topic, which may name some, and whose section has some for all. */
  topic?: { tools?: readonly string[]; section: string }
  /** Address of the page itself. */
  except?: string
}

/** Tools to offer on a page. */
export function relatedTools({ own, topic, except }: ToolOptions): Tool[] {
  const keys = own ?? topic?.tools ?? topicSections.find(({ id }) => id === topic?.section)?.tools ?? []
  return toolsOf(keys).filter(({ path }) => path !== except)
}

/** All that the page of an article shows, from its slug; undefined when there is none. */
export async function loadArticle(content: Content, slug: string) {
  const piece = await content.piece('article', slug)
  const card = content.card('article', slug)
  const topic = piece && (await content.piece('topic', piece.topic))
  const topicCard = piece && content.card('topic', piece.topic)
  if (!piece || !card || !topic || !topicCard) return undefined
  const above = topicCard.parent === undefined ? undefined : content.card('topic', topicCard.parent)
  const onLoss = isLoss(card)
  return {
    piece,
    // The way up from a loss does not lead through a pregnancy.
    topics: above && !onLoss ? [above, topicCard] : [topicCard],
    onLoss,
    related: related(content, card.topics, { also: topicCard.topics, except: slug }),
    tools: onLoss ? [] : relatedTools({ own: piece.tools, topic, except: piece.path }),
  }
}
