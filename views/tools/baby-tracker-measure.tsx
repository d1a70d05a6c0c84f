import { type FormEvent, useRef, useState } from 'react'
import { type CalendarDate, dateIn } from '../../domain/dates.ts'
import type { Measure, UnitSystem } from '../../domain/tools/babies.ts'
import { measureRanges, metricOf } from '../../domain/tools/baby-measures.ts'
import { problemWithNumber } from '../../domain/tools/typed-number.ts'
import { Button } from '../ui/button.tsx'
import { useOpener } from './baby-tracker-opener.ts'
import type { BabyState } from './baby-tracker-state.ts'
import { DateField } from './date-field.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { NumberField } from './number-field.tsx'

type Field = 'weight' | 'ounces' | 'length' | 'head'

/** Two stand beside each other. */
const pairsOf: Record<UnitSystem, readonly (readonly { name: Field; label: string }[])[]> = {
  us: [
    [
      { name: 'weight', label: 'Weight, pounds' },
      { name: 'ounces', label: 'and ounces' },
    ],
    [
      { name: 'length', label: 'Length, inches' },
      { name: 'head', label: 'Head around, inches' },
    ],
  ],
  metric: [
    [{ name: 'weight', label: 'Weight, kilograms' }],
    [
      { name: 'length', label: 'Length, cm' },
      { name: 'head', label: 'Head around, cm' },
    ],
  ],
}

/** The button that opens the form for a new one. */
export const addMeasure = '.baby-growth-part [data-measure]'

interface Props {
  state: BabyState
  entry: Measure | 'new'
  birth: CalendarDate | null
  today: CalendarDate
  onDone: () => void
}

/** What was measured on a day; each field can be left empty, but not all. */
export function MeasureForm({ state, entry, birth, today, onDone }: Props) {
  const { units: ownUnits, changeBaby } = state
  const isNew = entry === 'new'
  const units = isNew ? ownUnits : entry.units
  const [typed, setTyped] = useState<Record<Field | 'day', string>>({
    ...(isNew ? { day: today, weight: '', ounces: '', length: '', head: '' } : entry),
  })
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useOpener(form, '[name=weight]', addMeasure)
  const span = { max: today, ...(birth && { min: birth }) }
  const day = dateIn(typed.day, span)
  const fields = pairsOf[units].flat()
  const isEmpty = fields.every(({ name }) => typed[name].trim() === '')
  const isFine =
    day !== null &&
    Object.values(metricOf({ ...typed, units })).some(value => value !== null) &&
    fields.every(({ name }) => problemWithNumber(typed[name], measureRanges[units][name]) === '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isFine || !day) {
      focusFirstProblem(form.current)
      return
    }
    changeBaby(
      ({ measures }) => {
        const id = isNew ? measures.reduce((id, other) => Math.max(id, other.id), 0) + 1 : entry.id
        const measure: Measure = { ...typed, id, units, day }
        const others = measures.filter(other => other.id !== id)
        return { measures: [measure, ...others].sort((a, b) => (a.day < b.day ? 1 : -1)) }
      },
      `The measurement was ${isNew ? 'added' : 'changed'}.`,
    )
    onDone()
  }
  return (
    <form
      method="dialog"
      ref={form}
      className="tool-fields baby-panel"
      aria-label={isNew ? 'Add a measurement' : 'Change a measurement'}
      noValidate
      onSubmit={submit}
    >
      <DateField
        label="Measured on"
        name="measured_on"
        value={typed.day}
        {...span}
        asked={asked}
        missing="Enter the day, with month, day and year."
        onChange={day => setTyped({ ...typed, day })}
      />
      {pairsOf[units].map(pair => (
        <div key={pair[0]?.name} className="tool-pair">
          {pair.map(({ name, label }) => (
            <NumberField
              key={name}
              label={label}
              name={name}
              value={typed[name]}
              range={measureRanges[units][name]}
              asked={asked}
              missing={name === 'weight' && isEmpty ? 'Enter at least one of these.' : ''}
              onChange={value => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </div>
      ))}
      <div className="button-row">
        <Button type="submit">{isNew ? 'Add it' : 'Save the change'}</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
