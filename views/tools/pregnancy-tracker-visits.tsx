import { type FormEvent, useRef, useState } from 'react'
import { formatLong } from '../../domain/dates.ts'
import { dayOf } from '../../domain/tools/log-words.ts'
import { reportTool } from '../../state/tools/stored-tool.ts'
import { added, without } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { Lines, useDay } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'
import { VisitSheet } from './pregnancy-tracker-sheet.tsx'
import { printSheet } from './print-sheet.ts'

/** The sheet of what changed since the last visit, and the visits. */
export function VisitLog({ value, change, today, due, country }: LogProps) {
  const { day, field } = useDay(today)
  const [asked, setAsked] = useState(false)
  const paper = useRef<HTMLDivElement>(null)
  const mark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(!day)
    if (!day) return focusFirstProblem(event.currentTarget)
    change(added('visits', { day }), 'The visit is marked. The next sheet starts after it.')
  }
  const print = () => {
    if (!paper.current) return
    reportTool('pregnancy-tracker', 'print')
    printSheet(paper.current)
  }
  return (
    <div className="tool-fields">
      <div ref={paper} className="tracker-paper">
        <VisitSheet {...{ value, today, due, country }} />
      </div>
      <div className="button-row">
        <Button onClick={print}>Print this sheet</Button>
      </div>
      <form method="dialog" className="tool-fields" noValidate onSubmit={mark}>
        <p>After a visit, mark its day: the next sheet starts after it.</p>
        {field('Day of the visit', asked)}
        <div className="button-row">
          <Button type="submit" variant="secondary">
            Mark the visit
          </Button>
        </div>
      </form>
      <Lines
        label="Visits"
        lines={value.visits}
        words={line => formatLong(line.day)}
        onDelete={line => change(without('visits', line.id), `The visit of ${dayOf(line)} is deleted.`)}
      />
    </div>
  )
}
