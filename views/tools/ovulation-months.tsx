import { addDays, addMonths, type CalendarDate, daysBetween } from '../../domain/dates.ts'
import { monthNames, monthOf, weekdayNames, weeksOfMonth, yearOf } from '../../domain/month-sheet.ts'
import { type Band, bandOn, type ForecastCycle, marksOn } from '../../domain/tools/cycle-forecast.ts'

interface Props {
  cycles: readonly ForecastCycle[]
  today: CalendarDate
}

/** The letter of a band: colour alone is never enough. */
const letters: Record<Band, string> = { high: 'H', medium: 'M', low: '' }

/** The first days of all months that the cycles lie in. */
function monthsOf(cycles: readonly ForecastCycle[]): CalendarDate[] {
  const first = cycles[0]?.period.min
  const last = cycles.at(-1)?.nextPeriod.max
  if (!first || !last) return []
  const begin = addDays(first, 1 - Number(first.slice(8)))
  const count = (yearOf(last) - yearOf(begin)) * 12 + monthOf(last) - monthOf(begin) + 1
  return Array.from({ length: count }, (_, i) => addMonths(begin, i))
}

/** The months as sheets of a calendar. What they show stands in the table below them too. */
export const OvulationMonths = ({ cycles, today }: Props) => (
  <section aria-labelledby="ovulation-months" className="ovulation-calendar">
    <h2 id="ovulation-months">On the calendar</h2>
    <ul className="ovulation-key">
      <li>
        <Sign band="high" /> highest chance
      </li>
      <li>
        <Sign band="medium" /> medium chance
      </li>
      <li>
        <span className="ovulation-day">8</span> low chance, but not zero
      </li>
      <li>
        <span className="ovulation-day is-strip">8</span> test strips
      </li>
      <li>
        <span className="ovulation-day is-period">
          8<small>P</small>
        </span>{' '}
        a period may begin
      </li>
      <li>
        <span className="ovulation-day is-today">8</span> today
      </li>
    </ul>
    <div className="ovulation-months">
      {monthsOf(cycles).map(month => (
        <Month key={month} month={month} cycles={cycles} today={today} />
      ))}
    </div>
  </section>
)

const Sign = ({ band }: { band: Band }) => (
  <span className={`ovulation-day is-${band}`}>
    8<small>{letters[band]}</small>
  </span>
)

function Month({ month, cycles, today }: Props & { month: CalendarDate }) {
  const title = `${monthNames[monthOf(month) - 1]} ${yearOf(month)}`
  const days = Array.from({ length: daysBetween(month, addMonths(month, 1)) }, (_, i) => addDays(month, i))
  const of = (band: Band) => days.filter(day => bandOn(cycles, day) === band).map(day => Number(day.slice(8)))
  const words = [`high chance: ${daysInWords(of('high'))}`, `medium: ${daysInWords(of('medium'))}`].join('; ')
  return (
    <div role="img" aria-label={`${title}, ${words}`} className="ovulation-month">
      <b>{title}</b>
      <div className="ovulation-days">
        {weekdayNames.map(name => (
          <i key={name}>{name.slice(0, 2)}</i>
        ))}
        {weeksOfMonth(month)
          .flat()
          .map((day, i) => (day ? <Day key={day} day={day} cycles={cycles} today={today} /> : <span key={i} />))}
      </div>
    </div>
  )
}

/** 'days 10, 11 and 12' would be long to hear: '10 to 12'. */
function daysInWords(days: readonly number[]): string {
  const runs: [number, number][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs.map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join(', ') || 'none'
}

function Day({ day, cycles, today }: Props & { day: CalendarDate }) {
  const band = bandOn(cycles, day)
  const { isStrip, isPeriod } = marksOn(cycles, day)
  const letter = letters[band] || (isPeriod && 'P')
  const classes = [
    'ovulation-day',
    `is-${band}`,
    isStrip && 'is-strip',
    isPeriod && 'is-period',
    day === today && 'is-today',
  ]
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {Number(day.slice(8))}
      {letter && <small>{letter}</small>}
    </span>
  )
}
