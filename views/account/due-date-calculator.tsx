import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { addDays, type CalendarDate, fromUnixSeconds } from '../../domain/dates.ts'
import { dueDateFromLastPeriod, pregnancyDays } from '../../domain/pregnancy-dating.ts'
import { pregnancyAtom } from '../../state/profile-effects.ts'
import { Button } from '../ui/button.tsx'
import type { DateChange } from '../ui/date-picker.tsx'
import { FormInput } from '../ui/form-input.tsx'

const noDate = 'Please enter the first day of your last period.'

/** The due date from the last period. */
export function DueDateCalculator({ form: { today } }: { form: { today: CalendarDate } }) {
  const act = useSetAtom(pregnancyAtom)
  const [picked, setPicked] = useState<Omit<DateChange, 'name'>>({ value: '' })
  const [asked, setAsked] = useState(false)
  const date = picked.value === '' || picked.problem ? null : fromUnixSeconds(picked.value / 1000)
  const first = addDays(today, -pregnancyDays)
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
        error={asked && !date ? (picked.problem ?? noDate) : ''}
        onChange={change => setPicked(change)}
      />
      <div className="button-row">
        <Button type="submit">Calculate</Button>
      </div>
    </form>
  )
}
