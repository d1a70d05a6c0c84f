import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type CalendarDate, formatLong, type Span } from '../../domain/dates.ts'
import { dayByKey, weekdayNames, weekdayOf, weeksOfMonth } from '../../domain/month-sheet.ts'

interface Props {
  /** The id of the element that names the month. */
  labelledBy: string
  today: CalendarDate
  selected: CalendarDate | null
  /** The day that the keyboard is on; its month is shown. */
  shown: CalendarDate
  span: Span
  onMove: (date: CalendarDate) => void
  onPick: (date: CalendarDate) => void
}

/** The days of a month as a grid of the ARIA pattern: one stop for Tab, keys for the rest. */
export function CalendarGrid({ labelledBy, today, selected, shown, span, onMove, onPick }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  // Arrow keys and opening move the focus to a day; the buttons that change the month keep it.
  const takesFocus = useRef(true)
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus()
    takesFocus.current = false
  }, [shown])

  const press = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(shown, event.key, event.shiftKey, span)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    takesFocus.current = next !== shown
    onMove(next)
  }
  const day = (date: CalendarDate) => (
    <button
      type="button"
      data-day={date}
      tabIndex={date === shown ? 0 : -1}
      aria-label={`${weekdayNames[weekdayOf(date)]}, ${formatLong(date)}`}
      aria-current={date === today ? 'date' : undefined}
      disabled={date < span.min || date > span.max}
      onClick={() => onPick(date)}
    >
      {Number(date.slice(8))}
    </button>
  )

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the natural grid of the ARIA pattern
    <table ref={grid} role="grid" className="calendar-grid" aria-labelledby={labelledBy} onKeyDown={press}>
      <thead>
        <tr>
          {weekdayNames.map(name => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(shown).map((week, i) => (
          <tr key={i}>
            {week.map((date, weekday) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
              <td key={weekday} aria-selected={date ? date === selected : undefined}>
                {date && day(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
