// The order in which lists show what they hold.
import type { Card } from './schema.ts'

const numberIn = (slug: string) => Number(/^\d+/.exec(slug)?.[0] ?? 0)

/** Weeks and months by their number, everything else newest first, then by title. */
export function inOrder(cards: Card[]): Card[] {
  return cards.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
    if (a.kind === 'week' || a.kind === 'month') return numberIn(a.slug) - numberIn(b.slug)
    return b.published.localeCompare(a.published) || a.title.localeCompare(b.title)
  })
}
