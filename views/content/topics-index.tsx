import type { Card } from '../../content/schema.ts'
import { CardGrid } from '../kit/card.tsx'
import { IndexHead } from './index-head.tsx'

/** Every topic. */
export const TopicsIndexView = ({ topics }: { topics: readonly Card[] }) => (
  <div className="index">
    <IndexHead title="Topics" lead="Everything we have written, sorted by what it is about." art="calendar" />
    <CardGrid cards={topics} level={2} />
  </div>
)
