import { isLoss, lossTopic } from '../../content/loss.ts'
import { mayOffer } from '../../content/may-offer.ts'
import type { Card } from '../../content/schema.ts'
import type { Part } from '../../domain/dashboard.ts'

const trimesterTopics = ['first-trimester', 'second-trimester', 'third-trimester'] as const

/** On ourselves: it fits every stage and none. */
const aboutUs = 'editorial-and-medical-review-process'

interface Where {
  parts: readonly Part[]
  /** Of the pregnancy, when there is one. */
  trimester?: 1 | 2 | 3
}

const within = (topics: readonly string[], section: string) =>
  topics.some(topic => topic === section || topic.startsWith(`${section}-`))

/** How well an article fits a part: 0 best, null not at all. */
const fits: Record<Part, (card: Card, where: Where) => number | null> = {
  // Whoever has lost a pregnancy is offered nothing about one, and nobody else is offered a loss.
  loss: card => (card.topics.includes(lossTopic) && mayOffer(card.path, true) ? 0 : null),
  pregnancy: (card, { trimester = 1 }) => {
    if (isLoss(card)) return null
    if (card.topics.includes(trimesterTopics[trimester - 1] as string)) return 0 // there are three
    return within(card.topics, 'pregnancy') ? 1 : null
  },
  children: card => (!isLoss(card) && within(card.topics, 'parenting') ? 0 : null),
  trying: card => (!isLoss(card) && within(card.topics, 'getting-pregnant') ? 0 : null),
  nothing: card => (isLoss(card) ? null : 0),
}

/** The newest articles that fit a member's page; of the same day those that fit best. */
export function fittingArticles(cards: readonly Card[], where: Where, count = 3): readonly Card[] {
  return cards
    .filter(({ slug }) => slug !== aboutUs)
    .flatMap(card => {
      const ranks = where.parts.map(part => fits[part](card, where)).filter(rank => rank !== null)
      return ranks.length > 0 ? [{ card, rank: Math.min(...ranks) }] : []
    })
    .toSorted((a, b) => b.card.published.localeCompare(a.card.published) || a.rank - b.rank)
    .slice(0, count)
    .map(({ card }) => card)
}
