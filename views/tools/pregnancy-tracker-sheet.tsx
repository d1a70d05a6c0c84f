import { weeksAndDays } from '../../domain/dashboard.ts'
import { type CalendarDate, formatLong } from '../../domain/dates.ts'
import { gestationalAge } from '../../domain/pregnancy-dating.ts'
import { lastVisit, linesSince, newestFirst } from '../../domain/tools/dated-lines.ts'
import { dayOf } from '../../domain/tools/log-words.ts'
import { symptomDays } from '../../domain/tools/symptom-days.ts'
import type { TrackerLogs } from '../../state/tools/tracker-lines.ts'
import type { LogProps } from './pregnancy-tracker-log-props.ts'
import { countInWords } from './pregnancy-tracker-movements.tsx'
import { readingInWords } from './pregnancy-tracker-pressure.tsx'
import { unitOf, weightInWords } from './pregnancy-tracker-weight.tsx'

interface Props {
  value: TrackerLogs
  today: CalendarDate
  due: CalendarDate | null
  country: LogProps['country']
}

/** The lines of a log that fit beside the others on one sheet. */
const most = 20

/** One sheet for a visit: what was put down since the last one. */
export function VisitSheet({ value, today, due, country }: Props) {
  const { notes, questions, pressures, movements, weights, visits, weight } = value
  const visit = lastVisit(visits)
  const noted = linesSince(notes, visit)
  const open = newestFirst(questions).filter(({ isAsked }) => !isAsked)
  const unit = unitOf(weight, country)
  return (
    <div className="visit-sheet">
      <h2>For my visit</h2>
      <p className="visit-name">Name</p>
      <p>
        {formatLong(today)}
        {due && `. ${weeksAndDays(gestationalAge(due, today))}, due ${formatLong(due)}`}.{' '}
        {visit ? `Since the visit of ${formatLong(visit.day)}:` : 'No visit marked before.'}
      </p>
      <Part title="Questions" lines={open} words={({ text }) => text} none="No questions." />
      <Part title="Blood pressure" lines={linesSince(pressures, visit)} words={readingInWords} />
      {weight.isShown && (
        <Part title="Weight" lines={linesSince(weights, visit)} words={line => weightInWords(line, unit)} />
      )}
      <Part title="Minutes to ten movements" lines={linesSince(movements, visit)} words={countInWords} />
      <Part title="Symptoms" lines={symptomDays(noted)} words={String} />
      <Part
        title="Notes"
        lines={noted.filter(({ text }) => text.trim())}
        words={line => `${dayOf(line)}: ${line.text.trim()}`}
      />
    </div>
  )
}

interface PartProps<L> {
  title: string
  lines: readonly L[]
  words: (line: L) => string
  /** Said when there are none; otherwise nothing is. */
  none?: string
}

function Part<L>({ title, lines, words, none }: PartProps<L>) {
  if (lines.length === 0) return none && <p>{none}</p>
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.slice(0, most).map((line, i) => (
          <li key={`${i} ${words(line)}`}>{words(line)}</li>
        ))}
      </ul>
      {lines.length > most && <p>And {(lines.length - most).toLocaleString('en-US')} earlier ones.</p>}
    </>
  )
}
