import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Favorite } from '../../domain/names/favorites.ts'
import { type Favorites, favoritesAtom } from '../../state/favorites.ts'
import { removedAtom, removeFavoriteAtom, undoRemoveAtom } from '../../state/favorites-undo.ts'
import { ServerPart } from '../server-part.tsx'
import { Button } from '../ui/button.tsx'
import { FavoriteRow, type Step } from './favorite-row.tsx'
import { FavoritesShare } from './favorites-share.tsx'

interface Props {
  /** The list that came with the page, shown until the account has answered; null when it is stored on the device. */
  items: readonly Favorite[] | null
  /** The address of the page to join, with a target that leads back; in full where another host serves it. */
  join: string
}

/** The id of the part with the button that prints the list. */
export const printPart = 'favorites-print'

const homes: Record<Favorites['home'], string> = {
  account: 'Kept in your account.',
  browser: 'Kept in this browser only.',
  page: 'Kept until you close this page: this browser does not let us keep them longer.',
}

/** Favorite names with their notes, in the visitor's own order. */
export function FavoritesList({ items: first, join }: Props) {
  const [{ items: now, home: place, known: isKnown, failed }, change] = useAtom(favoritesAtom)
  const known = isKnown || first !== null
  const items = isKnown || !first ? now : first
  const home = isKnown || !first ? place : 'account'
  const removed = useAtomValue(removedAtom)
  const remove = useSetAtom(removeFavoriteAtom)
  const undo = useSetAtom(undoRemoveAtom)
  const [moved, tellMoved] = useState('')
  const [dragged, drag] = useState<string | null>(null)

  const move = ({ name }: Favorite, to: number) => {
    change({ do: 'move', name, to })
    tellMoved(`${name} is number ${to + 1} of ${items.length} now.`)
  }
  const step = (item: Favorite, by: Step) => {
    const to = items.indexOf(item) + by
    if (to >= 0 && to < items.length) move(item, to)
  }
  return (
    <div className="favorites">
      {(items.length > 0 || !known) && (
        <p className="favorites-home">
          {known ? (
            <>
              <b>{items.length === 1 ? '1 name' : `${items.length} names`}</b> {homes[home]}{' '}
              {home !== 'account' && (
                <>
                  <a href={join} data-invite="favorites link">
                    Join
                  </a>{' '}
                  to keep them on every device: what is here goes along.
                </>
              )}
            </>
          ) : (
            'Looking for your favorites …'
          )}
        </p>
      )}
      {known && (
        <div className="favorites-said">
          <p role="status">{failed ?? (removed ? `${removed.name} was taken off the list.` : moved)}</p>
          {removed && (
            <Button variant="quiet" onClick={() => undo()}>
              Undo
            </Button>
          )}
        </div>
      )}
      {known && items.length === 0 && <Nothing />}
      <ol>
        {items.map((item, i) => (
          <FavoriteRow
            key={item.name}
            item={item}
            isFirst={i === 0}
            isLast={i === items.length - 1}
            onStep={by => step(item, by)}
            onNote={note => change({ do: 'note', name: item.name, note })}
            onRemove={() => {
              remove(item.name)
              tellMoved('')
            }}
            onDrag={isHeld => drag(isHeld ? item.name : null)}
            onDrop={() => {
              const held = items.find(({ name }) => name === dragged)
              if (held && held !== item) move(held, i)
            }}
          />
        ))}
      </ol>
      {items.length > 0 && <FavoritesShare items={items} isMember={home === 'account'} />}
      <div className="favorites-print">
        <ServerPart id={printPart} />
      </div>
    </div>
  )
}

const Nothing = () => (
  <p className="favorites-none">
    No name is saved yet. Beside every name there is a heart; what you press it on appears here, in the order that you
    give it. Begin with <a href="/b/most-popular-baby-names">the most popular names</a>,{' '}
    <a href="/b/baby-name-generator">the generator</a> or <a href="/b/baby-name-lists">all lists</a>.
  </p>
)
