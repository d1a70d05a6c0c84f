// The order of citations: sources are numbered in the order in which a page cites them.

import type { Front } from '../content/schema.ts'
import type { Source } from '../content/schema-fields.ts'

type Products = NonNullable<Front['review']['products']>

/** Products in the order of their page: by name, not by merit. */
export const byName = (products: Products): Products => products.toSorted((a, b) => a.name.localeCompare(b.name))

/** Facts and prices of products, which cite sources, in the order of the page. */
export const citationsOf = (products: Products = []): { source: string }[] =>
  byName(products).flatMap(({ facts, price }) => [...facts, ...(price ? [price] : [])])

/**
 * Id of the first citation of a source, to which the list of sources links back.
 * @param number of the source, from 1
 */
export const citeId = (number: number) => `cite-${number}`

/** Sources in the order of their first citation; uncited ones last. @param cited ids in the order of the page */
export function inReadingOrder(sources: readonly Source[], cited: readonly string[]): Source[] {
  const place = new Map([...new Set(cited)].map((id, i) => [id, i]))
  const placeOf = ({ id }: Source) => place.get(id) ?? place.size
  return sources.toSorted((a, b) => placeOf(a) - placeOf(b))
}
