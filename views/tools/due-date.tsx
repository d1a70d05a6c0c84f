import { useEffect, useRef, useState } from 'react'
import type { DueDateData } from '../../content/due-date-data.ts'
import type { DueDateEntries } from '../../domain/tools/due-date-entries.ts'
import { dueDateTool } from '../../state/tools/due-date.ts'
import { Button } from '../ui/button.tsx'
import { DeferredNote, useDeferred } from './deferred.tsx'
import { DueDateFields } from './due-date-form.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useTool } from './use-stored-tool.ts'
import { useSubmission } from './use-submission.ts'
import { useToday } from './use-today.ts'

/** What works the answer out and shows it, once somebody is here for it. */
const loadAnswer = () => import('./due-date-answer.tsx')

/** A due date by whatever is known, and what follows from it. */
export function DueDateTool({ dueDate: data }: ToolProps & { dueDate: DueDateData }) {
  const { value, storing, change } = useTool(dueDateTool)
  const on = useToday()
  const [isTouched, setTouched] = useState(false)
  const { part: answer, hasFailed, load } = useDeferred(loadAnswer, isTouched || storing === 'stored')
  const form = useRef<HTMLFormElement>(null)
  const set = (fields: Partial<DueDateEntries>) => {
    if (fields.shown) begin()
    change(now => {
      const next = { ...now, ...fields }
      return answer ? answer.withLead(next, on) : next
    })
  }
  // What was entered before the answer was there, or on another day, is worked out now.
  const isLate = answer !== null && on !== null && answer.withLead(value, on) !== value
  useEffect(() => {
    if (isLate) set({})
  })
  const { asked, submit, begin } = useSubmission(form, hasFailed || (answer !== null && !isLate))

  const dates = answer?.dueDatesOf(value, on) ?? {}
  const leading = answer?.leadingMethod(value, dates)
  const dueDate = leading && dates[leading]
  const shown = answer && on && dueDate && { leading, dueDate, on }
  const lines = shown ? answer.resultLines(shown.dueDate, shown.on) : []
  return (
    <ToolFrame
      tool={dueDateTool}
      lines={lines}
      sheet={shown && <answer.DueDateSheet {...data} {...shown} dates={dates} lines={lines} chosen={value.chosen} />}
    >
      <div className="due">
        <form
          method="dialog"
          ref={form}
          className="tool-fields"
          noValidate
          onSubmit={submit}
          onFocus={() => setTouched(true)}
        >
          <DueDateFields
            words={data.words}
            value={value}
            on={on}
            asked={asked}
            problem={answer?.problemWithDate(value, value.shown, on) ?? ''}
            set={set}
          />
          <div className="button-row">
            <Button type="submit">Work it out</Button>
          </div>
        </form>
        <section aria-label="Result" className="tool-result">
          {shown ? (
            <answer.DueDateResult dueDate={shown.dueDate} on={shown.on} />
          ) : hasFailed ? (
            <DeferredNote hasFailed load={load} />
          ) : (
            <div className="due-head due-none">
              <p className="tool-note">
                {answer?.whatToDo(value, on) || 'The due date appears here as soon as a date is entered.'}
              </p>
            </div>
          )}
        </section>
      </div>
      {shown && <answer.DueDateMore data={data} entries={value} dates={dates} {...shown} set={set} />}
    </ToolFrame>
  )
}
