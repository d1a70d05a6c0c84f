// A wish in the list of those who keep it. There may be 500, so its markup is as little as can be: the style sheet goes
// by the elements, draws the icons, and what is said of each row stands once, in RowWords.
import type { KeyboardEvent } from 'react'
import type { Step } from '../../../domain/registry/order.ts'
import { ServerPart } from '../../server-part.tsx'

interface Props {
  id: string
  /** It was taken off, and may come back. */
  isOff: boolean
  isFirst: boolean
  isLast: boolean
  onStep: (by: Step) => void
  onDrag: (isHeld: boolean) => void
  onDrop: () => void
}

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

/** What the buttons of a row say before its title, by the ids of these words. */
const words = { up: 'Move up', down: 'Move down', change: 'Change', off: 'Take off the list' }

/** The id of the sentence that says how rows are moved. */
export const rowKeys = 'row-keys'

/** Before the rows. */
export const RowWords = () => (
  <>
    <p id={rowKeys}>Drag a wish by its number, or press the arrow keys, Home or End on its arrows to move it.</p>
    <p hidden>
      {Object.entries(words).map(([id, text]) => (
        <i key={id} id={id}>
          {text}
        </i>
      ))}
    </p>
  </>
)

/** The id of what the server shows of a wish, to which addresses lead. */
export const partOf = (id: string) => `item-${id}`

/** As the page shows it. */
export const titleOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/** One wish, with the buttons that move it, change it and take it off. */
export function WishRow({ id, isOff, isFirst, isLast, onStep, onDrag, onDrop }: Props) {
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault() // the page stays where it is
    onStep(by)
  }
  const named = (word: keyof typeof words) => `${word} ${id}`
  return (
    <li
      hidden={isOff}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span
        draggable
        aria-hidden="true"
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', titleOf(id)) // some browsers move nothing that is empty
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      />
      <ServerPart id={partOf(id)} />
      <div>
        <button
          type="submit"
          name="row"
          value={`up ${id}`}
          aria-labelledby={named('up')}
          aria-disabled={isFirst || undefined}
          onKeyDown={press}
        />
        <button
          type="submit"
          name="row"
          value={`down ${id}`}
          aria-labelledby={named('down')}
          aria-disabled={isLast || undefined}
          onKeyDown={press}
        />
        <a href={`?item=${id}`} aria-labelledby={named('change')}>
          {words.change}
        </a>
        <button type="submit" name="row" value={`remove ${id}`} aria-labelledby={named('off')} />
      </div>
    </li>
  )
}
