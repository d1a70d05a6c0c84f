// What stands beside a page: the one before, the one after, and what belongs to the same topics.
import type { Content } from '../content/load.ts'
import { isLoss, lossTopic } from '../content/loss.ts'
import type { Card } from '../content/schema.ts'

const relatedCount = 3

/** The number a slug begins with: `8-weeks-pregnant` -> 8; 0 without one. */
export const leading = (slug: string) => Number(/^\d+/.exec(slug)?.[0] ?? 0)

export function neighbours(cards: readonly Card[], slug: string): { previous: Card | undefined; next: Card | undefined } {
  const at = cards.findIndex(card => card.slug === slug)
  return { previous: cards[at - 1], next: cards[at + 1] }
}

interface Beside {
  /** Topics that its own belong with; what shares only these comes last. */
  also?: readonly string[]
  /** Slug of the page itself. */
  except?: string
}

/** Articles that share a topic with a page, those of its first topic before the others. On a loss they are, if the page's own topics are. */
export function related(content: Content, own: readonly string[], { also = [], except }: Beside = {}): readonly Card[] {
  const topics = [...own, ...also]
  const rank = (card: Card) => topics.findIndex(topic => card.topics.includes(topic))
  const onLoss = own.includes(lossTopic)
  return content
    .cards('article')
    .filter(card => card.slug !== except && rank(card) >= 0 && isLoss(card) === onLoss)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, relatedCount)
}
