import { useEffect, useRef, useState } from 'react'
import { type CalendarDate, calendarDate, localToday, parseDate, toUnixSeconds } from '../../domain/dates.ts'
import type { YearChoice } from '../../domain/month-sheet.ts'
import { formatTyped, parseTypedDate, problemWithTyped, widestSpan } from '../../domain/typed-date.ts'
import type { Calendar } from './calendar.tsx'
import { FieldNotes, type FieldProps, useField } from './field.tsx'
import { Icon } from './icon.tsx'

export interface DateChange {
  name: string
  /** Milliseconds of the day's UTC midnight; '' when there is no date. */
  value: number | ''
  /** The date as YYYY-MM-DD; what was typed where that is no date. */
  text: string
  /** Why the text is not a date, or not one that may be chosen. */
  problem?: string
}

export interface DatePickerProps extends FieldProps, YearChoice {
  /** The name under which a form sends it: YYYY-MM-DD, or the typed text where that is not a date. */
  name: string
  /** YYYY-MM-DD, or empty. A new value replaces the text of the field; text that is not a date is shown as it is. */
  initialDate?: string
  /** First and last day that may be chosen, YYYY-MM-DD. */
  min?: string
  max?: string
  required?: boolean
  onChange?: (change: DateChange) => void
}

const shownAs = (value: string) => {
  const date = parseDate(value)
  return date ? formatTyped(date) : value
}
/**
 * A calendar date, typed or chosen from a calendar. Without script it is a text field; `parseTypedDate` reads the text
 * that it sends.
 * @throws RangeError for a `min` or `max` that is no date
 */
export function DatePicker({
  name,
  initialDate = '',
  min,
  max,
  required,
  onChange,
  minYear,
  maxYear,
  isReverse,
  ...field
}: DatePickerProps) {
  const span = { min: min ? calendarDate(min) : widestSpan.min, max: max ? calendarDate(max) : widestSpan.max }
  const [text, setText] = useState(shownAs(initialDate))
  const [given, setGiven] = useState(initialDate)
  // No message while the visitor is still typing, nor about a date that was there before.
  const [judged, setJudged] = useState(false)
  const [opened, setOpened] = useState<{ on: CalendarDate; Calendar: typeof Calendar } | null>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const date = parseTypedDate(text)
  const notes = { ...field, error: field.error || (judged ? problemWithTyped(text, span) : '') }
  const { id, tied } = useField(notes)

  if (initialDate !== given) {
    setGiven(initialDate)
    // A caller may pass back what was reported: that must not replace the text while the visitor types.
    if (initialDate !== (date ?? '') && initialDate !== text) {
      setText(shownAs(initialDate))
      setJudged(false)
    }
  }

  const change = (next: string) => {
    const nextDate = parseTypedDate(next)
    const problem = problemWithTyped(next, span)
    setText(next)
    if (!next) setJudged(false)
    const value = nextDate ? toUnixSeconds(nextDate) * 1000 : ''
    onChange?.({ name, value, text: nextDate ?? next, ...(problem && { problem }) })
  }
  const leave = () => {
    if (text !== shownAs(given)) setJudged(true)
    if (date) setText(formatTyped(date))
  }
  const clear = () => {
    change('')
    input.current?.focus()
  }
  // It comes with the first press: most people type. Where it does not come, typing is left.
  const open = async () => {
    const loaded = await import('./calendar.tsx').catch(() => null)
    if (loaded) setOpened({ on: localToday(), Calendar: loaded.Calendar })
  }
  const close = () => {
    setOpened(null)
    button.current?.focus()
  }

  return (
    <div className="field date-picker">
      <label htmlFor={id} className="field-label">
        {field.label}
      </label>
      <div className="field-box">
        <input
          ref={input}
          id={id}
          type="text"
          name={live ? undefined : name}
          value={text}
          onChange={event => change(event.target.value)}
          onBlur={leave}
          placeholder="MM/DD/YYYY"
          inputMode="numeric"
          autoComplete="off"
          required={required}
          {...tied}
        />
        {live && <input type="hidden" name={name} value={date ?? text.trim()} />}
        {text && (
          <button type="button" className="field-button" aria-label="Clear date" onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button
          ref={button}
          type="button"
          className="field-button"
          aria-label="Open calendar"
          aria-haspopup="dialog"
          aria-expanded={opened !== null}
          onClick={open}
        >
          <Icon name="calendar" />
        </button>
      </div>
      <FieldNotes id={id} {...notes} />
      {opened && (
        <opened.Calendar
          label={field.label}
          today={opened.on}
          selected={date}
          span={span}
          years={{ minYear, maxYear, isReverse }}
          onPick={picked => change(formatTyped(picked))}
          onClose={close}
        />
      )}
    </div>
  )
}
