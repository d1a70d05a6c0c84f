import type { Card } from '../../content/schema.ts'
import { CardGrid } from '../kit/card.tsx'
import { IndexHead } from './index-head.tsx'

/** Every article, newest first. */
export const ArticlesIndexView = ({ articles }: { articles: readonly Card[] }) => (
  <div className="index">
    <IndexHead
      title="Articles"
      lead="Longer answers to single questions, newest first. Each says who reviewed it and what it rests on."
      art="plate"
    />
    <CardGrid cards={articles} level={2} />
  </div>
)
