import type { Card, Piece } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { Art } from '../ui/art.tsx'
import { KeyPoints } from '../ui/box.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Contents } from '../ui/contents.tsx'
import { Prose } from '../ui/prose.tsx'
import { Sources } from '../ui/sources.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { Disclosure } from './disclosure.tsx'
import { ProductKinds } from './product-kinds.tsx'
import { ProductList } from './product-list.tsx'
import { ReadingMeta } from './reading-meta.tsx'
import { RelatedToPage } from './related.tsx'
import { ShareThis } from './share-this.tsx'
import { SinceWritten } from './since-written.tsx'

interface Props {
  piece: Piece<'review' | 'award'>
  category: { title: string; path: string }
  related: readonly Card[]
  tools: readonly Tool[]
}

/** A guide to things to buy, or the page that other sites use for awards: kinds of products by published criteria. */
export function ProductGuideView({ piece, category, related, tools }: Props) {
  const { title, lead, art, keyPoints, sections, sources, kinds, products = [], affiliate } = piece
  const first = sections.filter(s => !s.title)
  const rest = sections.filter(s => s.title)
  const entries = [
    { id: 'criteria', title: 'How these were chosen' },
    { id: 'kinds', title: 'Kinds, and whom they suit' },
    ...(products.length ? [{ id: 'products', title: 'By name' }] : []),
    ...rest,
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <article className="reading">
      {affiliate && <Disclosure />}
      <header className="reading-head">
        <Breadcrumb steps={breadcrumbs.review(category)} />
        <Text variant="title">{title}</Text>
        <Text variant="lead">{lead}</Text>
        <ReadingMeta piece={piece} saveSide="left" />
      </header>
      <Art className="reading-art" name={art} alt="" eager />
      <KeyPoints items={keyPoints} />
      <Contents entries={entries} />
      <div className="reading-body">
        <Prose sections={first} />
        <Criteria piece={piece} />
        <ProductKinds kinds={kinds} />
        {products.length > 0 && <ProductList products={products} sources={sources} />}
        <Prose sections={rest} />
        <SinceWritten piece={piece} />
        <Sources sources={sources} />
      </div>
      <ShareThis piece={piece} />
      <RelatedToPage cards={related} tools={tools} />
    </article>
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
