// The order of pieces in lists.
import { hashOf } from '../domain/hash.ts'
import type { Card } from './schema.ts'

/** The number that a slug begins with: `8-weeks-pregnant` -> 8; 0 without one. */
export const leadingNumber = (slug: string) => Number(/^\d+/.exec(slug)?.[0] ?? 0)

/**
 * Weeks and months by their number, topics by title, everything else newest first: by the day it was published, then by
 * the day it was last worked on, then in an order that means nothing.
 */
export function inOrder(cards: Card[]): Card[] {
  return cards.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
    if (a.kind === 'week' || a.kind === 'month') return leadingNumber(a.slug) - leadingNumber(b.slug)
    if (a.kind === 'topic') return a.title.localeCompare(b.title)
    return (
      b.published.localeCompare(a.published) ||
      b.updated.localeCompare(a.updated) ||
      hashOf(a.path) - hashOf(b.path) ||
      a.path.localeCompare(b.path)
    )
  })
}
