// The pieces that a member saved.
import type { Content } from '../content/load.ts'
import type { Card } from '../content/schema.ts'

/** What can be saved, in the order in which a slug is looked for. */
const kinds = ['article', 'week', 'month', 'news', 'review', 'award'] as const

/** The pieces of a list of slugs, in its order; one that is not there any more is left out. */
export const savedCards = (content: Content, slugs: readonly string[]): Card[] =>
  slugs.flatMap(slug => kinds.map(kind => content.card(kind, slug)).find(card => card !== undefined) ?? [])
