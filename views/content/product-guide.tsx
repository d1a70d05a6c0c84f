import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Prose } from '../ui/prose.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { ProductKinds } from './product-kinds.tsx'
import { ProductList } from './product-list.tsx'
import { ReadingPage } from './reading-page.tsx'

interface Props {
  piece: Piece<'review' | 'award'>
  category: { title: string; path: string }
  related: readonly Card[]
  tools: readonly Tool[]
}

/** A guide to things to buy, or the page that other sites use for awards: kinds of products by published criteria. */
export function ProductGuideView({ category, ...page }: Props) {
  const { sections, sources, kinds, products = [] } = page.piece
  const first = sections.filter(s => !s.title)
  const rest = sections.filter(s => s.title)
  const contents = [
    { id: 'criteria', title: 'How these were chosen' },
    { id: 'kinds', title: 'Kinds, and whom they suit' },
    ...(products.length ? [{ id: 'products', title: 'By name' }] : []),
    ...rest,
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <ReadingPage {...page} steps={breadcrumbs.review(category)} contents={contents} saveSide="left">
      <Prose sections={first} />
      <Criteria piece={page.piece} />
      <ProductKinds kinds={kinds} />
      {products.length > 0 && <ProductList products={products} sources={sources} />}
      <Prose sections={rest} />
    </ReadingPage>
  )
}

const Criteria = ({ piece }: { piece: Props['piece'] }) => (
  <section className="criteria" aria-labelledby="criteria">
    <h2 id="criteria" className="text-heading">
      How these were chosen
    </h2>
    <aside>
      {piece.kind === 'award' && (
        <p>
          <strong>No test was made for this page, and it gives no prize.</strong> There is no jury, no badge and no
          winner here.
        </p>
      )}
      <p>
        <strong>Chosen by the points below, not tested by us.</strong> What we say of a product by its name rests on a
        source that you can open.
      </p>
    </aside>
    <ol>
      {piece.criteria.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  </section>
)
