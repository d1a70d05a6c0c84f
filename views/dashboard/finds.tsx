// The articles that a member saved, and new ones that fit them.
import type { Card } from '../../content/schema.ts'
import { CardGrid, CardList } from '../ui/card.tsx'
import { Text } from '../ui/typography.tsx'
import { Unreachable } from './placeholders.tsx'
import type { Reached } from './sheet.ts'

interface Props {
  saved: Reached<readonly Card[]>
  /** After a loss: the articles saved before it are not shown here, only on their own page. */
  isQuiet: boolean
}

export const Saved = ({ saved, isQuiet }: Props) => (
  <section aria-labelledby="saved">
    <Text variant="heading" id="saved">
      Saved articles
    </Text>
    {!saved && <Unreachable what="Your list" />}
    {saved && !isQuiet && saved.is.length === 0 && <p>A press on the heart of an article or a guide keeps it here.</p>}
    {saved && !isQuiet && saved.is.length > 0 && (
      <ul className="saved-rows">
        {saved.is.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    )}
    <p className="saved-all">
      <a href="/saved-articles">All saved articles</a>
    </p>
  </section>
)

/** @param isQuiet after a loss: without drawings */
export const Articles = ({ cards, isQuiet }: { cards: readonly Card[]; isQuiet: boolean }) =>
  cards.length > 0 && (
    <section className="dashboard-articles" aria-labelledby="new">
      <Text variant="heading" id="new">
        {isQuiet ? 'To read, if and when you like' : 'New to read'}
      </Text>
      {isQuiet ? <CardList cards={cards} level={3} /> : <CardGrid cards={cards} level={3} />}
    </section>
  )
