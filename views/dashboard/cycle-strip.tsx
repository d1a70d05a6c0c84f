import { rangeInWords } from '../../domain/dashboard.ts'
import { addDays, type CalendarDate, daysBetween } from '../../domain/dates.ts'
import type { CycleDays } from '../../domain/fertile-window.ts'

interface Props {
  days: CycleDays
  window: { from: CalendarDate; to: CalendarDate }
  today: CalendarDate
}

const step = 16

/**
 * A cycle as a row of dots, one a day: the fertile days filled, today with a ring. The text next to it says the same.
 */
export function CycleStrip({ days, window, today }: Props) {
  const length = daysBetween(days.period, days.nextPeriod)
  const dots = Array.from({ length }, (_, i) => ({ day: addDays(days.period, i), x: i * step + step / 2 }))
  return (
    <div
      className="cycle-strip"
      role="img"
      aria-label={`The cycle, with the fertile days ${rangeInWords(window.from, window.to)}`}
    >
      <svg viewBox={`0 0 ${length * step} 24`} aria-hidden="true">
        {dots.map(({ day, x }) => (
          <circle
            key={day}
            cx={x}
            cy="12"
            r="5"
            className={day >= window.from && day <= window.to ? 'is-fertile' : undefined}
          />
        ))}
        {dots.map(({ day, x }) => day === today && <circle key={day} cx={x} cy="12" r="9" className="is-today" />)}
      </svg>
      <p aria-hidden="true">
        <span>Period</span>
        {dots.some(({ day }) => day === today) && <span>Ring: today</span>}
        <span>Next period</span>
      </p>
    </div>
  )
}
