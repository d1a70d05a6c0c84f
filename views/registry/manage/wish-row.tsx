import type { KeyboardEvent } from 'react'
import type { RegistryItem } from '../../../contract/registry.ts'
import type { Step } from '../../../domain/registry/order.ts'
import { Icon } from '../../ui/icon.tsx'
import { listPath } from './paths.ts'
import { factsOf, hostShown } from './wish-words.ts'

interface Props {
  item: RegistryItem
  list: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: Step) => void
  onDrag: (isHeld: boolean) => void
  onDrop: () => void
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

const keys = Object.keys(steps).join(' ')

/** One wish, with the buttons that move it, change it and take it off. */
export function WishRow({ item, list, isFirst, isLast, onStep, onDrag, onDrop }: Props) {
  const { id, title, url, note } = item
  const host = hostShown(url)
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault() // the page stays where it is
    onStep(by)
  }
  return (
    <li
      id={`item-${id}`}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span
        className="wish-handle"
        draggable
        aria-hidden="true"
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', title) // some browsers move nothing that is empty
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      />
      <div className="wish-what">
        <h2>
          <bdi>{title}</bdi>
        </h2>
        <p>{factsOf(item).join(' · ')}</p>
        {host && (
          <p>
            <a href={url} rel="ugc nofollow noopener noreferrer" target="_blank">
              {host}
            </a>
          </p>
        )}
        {note && (
          <p className="wish-note">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="wish-actions">
        <button
          type="submit"
          name="row"
          value={`up ${id}`}
          aria-label={`Move ${title} up`}
          aria-keyshortcuts={keys}
          aria-disabled={isFirst}
          onKeyDown={press}
        >
          <Icon name="down" />
        </button>
        <button
          type="submit"
          name="row"
          value={`down ${id}`}
          aria-label={`Move ${title} down`}
          aria-keyshortcuts={keys}
          aria-disabled={isLast}
          onKeyDown={press}
        >
          <Icon name="down" />
        </button>
        <a href={`${listPath(list)}?item=${id}`} aria-label={`Change ${title}`}>
          Change
        </a>
        <button type="submit" name="row" value={`remove ${id}`} aria-label={`Take ${title} off the list`}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}
