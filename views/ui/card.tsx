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

/** Texts as cards with their drawings. A drawing stands once in a list: a second text that has it goes without. */
export const CardGrid = (props: Props) => {
  const cards = useOffered(props.cards)
  const first = Map.groupBy(cards, ({ art }) => art)
  return (
    <List
      {...props}
      cards={cards}
      list="card-grid"
      item="card"
      mark={card => first.get(card.art)?.[0] === card && <Art name={card.art} alt="" />}
    />
  )
}

/** Texts as entries of a calendar: the date in the margin, no drawing. */
export const CardList = (props: Props) => (
  <List {...props} list="card-list" mark={({ published }) => <DateText date={published} />} />
)

/** How many of the texts to read next have their drawing beside them. */
export const relatedPictures = 3

/** What to read next, next to or below a page's own text: the first as cards, the others as a list of titles. */
export function Related({ title, cards }: { title: string; cards: readonly Card[] }) {
  const shown = useOffered(cards)
  const more = shown.slice(relatedPictures)
  return (
    shown.length > 0 && (
      <aside className="related" aria-labelledby="related">
        <h2 id="related" className="text-heading">
          {title}
        </h2>
        <CardGrid cards={shown.slice(0, relatedPictures)} level={3} />
        {more.length > 0 && (
          <ul className="related-more">
            {more.map(card => (
              <li key={card.path}>
                <a href={card.path}>{card.title}</a>
              </li>
            ))}
          </ul>
        )}
      </aside>
    )
  )
}
