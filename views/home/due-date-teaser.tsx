import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays, type CalendarDate, formatLong, parseDate, today } from '../../domain/dates.ts'
import { dueDateFromLastPeriod, gestationalAge, guideWeeks, slugOfWeek } from '../../domain/pregnancy-dating.ts'

/** How far back a last period can lie for the pregnancy to have a guide, in days. */
const mostDaysBack = guideWeeks.last * 7 + 6

/**
 * Why a last period cannot be counted from, in words that say what to do; null when it can.
 * @param on the visitor's own day
 */
export function problemWith(text: string, on: CalendarDate): string | null {
  const date = parseDate(text)
  if (date === null) return 'Enter the first day of your last period, with day, month and year.'
  if (date > on) return 'That day is still to come. Enter the first day of the last period you had.'
  if (date < addDays(on, -mostDaysBack))
    return 'That is more than 42 weeks ago. Check the year, or ask your care team how to date this pregnancy.'
  return null
}

const visitorsDay = () => today(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * Counts a due date from the last period, in the browser; nothing typed here is sent anywhere. `weeks` are those with
 * a guide.
 */
export function DueDateTeaser({ weeks }: { weeks: number[] }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  // Today is a day in the visitor's time zone, so only the browser knows it; the page is the same for everyone.
  const [on, setOn] = useState<CalendarDate | null>(null)
  useEffect(() => {
    setOn(visitorsDay())
    // Takes what was typed before the island woke up.
    setText(typed => input.current?.value || typed)
  }, [])

  const problem = asked && on ? problemWith(text, on) : null
  const lastPeriod = asked && on && !problem ? parseDate(text) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (on && problemWith(text, on)) input.current?.focus()
  }
  return (
    <form className="teaser" noValidate onSubmit={submit} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>When is the baby due?</h2>
      <label htmlFor={`${id}date`}>First day of your last period</label>
      <div className="teaser-row">
        <input
          ref={input}
          id={`${id}date`}
          type="date"
          required
          min={on ? addDays(on, -mostDaysBack) : undefined}
          max={on ?? undefined}
          value={text}
          onChange={event => setText(event.target.value)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}how ${id}problem`}
        />
        <button type="submit" className="button">
          Count
        </button>
      </div>
      <p id={`${id}problem`} className="field-problem" role="alert">
        {problem}
      </p>
      <output>{lastPeriod && on && <Answer lastPeriod={lastPeriod} on={on} weeks={weeks} />}</output>
      <p id={`${id}how`} className="text-small">
        First day of the last period + 280 days, for a cycle of 28 days. It is an estimate: few babies come on the day,
        and an early scan dates better. The date stays in your browser.
      </p>
      <noscript>
        <p>
          This counts in your browser and needs JavaScript. By hand: go to the first day of the last period, add one
          year, take away three months, add seven days.
        </p>
      </noscript>
    </form>
  )
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

function Answer({ lastPeriod, on, weeks }: { lastPeriod: CalendarDate; on: CalendarDate; weeks: number[] }) {
  const dueDate = dueDateFromLastPeriod(lastPeriod)
  const age = gestationalAge(dueDate, on)
  return (
    <>
      <b>About {formatLong(dueDate)}</b> Today: {count(age.weeks, 'week')}, {count(age.remainingDays, 'day')}.{' '}
      {weeks.includes(age.weeks) ? (
        <a href={`/pregnancy-week-by-week/${slugOfWeek(age.weeks)}`}>Read week {age.weeks}</a>
      ) : (
        <a href="/pregnancy-week-by-week">See all weeks</a>
      )}
    </>
  )
}
