import { memo, useId, useRef, useState } from 'react'
import type { BagLine, BagMark } from '../../domain/tools/hospital-bag.ts'
import { Button } from '../ui/button.tsx'

/** What is done with a line: packed, unpacked, taken off, deleted. */
export type BagDeed = BagMark | 'unpacked' | 'deleted'

interface Props {
  line: BagLine
  isPacked: boolean
  /** Somebody wrote it. */
  isOwn: boolean
  /** `row` is the row that was used: it may not be shown any longer. */
  onDeed: (line: BagLine, deed: BagDeed, row: Element) => void
}

/** A line to tick, with the ways to take it off behind a button. */
export const BagLinePart = memo(function BagLinePart({ line, isPacked, isOwn, onDeed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const does = (deed: BagDeed) => () => row.current && onDeed(line, deed, row.current)
  const { text, note } = line
  return (
    <li ref={row}>
      <label className="choice">
        <input type="checkbox" checked={isPacked} onChange={does(isPacked ? 'unpacked' : 'packed')} />
        <span>
          {text}
          {note && <span className="tool-note">{note}</span>}
        </span>
      </label>
      {isOwn ? (
        <button type="button" className="bag-more" aria-label={`Delete: ${text}`} onClick={does('deleted')}>
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
        <Button variant="quiet" onClick={does('supplied')}>
          The hospital supplies this
        </Button>
        <Button variant="quiet" onClick={does('not-for-me')}>
          Not for me
        </Button>
      </div>
    </li>
  )
})
