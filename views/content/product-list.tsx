import type { Front, Source } from '../../content/schema.ts'
import { byName, citationsOf, citeId } from '../../publishing/citations.ts'
import { TextLink } from '../ui/link.tsx'
import { DateText } from '../ui/time.tsx'

interface Props {
  products: NonNullable<Front['review']['products']>
  sources: readonly Source[]
}

const dollars = (usd: number) => usd.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Products by name, in no order of merit: facts with their sources, and a price with the day it was read. */
export function ProductList({ products, sources }: Props) {
  const firsts = new Set(
    [...Map.groupBy(citationsOf(products), ({ source }) => source).values()].map(([first]) => first),
  )
  const Cite = ({ by }: { by: { source: string } }) => {
    const number = sources.findIndex(({ id }) => id === by.source) + 1
    return (
      <a
        id={firsts.has(by) ? citeId(number) : undefined}
        className="cite"
        href={`#source-${number}`}
        aria-label={`Source ${number}`}
      >
        {number}
      </a>
    )
  }
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-heading">
        By name
      </h2>
      <p>Examples in the order of the alphabet, which is no order of merit.</p>
      {byName(products).map(({ name, facts, price, shop }) => (
        <section key={name} className="product-kind">
          <h3>{name}</h3>
          <ul>
            {facts.map(fact => (
              <li key={fact.text}>
                {fact.text}
                <Cite by={fact} />
              </li>
            ))}
          </ul>
          {price && (
            <p>
              {dollars(price.usd)} on <DateText date={price.on} />
              <Cite by={price} />
            </p>
          )}
          {shop && (
            <p>
              <TextLink href={shop} sponsored>
                To the shop
              </TextLink>
            </p>
          )}
        </section>
      ))}
    </section>
  )
}
