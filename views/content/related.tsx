import type { Card } from '../../content/schema.ts'
import type { Tool } from '../../content/tools.ts'
import { useOffered } from '../page.tsx'
import { Related } from '../ui/card.tsx'
import { EntryList } from './entry-list.tsx'

interface Props {
  cards: readonly Card[]
  tools: readonly Tool[]
  /** The heading above the cards. */
  title?: string
}

/** What stands below a page's own text: tools that help there, and what to read next. */
export const RelatedToPage = ({ cards, tools, title = 'Read next' }: Props) => (
  <>
    {useOffered(tools).length > 0 && (
      <aside className="related" aria-labelledby="tools">
        <h2 id="tools" className="text-heading">
          Tools for this
        </h2>
        <EntryList entries={tools.map(tool => ({ ...tool, title: tool.label }))} />
      </aside>
    )}
    <Related title={title} cards={cards} />
  </>
)
