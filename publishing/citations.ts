// Which source a page cites first: numbers and the list of sources follow the page as it is read.

import type { Front } from '../content/schema.ts'
import type { Source } from '../content/schema-fields.ts'

type Products = NonNullable<Front['review']['products']>

/** Products as their page lists them: by name, in no order of merit. */
export const byName = (products: Products): Products => products.toSorted((a, b) => a.name.localeCompare(b.name))

/** What cites a source in a list of products, in the order of the page. */
export const citationsOf = (products: Products = []): { source: string }[] =>
  byName(products).flatMap(({ facts, price }) => [...facts, ...(price ? [price] : [])])

/** Where the list of sources leads back to: the first place that cites a source. @param number from 1 */
export const citeId = (number: number) => `cite-${number}`

/**
 * Sources by where they are cited first; those that nothing cites come last. @param cited ids as the page is read,
 * repeated or not
 */
export function inReadingOrder(sources: readonly Source[], cited: readonly string[]): Source[] {
  const place = new Map([...new Set(cited)].map((id, i) => [id, i]))
  const placeOf = ({ id }: Source) => place.get(id) ?? place.size
  return sources.toSorted((a, b) => placeOf(a) - placeOf(b))
}
