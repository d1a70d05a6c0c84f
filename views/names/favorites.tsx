import type { Favorite } from '../../domain/names/favorites.ts'
import type { Step } from '../head.ts'
import { Island } from '../island.tsx'
import { usePage } from '../page.tsx'
import { Art } from '../ui/art.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Text } from '../ui/typography.tsx'
import { printPart } from './favorites-list.tsx'
import { type NameRow, NameRows } from './name-rows.tsx'

interface OwnProps {
  breadcrumbs: readonly Step[]
  /** The list in a member's account; null when it is stored on the device. */
  items: readonly Favorite[] | null
}

/**
 * The visitor's favorite names. A list on the device needs script to be shown; one in the account comes with the page.
 */
export const FavoritesView = ({ breadcrumbs, items }: OwnProps) => (
  <div className="index favorites-page">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">Your favorite names</Text>
      <Text variant="lead">
        The names you pressed the heart on, in the order you give them, with room for a note on each.
      </Text>
      <Art name="empty-list" alt="" eager />
    </header>
    <noscript>
      <p className="favorites-none">
        {items
          ? 'These are the names in your account. Changing the list, its notes and its order needs JavaScript.'
          : 'This list is put together in your browser, which needs JavaScript for it. With JavaScript off, hearts keep nothing and nothing is shown here; what you saved before is still there. You can go on reading all names and lists without it.'}
      </p>
      {items && (
        <ol className="favorites-plain">
          {items.map(({ name, note }) => (
            <li key={name}>
              <bdi>{name}</bdi>
              {note && <span>{note}</span>}
            </li>
          ))}
        </ol>
      )}
    </noscript>
    <Island
      name="favorites-list"
      props={{ items, join: usePage().href('/join') }}
      when="idle"
      parts={{ [printPart]: <PrintButton /> }}
    />
  </div>
)

interface SharedProps {
  breadcrumbs: readonly Step[]
  rows: readonly NameRow[]
  /** Names that are not in the counts. */
  others: readonly string[]
}

/** Somebody's favorite names, as their link shows them. */
export const SharedFavoritesView = ({ breadcrumbs, rows, others }: SharedProps) => (
  <div className="index favorites-page">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">A list of favorite names</Text>
      <Text variant="lead">
        Somebody who likes these names has shared them with you, the dearest first. Press a heart to keep one for
        yourself.
      </Text>
      <Art name="empty-list" alt="" eager />
    </header>
    {rows.length + others.length === 0 && <p className="favorites-none">The list is empty at the moment.</p>}
    <NameRows rows={rows} />
    {others.length > 0 && (
      <p>
        Also on the list, and too rare for our records: <bdi>{others.join(', ')}</bdi>
      </p>
    )}
    <p>
      <a href="/b/favorites">Your own favorites</a>
    </p>
    <PrintButton />
  </div>
)

/** Shown while the member API does not answer. */
export const ShareAwayView = ({ breadcrumbs, message }: { breadcrumbs: readonly Step[]; message: string }) => (
  <div className="index favorites-page">
    <header className="name-head">
      <Breadcrumb steps={breadcrumbs} />
      <Text variant="title">A list of favorite names</Text>
    </header>
    <p role="alert" className="favorites-none">
      {message}
    </p>
  </div>
)
