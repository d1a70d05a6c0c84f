import { useId, useState } from 'react'
import { type Favorite, longestNote } from '../../domain/names/favorites.ts'
import { nameAddress } from '../../domain/names/name-address.ts'
import { Icon } from '../ui/icon.tsx'

/** Moves the name one place up (-1) or down (1). */
export type Step = -1 | 1

interface Props {
  item: Favorite
  isFirst: boolean
  isLast: boolean
  onStep: (by: Step) => void
  onNote: (note: string) => void
  onRemove: () => void
  onDrag: (isHeld: boolean) => void
  onDrop: () => void
}

/** A favorite name with its note, and the controls that move it, remove it and change the note. */
export function FavoriteRow({
  item: { name, note },
  isFirst,
  isLast,
  onStep,
  onNote,
  onRemove,
  onDrag,
  onDrop,
}: Props) {
  const id = useId()
  const path = nameAddress(name)
  const [typed, type] = useState<string | null>(null)
  const save = () => {
    if (typed !== null && typed.trim() !== note) onNote(typed.trim())
    type(null)
  }
  return (
    <li
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span
        className="favorite-handle"
        draggable
        aria-hidden="true"
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', name) // some browsers move nothing that is empty
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      />
      <h2>{path ? <a href={path}>{name}</a> : <bdi>{name}</bdi>}</h2>
      <div className="favorite-actions">
        <button type="button" aria-label={`Move ${name} up`} aria-disabled={isFirst} onClick={() => onStep(-1)}>
          <Icon name="down" />
        </button>
        <button type="button" aria-label={`Move ${name} down`} aria-disabled={isLast} onClick={() => onStep(1)}>
          <Icon name="down" />
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <div className="favorite-note">
        <label htmlFor={id}>Note</label>
        <textarea
          id={id}
          aria-label={`Note for ${name}`}
          rows={1}
          placeholder=" "
          maxLength={longestNote}
          value={typed ?? note}
          onChange={event => type(event.currentTarget.value)}
          onBlur={save}
        />
      </div>
    </li>
  )
}
