import type { Card } from '../../content/schema.ts'
import { useOffered } from '../page.tsx'
import { Art } from './art.tsx'
import { DateText } from './time.tsx'

interface Props {
  cards: readonly Card[]
  /** The heading level of the titles: one below the heading of the list. */
  level: 2 | 3
}

/** Texts as cards with their drawings. */
export function CardGrid({ cards: all, level }: Props) {
  const cards = useOffered(all)
  if (cards.length === 0) return null
  const Title = `h${level}` as const
  return (
    <ul className="card-grid">
      {cards.map(card => (
        <li key={card.path} className="card">
          <Art name={card.art} alt="" />
          <Title className="card-title">
            <a href={card.path}>{card.title}</a>
          </Title>
          <p>{card.lead}</p>
        </li>
      ))}
    </ul>
  )
}

/** Texts as entries of a calendar: the date in the margin, no drawing. */
export function CardList({ cards: all, level }: Props) {
  const cards = useOffered(all)
  if (cards.length === 0) return null
  const Title = `h${level}` as const
  return (
    <ul className="card-list">
      {cards.map(card => (
        <li key={card.path}>
          <DateText date={card.published} />
          <Title className="card-title">
            <a href={card.path}>{card.title}</a>
          </Title>
          <p>{card.lead}</p>
        </li>
      ))}
    </ul>
  )
}

/** What to read next, next to or below a page's own text. */
export const Related = ({ title, cards }: { title: string; cards: readonly Card[] }) =>
  useOffered(cards).length > 0 && (
    <aside className="related" aria-labelledby="related">
      <h2 id="related" className="text-heading">
        {title}
      </h2>
      <CardGrid cards={cards} level={3} />
    </aside>
  )
