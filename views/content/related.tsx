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

/** What stands below a page's own text: tools that help there, and what to read next. Nothing stands in both. */
export function RelatedToPage({ cards, tools, title = 'Read next' }: Props) {
  const shown = useOffered(tools).filter(({ path }) => !cards.some(card => card.path === path))
  return (
    <>
      {shown.length > 0 && (
        <aside className="related" aria-labelledby="tools">
          <h2 id="tools" className="text-heading">
            Tools for this
          </h2>
          <EntryList entries={shown.map(tool => ({ ...tool, title: tool.label }))} />
        </aside>
      )}
      <Related title={title} cards={cards} />
    </>
  )
}
