import type { Front } from '../../content/schema.ts'

/** Types of a product instead of winners: whom each type suits, what to look at, who does not need it. */
export const ProductKinds = ({ kinds }: { kinds: Front['review']['kinds'] }) => (
  <section aria-labelledby="kinds">
    <h2 id="kinds" className="text-heading">
      Kinds, and whom they suit
    </h2>
    {kinds.map(kind => (
      <section key={kind.name} className="product-kind">
        <h3>{kind.name}</h3>
        <dl>
          <dt>For</dt>
          <dd>{kind.for}</dd>
          <dt>Look for</dt>
          <dd>{kind.look}</dd>
          {kind.skip && (
            <>
              <dt>Skip it if</dt>
              <dd>{kind.skip}</dd>
            </>
          )}
        </dl>
      </section>
    ))}
  </section>
)
