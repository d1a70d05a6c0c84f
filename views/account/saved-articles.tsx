import type { Card } from '../../content/schema.ts'
import { messages } from '../../domain/messages.ts'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Text } from '../ui/typography.tsx'
import { Problem } from './sign-in.tsx'

interface Props {
  /** Newest first; null when they cannot be read just now. */
  cards: readonly Card[] | null
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
    {(message || !cards) && <Problem words={message ?? messages['members-down']} />}
    {removed && (
      <Change slug={removed.slug} action="save" className="saved-undo">
        <p role="status">
          Taken off the list: <bdi>{removed.title}</bdi>
        </p>
        <button type="submit" className="text-button">
          Undo
        </button>
      </Change>
    )}
    {cards && <List cards={cards} />}
  </div>
)

function List({ cards: saved }: { cards: readonly Card[] }) {
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
              <button type="submit" className="text-button" aria-label={`Remove ${card.title}`}>
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
      Nothing is saved yet. On every article there is a heart; what you press it on appears here.
      {!usePage().sensitive && (
        <>
          {' '}
          Start with <a href="/pregnancy-week-by-week">pregnancy week by week</a>,{' '}
          <a href="/baby-month-by-month">baby month by month</a> or <a href="/a/">all articles</a>.
        </>
      )}
    </p>
  </div>
)
