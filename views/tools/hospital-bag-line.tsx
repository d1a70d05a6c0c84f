import { useId, useRef, useState } from 'react'
import type { BagLine, BagMark } from '../../domain/tools/hospital-bag.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  line: BagLine
  isPacked: boolean
  /** `row` is the row that was used: it may not be shown any longer. */
  onPack: (isPacked: boolean, row: Element) => void
  onTakeOff: (why: BagMark, words: string, row: Element) => void
  /** Only for a line that somebody wrote. */
  onDelete?: (row: Element) => void
}

/** A line to tick, with the ways to take it off behind a button. */
export function BagLinePart({ line, isPacked, onPack, onTakeOff, onDelete }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const withRow = (act: (row: Element) => void) => () => row.current && act(row.current)
  const { text, note } = line
  return (
    <li ref={row}>
      <label className="choice">
        <input type="checkbox" checked={isPacked} onChange={withRow(row => onPack(!isPacked, row))} />
        <span>
          {text}
          {note && <span className="tool-note">{note}</span>}
        </span>
      </label>
      {onDelete ? (
        <button type="button" className="bag-more" aria-label={`Delete: ${text}`} onClick={withRow(onDelete)}>
          Delete
        </button>
      ) : (
        <button
          type="button"
          className="bag-more"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Not needed: ${text}`}
          onClick={() => setOpen(!isOpen)}
        >
          Not needed
        </button>
      )}
      <div id={id} className="bag-ways" hidden={!isOpen}>
        <Button
          variant="quiet"
          onClick={withRow(row => onTakeOff('supplied', `Off the list, the hospital has it: ${text}.`, row))}
        >
          The hospital supplies this
        </Button>
        <Button
          variant="quiet"
          onClick={withRow(row => onTakeOff('not-for-me', `Off the list, not for you: ${text}.`, row))}
        >
          Not for me
        </Button>
      </div>
    </li>
  )
}
