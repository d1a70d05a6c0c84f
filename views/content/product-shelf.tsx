import type { ReviewCategory } from '../../content/review-categories.ts'
import type { Card } from '../../content/schema.ts'
import { CardGrid } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { EntryList } from './entry-list.tsx'
import { IndexHead } from './index-head.tsx'
import { RelatedToPage } from './related.tsx'

const HowChosen = () => (
  <aside className="product-promise">
    <p>
      <strong>We have tested nothing.</strong> Guides here choose by criteria that they print, name kinds of things
      before they name brands, and state of a product only what a source supports.{' '}
      <a href="/a/editorial-and-medical-review-process">How we write and review</a> has the rest.
    </p>
  </aside>
)

interface IndexProps {
  shelves: readonly { title: string; path: string; lead: string; art: string; guides: number }[]
  awards: readonly Card[]
}

const counted = (guides: number) => (guides === 1 ? 'One guide.' : `${guides} guides.`)

/** The nine shelves. */
export const ProductIndexView = ({ shelves, awards }: IndexProps) => (
  <div className="index">
    <IndexHead
      title="Product reviews"
      lead="What to look for before you buy, borrow or go without: nine shelves, no stars, no winners."
      art="tool-reviews"
    />
    <HowChosen />
    <section aria-labelledby="shelves">
      <Text variant="heading" id="shelves">
        Nine shelves
      </Text>
      <EntryList
        entries={shelves.map(({ title, path, lead, art, guides }) => ({
          title,
          path,
          art,
          line: guides ? `${lead} ${counted(guides)}` : lead,
        }))}
      />
    </section>
    {awards.length > 0 && (
      <section aria-labelledby="awards">
        <Text variant="heading" id="awards">
          Instead of awards
        </Text>
        <CardGrid cards={awards} level={3} />
      </section>
    )}
  </div>
)

interface ShelfProps {
  category: ReviewCategory
  guides: readonly Card[]
  related: readonly Card[]
}

/** One shelf. */
export const ProductShelfView = ({ category, guides, related }: ShelfProps) => (
  <div className="index">
    <IndexHead title={category.title} lead={category.lead} art={category.art} steps={breadcrumbs.shelf()} />
    <HowChosen />
    {guides.length > 0 ? (
      <section aria-labelledby="guides">
        <Text variant="heading" id="guides">
          Guides
        </Text>
        <CardGrid cards={guides} level={3} />
      </section>
    ) : (
      <p>The guides of this shelf are being written.</p>
    )}
    <RelatedToPage cards={related} tools={[]} title="To read before you buy" />
  </div>
)
