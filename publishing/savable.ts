// The pieces that a member saved.

import type { Card } from '../content/schema.ts'
import type { Content } from './load.ts'

/** What can be saved, in the order in which a slug is looked for. */
const kinds = ['article', 'week', 'month', 'news', 'review', 'award'] as const

/** The piece that a heart saves under a slug; undefined when there is none. */
export function savableCard(content: Content, slug: string): Card | undefined {
  for (const kind of kinds) {
    const card = content.card(kind, slug)
    if (card) return card
  }
}

/** The pieces of a list of slugs, in its order; one that is not there any more is left out. */
export const savedCards = (content: Content, slugs: readonly string[]): Card[] =>
  slugs.flatMap(slug => savableCard(content, slug) ?? [])
