import { weeksAndDays } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { gestationalAge, progress } from '../../domain/pregnancy-dating.ts'

/** The dial of the forty weeks to the day: as the kit's ring, which counts in whole steps. */
export function WeekRing({ due, on }: { due: CalendarDate; on: CalendarDate }) {
  const { weeks, remainingDays } = gestationalAge(due, on)
  const share = 100 * progress(due, on)
  return (
    <div
      className="progress-ring week-ring"
      role="img"
      aria-label={`${weeksAndDays({ weeks, remainingDays })} of 40 weeks`}
    >
      <svg viewBox="0 0 120 120" width="160" height="160" aria-hidden="true">
        <circle
          className="progress-ring-ticks"
          cx="60"
          cy="60"
          r="56.5"
          pathLength="360"
          strokeDasharray="1 8"
          strokeDashoffset="0.5"
        />
        <circle className="progress-ring-track" cx="60" cy="60" r="48" />
        {share > 0 && (
          <circle
            className="progress-ring-done"
            cx="60"
            cy="60"
            r="48"
            pathLength="100"
            strokeDasharray={`${share} 100`}
          />
        )}
      </svg>
      <p className="progress-ring-text">
        <span className="text-kicker">{weeks === 1 ? 'Week' : 'Weeks'}</span> <b>{weeks}</b>{' '}
        <span>{remainingDays === 1 ? '+ 1 day' : `+ ${remainingDays} days`}</span>
      </p>
    </div>
  )
}
