import { Suspense, use } from 'react'
import type { Card } from '../../content/schema.ts'
import { Art } from '../kit/art.tsx'
import { Icon } from '../kit/icon.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Text } from '../kit/typography.tsx'

interface Props {
  /** Newest first. */
  cards: Promise<readonly Card[]>
  /** What was taken off the list just now. */
  removed: Card | undefined
  /** What went wrong. */
  message: string | undefined
}

/** A member's saved pieces. Taking one off the list, and taking that back, are forms. */
export const SavedArticlesView = ({ cards, removed, message }: Props) => (
  <div className="saved-articles">
    <header className="settings-head">
      <Text variant="title">Saved articles</Text>
      <Text variant="lead">What you saved with the heart, newest first.</Text>
    </header>
    {message && (
      <p className="way-in-problem" role="alert">
        <Icon name="warning" />
        {message}
      </p>
    )}
    {removed && (
      <Change slug={removed.slug} action="save" className="saved-undo">
        <p role="status">
          Taken off the list: <bdi>{removed.title}</bdi>
        </p>
        <button type="submit">Undo</button>
      </Change>
    )}
    <Suspense fallback={<Skeleton lines={6} />}>
      <List cards={cards} />
    </Suspense>
  </div>
)

function List({ cards }: Pick<Props, 'cards'>) {
  const saved = use(cards)
  if (saved.length === 0) return <Nothing />
  return (
    <ul className="saved-list">
      {saved.map(card => (
        <li key={card.path}>
          <Art name={card.art} alt="" />
          <div>
            <h2 className="card-title">
              <a href={card.path}>{card.title}</a>
            </h2>
            <p>{card.lead}</p>
            <Change slug={card.slug} action="remove">
              <button type="submit" aria-label={`Remove ${card.title}`}>
                Remove
              </button>
            </Change>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface ChangeProps {
  slug: string
  action: 'save' | 'remove'
  className?: string
  children: React.ReactNode
}

const Change = ({ slug, action, className, children }: ChangeProps) => (
  <form method="post" action="/saved-articles" className={className}>
    <input type="hidden" name="slug" value={slug} />
    <input type="hidden" name="action" value={action} />
    {children}
  </form>
)

const Nothing = () => (
  <div className="saved-empty">
    <Art name="empty-saved" alt="" />
    <p>
      Nothing is saved yet. On every guide and article there is a heart; what you press it on stands here. Start with{' '}
      <a href="/pregnancy-week-by-week">pregnancy week by week</a>, <a href="/baby-month-by-month">baby month by month</a> or{' '}
      <a href="/a/">all articles</a>.
    </p>
  </div>
)
