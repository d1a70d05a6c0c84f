import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react'
import { type CalendarDate, dateIn, formatLong, parseDate } from '../../domain/dates.ts'
import { periodToCome } from '../../domain/dating-by-period.ts'
import { dueDateSpan, lastPeriodSpan } from '../../domain/tools/tracked-pregnancy.ts'
import { dueDateElsewhere, type PregnancyTracker } from '../../state/tools/pregnancy-tracker.ts'
import { Button } from '../ui/button.tsx'
import { DateField } from './date-field.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { useSame } from './use-same.ts'
import type { UsedTool } from './use-stored-tool.ts'

interface Props extends UsedTool<PregnancyTracker> {
  today: CalendarDate | null
  due: CalendarDate | null
  /** There was no date before, so the form stands below the ring, and is sent. */
  isNew: boolean
  onDone: () => void
}

/** The due date, or the last period. The due date counts where both are there. */
export function TrackerDates({ value, isAwake, change, today, due, isNew, onDone }: Props) {
  const [sent, setSent] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const dueSpan = today ? dueDateSpan(today) : undefined
  const set = (fields: Partial<PregnancyTracker>) => change(now => ({ ...now, ...fields }))
  const found = isAwake && today ? dateIn(dueDateElsewhere() ?? '', dueSpan) : null
  const answer = useSame(() => (due ? onDone() : focusFirstProblem(form.current)))
  useEffect(() => {
    if (sent > 0) answer()
  }, [sent, answer])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    startTransition(() => setSent(sent + 1)) // after what was typed last
  }
  const isToCome = today !== null && (parseDate(value.lastPeriod) ?? today) > today
  const bySelf = value.dueDate.trim() === ''
  return (
    <form method="dialog" className="tool-fields tracker-dates" ref={form} noValidate onSubmit={submit}>
      {found && found !== due && (
        <p>
          <Button variant="secondary" onClick={() => set({ dueDate: found, lastPeriod: '' })}>
            Use {formatLong(found)} from your due date calculator
          </Button>
        </p>
      )}
      <DateField
        label="Due date"
        name="due_date"
        value={value.dueDate}
        {...dueSpan}
        asked={sent > 0}
        missing={value.lastPeriod ? '' : 'Enter the due date, or the first day of your last period below.'}
        onChange={dueDate => startTransition(() => set({ dueDate }))}
      />
      <DateField
        label="First day of your last period"
        name="last_period"
        value={value.lastPeriod}
        {...(today && lastPeriodSpan(today))}
        outside={isToCome ? periodToCome : ''}
        asked={sent > 0}
        tip={
          bySelf ? 'In place of a due date: 280 days are added, for a cycle of 28 days.' : 'The due date above counts.'
        }
        onChange={lastPeriod => startTransition(() => set({ lastPeriod }))}
      />
      {isNew && (
        <div className="button-row">
          <Button type="submit">Show my week</Button>
        </div>
      )}
    </form>
  )
}
