import type { Card } from '../../content/schema.ts'
import { CardList } from '../kit/card.tsx'
import { IndexHead } from './index-head.tsx'

/** The news, newest first. */
export const NewsIndexView = ({ news }: { news: readonly Card[] }) => (
  <div className="index">
    <IndexHead
      title="News"
      lead="What changed in advice, recalls and rules for families, with a link to where it was announced."
      art="newspaper"
    />
    <CardList cards={news} level={2} />
  </div>
)
