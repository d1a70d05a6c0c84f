import type { ReactNode } from 'react'
import type { DayGuide } from '../../domain/day-guide.ts'
import { type MyDay, threeFor } from '../../domain/my-day.ts'
import { comparedWith } from '../../domain/size-words.ts'

export interface DayCardProps {
  day: MyDay
  guide: DayGuide
  /** Inches stand first for visitors from there. */
  isUS: boolean
  /** 'Monday, November 23'. */
  today: string
  /** What can be done with it. */
  children: ReactNode
}

/** The tool that helps most at a stage. Near the end of a pregnancy it is the timer. */
function toolFor({ stage, weeks }: MyDay): { path: string; label: string } {
  if (stage === 'child') return { path: '/baby-tracker', label: 'Feeds, sleep and diapers' }
  if (stage === 'trying') return { path: '/ovulation-calculator', label: 'The ovulation calculator' }
  return weeks >= 37
    ? { path: '/calculators/contraction', label: 'Time contractions' }
    : { path: '/pregnancy-tracker', label: 'The pregnancy tracker' }
}

/** Where somebody is today: how far, how big, what to do, where to read on. */
export function DayCard({ day, guide, isUS, today, children }: DayCardProps) {
  const { size } = guide
  const tool = toolFor(day)
  return (
    <section className={`day-card day-${day.stage}`} aria-labelledby="my-day">
      <p className="text-kicker">{today}</p>
      <h2 id="my-day" tabIndex={-1}>
        {day.title}
      </h2>
      <p>{day.line}</p>
      {day.percent !== null && <Way percent={day.percent} />}
      {size && (
        <div className="day-size">
          <img src={size.art} alt="" width="400" height="400" />
          <p>
            {comparedWith(size)}
            <span>
              {isUS ? `${size.length.us} (${size.length.metric})` : `${size.length.metric} (${size.length.us})`}
            </span>
          </p>
        </div>
      )}
      <h3>{day.stage === 'trying' ? 'Good to know' : 'Three things for now'}</h3>
      <ul className="day-things">
        {threeFor(guide.lines, day.days).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="day-links">
        {/* No browser fetches it ahead: its address tells the week. */}
        <a className="button" href={guide.path} rel="nofollow">
          <span>{day.stage === 'trying' ? 'Read the guide' : `Read: ${guide.title}`}</span>
        </a>
        <a className="button button-secondary" href={tool.path}>
          <span>{tool.label}</span>
        </a>
      </p>
      <div className="day-foot">{children}</div>
    </section>
  )
}

/** The forty weeks as a line, with the part that is done. */
const Way = ({ percent }: { percent: number }) => (
  <svg className="day-way" viewBox="0 0 400 16" preserveAspectRatio="xMinYMid" aria-hidden="true">
    <path className="day-way-all" d="M4 8H396" />
    <path className="day-way-done" d={`M4 8H${(4 + 3.92 * percent).toFixed(1)}`} />
    <circle cx={(4 + 3.92 * percent).toFixed(1)} cy="8" r="7" />
  </svg>
)
