import { Fragment } from 'react'
import { weeksAndDays } from '../../domain/dashboard.ts'
import { type CalendarDate, formatLong } from '../../domain/dates.ts'
import { gestationalAge } from '../../domain/pregnancy-dating.ts'
import { lastVisit, linesSince, newestFirst } from '../../domain/tools/dated-lines.ts'
import { dayOf } from '../../domain/tools/log-words.ts'
import { symptomDays } from '../../domain/tools/symptom-days.ts'
import { fittedParts } from '../../domain/tools/visit-sheet.ts'
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

/** One sheet for a visit: what was put down since the last one. */
export function VisitSheet({ value, today, due, country }: Props) {
  const { notes, questions, pressures, movements, weights, visits, weight } = value
  const visit = lastVisit(visits)
  const noted = linesSince(notes, visit)
  const open = newestFirst(questions).filter(({ isAsked }) => !isAsked)
  const unit = unitOf(weight, country)
  const weighed = weight.isShown ? linesSince(weights, visit) : []
  const written = noted.filter(({ text }) => text.trim())
  const parts = [
    { title: 'Questions', lines: open.map(({ text }) => text) },
    { title: 'Blood pressure', lines: linesSince(pressures, visit).map(readingInWords) },
    { title: 'Weight', lines: weighed.map(line => weightInWords(line, unit)) },
    { title: 'Minutes to ten movements', lines: linesSince(movements, visit).map(countInWords) },
    { title: 'Symptoms', lines: symptomDays(noted) },
    { title: 'Notes', lines: written.map(line => `${dayOf(line)}: ${line.text}`) },
  ]
  return (
    <div className="visit-sheet">
      <h2>For my visit</h2>
      <p className="visit-name">Name</p>
      <p>
        {formatLong(today)}
        {due && `. ${weeksAndDays(gestationalAge(due, today))}, due ${formatLong(due)}`}.{' '}
        {visit ? `Since the visit of ${formatLong(visit.day)}:` : 'No visit marked before.'}
      </p>
      {open.length === 0 && <p>No questions.</p>}
      {fittedParts(parts).map(({ title, lines, earlier }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, i) => (
              <li key={`${i} ${line}`}>{line}</li>
            ))}
          </ul>
          {earlier > 0 && <p>And {earlier.toLocaleString('en-US')} earlier.</p>}
        </Fragment>
      ))}
    </div>
  )
}
