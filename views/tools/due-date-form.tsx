import { startTransition } from 'react'
import type { DueDateWords } from '../../content/due-date-fields.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { type DueDateEntries, dateFieldOf, embryoDays, methods } from '../../domain/tools/due-date-entries.ts'
import { RadioGroup } from '../ui/choice-input.tsx'
import { DateField } from './date-field.tsx'
import { NumberField } from './number-field.tsx'

interface Props {
  words: DueDateWords
  value: DueDateEntries
  on: CalendarDate | null
  asked: boolean
  /** What is wrong with the date of the way that is shown. */
  problem: string
  set: (fields: Partial<DueDateEntries>) => void
}

/** What somebody knows: a way, and its fields. The other ways stay as they were entered. */
export function DueDateFields(props: Props) {
  const { words, value, on, asked, problem, set } = props
  const { shown } = value
  const { name: _, ...date } = words.methods[shown]
  const field = dateFieldOf[shown]
  return (
    <>
      <RadioGroup
        name="method"
        label="What do you know?"
        tipText="Enter one, or several one after the other: each gives a date, and they stand side by side."
        items={methods.map(method => ({ value: method, label: words.methods[method].name }))}
        value={shown}
        onChange={({ value }) => set({ shown: methods.find(method => method === value) ?? shown })}
      />
      <DateField
        key={shown}
        {...date}
        name={field}
        value={value[field]}
        max={(shown !== 'known' && on) || undefined} // all others lie behind
        error={problem}
        asked={asked}
        onChange={text => startTransition(() => set({ [field]: text }))}
      />
      <Numbers {...props} />
    </>
  )
}

/** What goes with the date: a length, an age. */
function Numbers({ words, value, asked, set }: Props) {
  const number = (field: keyof DueDateWords['numbers']) => (
    <NumberField
      key={field}
      {...words.numbers[field]}
      name={field}
      value={value[field]}
      asked={asked}
      onChange={text => startTransition(() => set({ [field]: text }))}
    />
  )
  switch (value.shown) {
    case 'last-period':
      return number('cycleLength')
    case 'transfer':
      return (
        <RadioGroup
          name="embryo_age"
          label="Embryo age"
          tipText="At the transfer. Some clinics count a day-6 or day-7 embryo as day 5: choose what yours told you."
          items={embryoDays.map(value => ({ value, label: `Day ${value}` }))}
          value={value.embryoAge}
          onChange={change => set({ embryoAge: change.value })}
        />
      )
    case 'scan':
      return (
        <>
          <RadioGroup
            name="scan_kind"
            label="What the report says"
            items={[
              { value: 'age', label: 'Weeks and days' },
              { value: 'length', label: 'Length in millimeters' },
            ]}
            value={value.scanKind}
            onChange={change => set({ scanKind: change.value === 'length' ? 'length' : 'age' })}
          />
          {value.scanKind === 'length' ? (
            number('crownRump')
          ) : (
            <div className="due-pair">
              {number('scanWeeks')}
              {number('scanDays')}
            </div>
          )}
        </>
      )
    default:
      return null
  }
}
