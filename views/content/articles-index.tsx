import type { Card } from '../../content/schema.ts'
import { CardGrid } from '../ui/card.tsx'
import { IndexHead } from './index-head.tsx'
import { PagesNav } from './pages-nav.tsx'

interface Props {
  articles: readonly Card[]
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** Every article. */
export const ArticlesIndexView = ({ articles, page, pages, pathOf }: Props) => (
  <div className="index">
    <IndexHead
      title={page === 1 ? 'Articles' : `Articles, page ${page}`}
      lead="Longer answers to single questions, newest first. Those about health list their sources and say how far they were reviewed."
      art="plate"
    />
    <CardGrid cards={articles} level={2} />
    <PagesNav page={page} pages={pages} pathOf={pathOf} />
  </div>
)
