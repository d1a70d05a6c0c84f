// The order of pieces in lists.
import type { Card } from './schema.ts'

/** The number that a slug begins with: `8-weeks-pregnant` -> 8; 0 without one. */
export const leadingNumber = (slug: string) => Number(/^\d+/.exec(slug)?.[0] ?? 0)

/** Weeks and months by their number, everything else newest first, then by title. */
export function inOrder(cards: Card[]): Card[] {
  return cards.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
    if (a.kind === 'week' || a.kind === 'month') return leadingNumber(a.slug) - leadingNumber(b.slug)
    return b.published.localeCompare(a.published) || a.title.localeCompare(b.title)
  })
}
