import { counted } from '../../domain/counted.ts'
import { type CalendarDate, formatLong } from '../../domain/dates.ts'
import { isDueDateAllowed, pregnancyDays, slugOfWeek } from '../../domain/pregnancy-dating.ts'
import { type Standing, standingOn } from '../../domain/tools/where-it-stands.ts'
import { Dial } from '../ui/progress-ring.tsx'
import { KeepInProfile } from './keep-in-profile.tsx'

const tones = { First: 'first', Second: 'second', Third: 'third' } as const

/** What a due date comes to on a day. */
export function DueDateResult({ dueDate, on }: { dueDate: CalendarDate; on: CalendarDate }) {
  const standing = standingOn(dueDate, on)
  const { toGo, trimester, share, days, weeks, guide } = standing
  const tone = tones[trimester.split(' ')[0] as keyof typeof tones] // its first word is one of them
  return (
    <>
      <div className={`due-head tone-${tone}`}>
        <div className="progress-ring" role="img" aria-label={`${counted(days, 'day')} of about ${pregnancyDays}`}>
          <Dial share={share} ticks={40} />
          <p className="progress-ring-text">
            <span className="text-kicker">Week</span> <b>{weeks}</b> <span>{counted(days % 7, 'day')}</span>
          </p>
        </div>
        {/* Where the keyboard goes on after the form. */}
        <div tabIndex={-1} className="due-answer">
          <p className="text-kicker">Due date</p>
          <output>
            <b>{formatLong(dueDate)}</b>
          </output>
          <p>{toGo}</p>
        </div>
      </div>
      <Facts standing={standing} />
      <div className="due-on">
        <a
          className="button button-secondary"
          href={guide ? `/pregnancy-week-by-week/${slugOfWeek(guide)}` : '/pregnancy-week-by-week'}
          rel="nofollow" // so that no browser fetches it before it is pressed: its address tells the week
        >
          <span>{guide ? 'Make this my week' : 'See all weeks'}</span>
        </a>
        {guide && <p className="tool-note">Opens the guide to week {guide}: the baby, your body, what to ask.</p>}
        {isDueDateAllowed(dueDate, on) && <KeepInProfile tool="due-date" carried={{ kind: 'pregnancy', dueDate }} />}
      </div>
    </>
  )
}

function Facts({ standing: { age, days, trimester, term, nextTerm } }: { standing: Standing }) {
  const rows = [
    ['Today', age],
    ['Trimester', trimester],
    ['So far', `${counted(days, 'day')} of about ${pregnancyDays}`],
    ['Term', [term, nextTerm && `${nextTerm.name} from ${formatLong(nextTerm.from)}`].filter(Boolean).join('; ')],
  ]
  return (
    <dl className="due-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in plain lines, for sharing and for paper. */
export function resultLines(dueDate: CalendarDate, on: CalendarDate): string[] {
  const { age, toGo, trimester } = standingOn(dueDate, on)
  return [`Due about ${formatLong(dueDate)}`, `Today: ${age}, ${trimester.toLowerCase()}`, toGo]
}
