import type { BirthDrawing } from '../../content/births-around-due-date.ts'
import { addDays, type CalendarDate, daysBetween, formatLong } from '../../domain/dates.ts'

interface Props {
  drawing: BirthDrawing
  /** With it, days are named as dates; without, as weeks. */
  dueDate?: CalendarDate
  /** Marks the visitor's day, when it lies in the drawing. */
  on?: CalendarDate
}

const shortDate = (date: CalendarDate) => {
  const [month = '', day = ''] = formatLong(date).split(/[ ,]/)
  return `${month.slice(0, 3)} ${day}`
}

/** The spread of births around a due date: a curve over weeks, and the shares in words. */
export function BirthSpread({ drawing: { frame, path, marks }, dueDate, on }: Props) {
  const { first, last, width, height } = frame
  const x = (day: number) => (width * (day - first)) / (last - first)
  const weeks = Array.from({ length: (last - first) / 7 }, (_, i) => first + 7 * i)
  const today = dueDate && on ? daysBetween(dueDate, on) : last
  const nameOf = (day: number) => (dueDate ? shortDate(addDays(dueDate, day)) : `${40 + day / 7} wk`)
  const at = (100 * x(today)) / width
  const isShown = today >= first && today < last
  const before = (day: number) =>
    day === 0 ? 'the due date' : dueDate ? shortDate(addDays(dueDate, day)) : `${40 + day / 7} weeks`
  return (
    <figure className="births">
      {dueDate && on && isShown && (
        <svg className="births-label" aria-hidden="true">
          <text x={`${at}%`} y="1em" textAnchor={at < 15 ? 'start' : at > 85 ? 'end' : 'middle'}>
            Today, {shortDate(on)}
          </text>
        </svg>
      )}
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="births-curve" d={path} />
        {weeks.slice(1).map(day => (
          <path key={day} className={day === 0 ? 'births-due' : 'births-week'} d={`M${x(day)} 0V${height}`} />
        ))}
        {isShown && <path className="births-today" d={`M${x(today)} 0V${height}`} />}
      </svg>
      <ol className="births-weeks" aria-hidden="true">
        {weeks.map(day => (
          <li key={day}>{day === first ? '' : nameOf(day)}</li>
        ))}
      </ol>
      <figcaption className="tool-note">
        Of 100 single babies born in the United States,{' '}
        {marks.map(({ day, born }, i) => (
          <span key={day}>
            {i > 0 && (i === marks.length - 1 ? ' and ' : ', ')}
            {i === 0 ? 'about ' : ''}
            {born} came before {before(day)}
          </span>
        ))}
        . In the two weeks around the due date about 1 in 25 came on any one day, so few came on the day itself.
      </figcaption>
    </figure>
  )
}
