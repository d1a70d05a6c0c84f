import { isLoss, lossTopic } from '../../content/loss.ts'
import { mayOffer } from '../../content/may-offer.ts'
import type { Card } from '../../content/schema.ts'
import type { Part } from '../../domain/dashboard.ts'

const trimesterTopics = ['first-trimester', 'second-trimester', 'third-trimester'] as const

/** The article on the site itself: never suggested here, as it is about no stage. */
const aboutUs = 'editorial-and-medical-review-process'

interface Where {
  parts: readonly Part[]
  /** The current week of the pregnancy, if there is one. */
  trimester?: 1 | 2 | 3
}

const within = (topics: readonly string[], section: string) =>
  topics.some(topic => topic === section || topic.startsWith(`${section}-`))

/** How well an article fits a part: 0 best, null not at all. */
const fits: Record<Part, (card: Card, where: Where) => number | null> = {
  // After a loss no article about pregnancy is offered; articles about a loss are offered only then.
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

/** The newest articles that fit a member's page; of one day the best fitting first. */
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
