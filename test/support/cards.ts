import type { Card } from '../../content/schema.ts'

/** A card of an article, with nothing but its name and topics. */
export const cardOn = (slug: string, topics: readonly string[] = []): Card => ({
  kind: 'article',
  slug,
  path: `/a/${slug}`,
  title: slug,
  lead: '',
  art: slug,
  updated: '',
  published: '',
  topics: [...topics],
})
