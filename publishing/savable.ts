// Pieces that a member can save. A saved piece is stored by its slug alone, so slugs are unique among these kinds.

import type { Card } from '../content/schema.ts'
import type { Content } from './load.ts'

/** Kinds that can be saved, in the order in which a slug is looked up. */
export const savableKinds = ['article', 'week', 'month', 'news', 'review', 'award'] as const

/** The card of a saved slug; undefined when there is no such piece. */
export function savableCard(content: Content, slug: string): Card | undefined {
  for (const kind of savableKinds) {
    const card = content.card(kind, slug)
    if (card) return card
  }
}

/** Cards of saved slugs in their order; pieces that no longer exist are left out. */
export const savedCards = (content: Content, slugs: readonly string[]): Card[] =>
  slugs.flatMap(slug => savableCard(content, slug) ?? [])
