// What all logs of the tracker share: the day of a line, and the list of lines, drawn in parts.
import { type ReactNode, useState } from 'react'
import { addMonths, type CalendarDate, dateIn } from '../../domain/dates.ts'
import { type DatedLine, newestFirst } from '../../domain/tools/dated-lines.ts'
import { Button } from '../ui/button.tsx'
import { DateField } from './date-field.tsx'
import { leaveLine } from './pregnancy-tracker-focus.ts'

/** A line can be of the last eleven months, never of a day to come. */
const spanOf = (today: CalendarDate) => ({ min: addMonths(today, -11), max: today })

/** The day that a line is for: today until another one is chosen. */
export function useDay(today: CalendarDate) {
  const [typed, setTyped] = useState<string | null>(null)
  const span = spanOf(today)
  const text = typed ?? today
  const field = (label: string, asked: boolean) => (
    <DateField
      label={label}
      name="day"
      value={text}
      {...span}
      asked={asked}
      missing="Enter the day."
      onChange={setTyped}
    />
  )
  return { day: dateIn(text, span), choose: setTyped, field }
}

/** The time of day on a line of today; lines of other days have none. */
export const timeOf = (day: CalendarDate, today: CalendarDate): string =>
  day === today ? new Date().toTimeString().slice(0, 5) : ''

interface LinesProps<L extends DatedLine> {
  label: string
  lines: readonly L[]
  /** A line in words, said by the button that deletes it too. */
  words: (line: L) => string
  /** Stands in place of the words. */
  show?: (line: L) => ReactNode
  onDelete: (line: L) => void
}

/** How many lines are drawn at a time. */
const part = 20

/** Lines, newest first. */
export function Lines<L extends DatedLine>({ label, lines, words, show, onDelete }: LinesProps<L>) {
  const [shown, setShown] = useState(part)
  const sorted = newestFirst(lines)
  if (sorted.length === 0) return null
  const rest = sorted.length - shown
  return (
    <section className="tracker-lines" aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {sorted.slice(0, shown).map(line => (
          <li key={line.id}>
            <div>{show ? show(line) : words(line)}</div>
            <Button
              variant="quiet"
              aria-label={`Delete: ${words(line)}`}
              onClick={({ currentTarget }) => {
                leaveLine(currentTarget)
                onDelete(line)
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + 5 * part)}>
          Show {Math.min(rest, 5 * part)} of {rest.toLocaleString('en-US')} earlier ones
        </Button>
      )}
    </section>
  )
}
