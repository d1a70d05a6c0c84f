import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { addMonths, type CalendarDate, type Span } from '../../domain/dates.ts'
import {
  clampDate,
  inMonth,
  monthIsOpen,
  monthNames,
  monthOf,
  openingDay,
  type YearChoice,
  yearOf,
  yearsOffered,
} from '../../domain/month-sheet.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { closeOnPressOutside } from './dialog-outside.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** The id of the field that it fills. */
  label: string
  today: CalendarDate
  selected: CalendarDate | null
  span: Span
  years: YearChoice
  onPick: (date: CalendarDate) => void
  /** Called after a day was picked, and by Escape, Close or a press outside. */
  onClose: () => void
}

/** A modal calendar. The browser holds the focus in it and handles Escape. */
export function Calendar({ label, today, selected, span, years, onPick, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(() => clampDate(selected ?? openingDay(today, years, span), span))
  const year = yearOf(shown)
  const month = monthOf(shown)

  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => (dialog.current ? closeOnPressOutside(dialog.current) : undefined), [])

  const show = (date: CalendarDate) => setShown(clampDate(date, span))
  const pick = (date: CalendarDate) => {
    onPick(date)
    dialog.current?.close()
  }
  const turn = (name: string, icon: 'left' | 'right', months: -1 | 1) => {
    const there = addMonths(shown, months)
    const ends = !monthIsOpen(yearOf(there), monthOf(there), span)
    return (
      <button
        type="button"
        className="calendar-turn"
        aria-label={name}
        aria-disabled={ends}
        onClick={() => ends || show(there)}
      >
        <Icon name={icon} />
      </button>
    )
  }

  return (
    <dialog ref={dialog} className="calendar" aria-label={label} closedby="any" onClose={onClose}>
      <div className="calendar-head">
        {turn('Previous month', 'left', -1)}
        <select
          aria-label="Month"
          value={month}
          onChange={event => show(inMonth(shown, year, Number(event.target.value)))}
        >
          {monthNames.map((name, i) => (
            <option key={name} value={i + 1} disabled={!monthIsOpen(year, i + 1, span)}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Year"
          value={year}
          onChange={event => show(inMonth(shown, Number(event.target.value), month))}
        >
          {yearsOffered(years, span, yearOf(today), year).map(offered => (
            <option key={offered}>{offered}</option>
          ))}
        </select>
        {turn('Next month', 'right', 1)}
      </div>
      <p id={`${id}month`} className="calendar-month" aria-live="polite">
        {monthNames[month - 1]} {year}
      </p>
      <CalendarGrid
        labelledBy={`${id}month`}
        today={today}
        selected={selected}
        shown={shown}
        span={span}
        onMove={setShown}
        onPick={pick}
      />
      <p className="calendar-foot">
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </p>
    </dialog>
  )
}
