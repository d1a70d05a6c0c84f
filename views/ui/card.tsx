import type { ReactNode } from 'react'
import type { Card } from '../../content/schema.ts'
import { useOffered } from '../page.tsx'
import { Art } from './art.tsx'
import { DateText } from './time.tsx'

interface Props {
  cards: readonly Card[]
  /** The heading level of the titles: one below the heading of the list. */
  level: 2 | 3
}

interface ListProps extends Props {
  list: 'card-grid' | 'card-list'
  item?: string
  /** Stands before a card's title. */
  mark: (card: Card) => ReactNode
}

function List({ cards: all, level, list, item, mark }: ListProps) {
  const cards = useOffered(all)
  if (cards.length === 0) return null
  const Title = `h${level}` as const
  return (
    <ul className={list}>
      {cards.map(card => (
        <li key={card.path} className={item}>
          {mark(card)}
          <Title className="card-title">
            <a href={card.path}>{card.title}</a>
          </Title>
          <p>{card.lead}</p>
        </li>
      ))}
    </ul>
  )
}

/** Texts as cards with their drawings. */
export const CardGrid = (props: Props) => (
  <List {...props} list="card-grid" item="card" mark={({ art }) => <Art name={art} alt="" />} />
)

/** Texts as entries of a calendar: the date in the margin, no drawing. */
export const CardList = (props: Props) => (
  <List {...props} list="card-list" mark={({ published }) => <DateText date={published} />} />
)

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
