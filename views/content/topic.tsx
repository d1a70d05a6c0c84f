import type { Card, Piece } from '../../content/schema.ts'
import { Art } from '../kit/art.tsx'
import { Breadcrumb } from '../kit/breadcrumb.tsx'
import { CardGrid } from '../kit/card.tsx'
import { Prose } from '../kit/prose.tsx'
import { Text } from '../kit/typography.tsx'
import { type WeekLink, WeekPicker } from './week-picker.tsx'

interface Props {
  piece: Piece<'topic'>
  cards: readonly Card[]
  related: readonly Card[]
  /** The weeks to offer on topics of pregnancy; empty elsewhere. */
  weeks: readonly WeekLink[]
  /** Experiment topicPillAbVersion. */
  pills: 'under-title' | 'sticky'
}

/** What the site holds on one topic. */
export const TopicView = ({ piece, cards, related, weeks, pills }: Props) => (
  <div className="index">
    <header className="index-head">
      <Breadcrumb steps={[{ title: 'Topics', path: '/topics' }]} />
      <Text variant="title">{piece.title}</Text>
      <Text variant="lead">{piece.lead}</Text>
      <Art name={piece.art} alt="" eager />
    </header>
    {related.length > 0 && (
      <nav className={`pills pills-${pills}`} aria-label="Related topics">
        {related.map(({ path, title }) => (
          <a key={path} href={path}>
            {title}
          </a>
        ))}
      </nav>
    )}
    {piece.sections.length > 0 && <Prose sections={piece.sections} />}
    {weeks.length > 0 && (
      <section aria-labelledby="weeks">
        <Text variant="heading" id="weeks">
          Week by week
        </Text>
        <WeekPicker weeks={weeks} />
      </section>
    )}
    {cards.length > 0 && (
      <section aria-labelledby="articles">
        <Text variant="heading" id="articles">
          To read
        </Text>
        <CardGrid cards={cards} level={3} />
      </section>
    )}
  </div>
)
