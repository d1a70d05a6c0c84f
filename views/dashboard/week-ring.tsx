import { weeksAndDays } from '../../domain/dashboard.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { gestationalAge, progress } from '../../domain/pregnancy-dating.ts'
import { Dial } from '../ui/progress-ring.tsx'

/** The dial of the forty weeks to the day: the progress ring counts in whole steps. */
export function WeekRing({ due, on }: { due: CalendarDate; on: CalendarDate }) {
  const { weeks, remainingDays } = gestationalAge(due, on)
  return (
    <div
      className="progress-ring week-ring"
      role="img"
      aria-label={`${weeksAndDays({ weeks, remainingDays })} of 40 weeks`}
    >
      <Dial share={100 * progress(due, on)} ticks={40} />
      <p className="progress-ring-text">
        <span className="text-kicker">{weeks === 1 ? 'Week' : 'Weeks'}</span> <b>{weeks}</b>{' '}
        <span>{remainingDays === 1 ? '+ 1 day' : `+ ${remainingDays} days`}</span>
      </p>
    </div>
  )
}
