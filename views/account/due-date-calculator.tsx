import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { addDays, type CalendarDate, parseDate } from '../../domain/dates.ts'
import { dueDateFromLastPeriod, lastPeriodDaysBack, problemWithLastPeriod } from '../../domain/dating-by-period.ts'
import { pregnancyAtom } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import { FormInput } from '../ui/form-input.tsx'

/** The due date from the last period. */
export function DueDateCalculator({ form: { today } }: { form: { today: CalendarDate } }) {
  const act = useSetAtom(pregnancyAtom)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const first = addDays(today, -lastPeriodDaysBack)
  const problem = problemWithLastPeriod(text, today)
  const date = problem ? null : parseDate(text)
  return (
    <form
      className="fields"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setAsked(true)
        if (date) act({ type: 'calculated', dueDate: dueDateFromLastPeriod(date) })
      }}
    >
      <FormInput
        type="date"
        label="First day of your last period"
        name="last_period"
        required
        min={first}
        max={today}
        minYear={Number(first.slice(0, 4))}
        maxYear={Number(today.slice(0, 4))}
        error={asked ? problem : ''}
        onChange={change => setText(change.text)}
      />
      <div className="button-row">
        <Button type="submit">Calculate</Button>
      </div>
    </form>
  )
}
