import type { Ref } from 'react'
import { type CalendarDate, formatLong } from '../../domain/dates.ts'
import { slugOfWeek } from '../../domain/dating-by-period.ts'
import type { TrackedPregnancy } from '../../domain/tools/tracked-pregnancy.ts'
import { Dial } from '../ui/progress-ring.tsx'
import type { TrackedWeek } from './pregnancy-tracker-props.ts'

interface RingProps {
  now: TrackedPregnancy | null
  due: CalendarDate | null
  week: TrackedWeek | null | undefined
  ref: Ref<HTMLElement>
}

/** The forty weeks as a ring, and the same in words. It is there before a date is, so that nothing moves. */
export function TrackerRing({ now, due, week, ref }: RingProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Result" className={`tracker-now ${week ? `tone-${week.colour}` : ''}`}>
      <div className="progress-ring" role="img" aria-label={now ? `${now.title} of 40 weeks` : 'No date yet'}>
        <Dial share={now?.percent ?? 0} ticks={40} />
        {/* another text is another element: nothing of it moves */}
        <p key={now?.title} className="progress-ring-text">
          <span className="text-kicker">Weeks</span> <b>{now?.weeks ?? '–'}</b> <span>{now?.days ?? 'of 40'}</span>
        </p>
      </div>
      <output className="tracker-words">
        {now && due && week ? (
          <>
            <span className="text-kicker">{week.stage}</span>
            <b>{now.title}</b>
            <span>{now.countdown}</span>
            <span className="tool-note">Due {formatLong(due)}</span>
          </>
        ) : (
          <span>Enter one of the two dates, and your week appears here.</span>
        )}
      </output>
    </section>
  )
}

/** What the week brings, and how big the baby is. */
export function TrackerWeek({ now, week }: { now: TrackedPregnancy; week: TrackedWeek }) {
  const { guideWeek, remark } = now
  const { title, figures, cm } = week.size
  return (
    <div className={`tracker-week tone-${week.colour}`}>
      {remark && <p className="tracker-remark">{remark}</p>}
      <section aria-label="Size">
        <h2>{title}</h2>
        <p>{figures}</p>
        {cm && <Ruler cm={cm} />}
      </section>
      <section className="key-points" aria-label={`This week: week ${guideWeek}`}>
        <h2>This week</h2>
        <ul>
          {week.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <p className="tracker-links">
        {/* nofollow: no browser asks for the week's page before somebody presses */}
        <a href={`/pregnancy-week-by-week/${slugOfWeek(guideWeek)}`} rel="nofollow">
          The guide to week {guideWeek}
        </a>
        <a href="/a/when-to-call#pregnancy">Is this urgent? When to call</a>
      </p>
    </div>
  )
}

/** A ruler of 55 cm, whose marks the style sheet draws, with a bar of the length. */
const Ruler = ({ cm }: { cm: number }) => (
  <svg className="tracker-ruler" viewBox="0 0 550 40" aria-hidden="true">
    <path d={`M0 8h${cm * 10}`} />
  </svg>
)
