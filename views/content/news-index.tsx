import type { Card } from '../../content/schema.ts'
import { CardList } from '../ui/card.tsx'
import { IndexHead } from './index-head.tsx'
import { PagesNav } from './pages-nav.tsx'

interface Props {
  news: readonly Card[]
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** The news, newest first. */
export const NewsIndexView = ({ news, page, pages, pathOf }: Props) => (
  <div className="index">
    <IndexHead
      title={page === 1 ? 'News' : `News, page ${page}`}
      lead="What changed in advice, recalls and rules for families, with a link to where it was announced."
      art="newspaper"
    />
    <CardList cards={news} level={2} />
    <PagesNav page={page} pages={pages} pathOf={pathOf} />
  </div>
)
