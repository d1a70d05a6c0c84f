import { type FormEvent, useRef, useState } from 'react'
import { dayOf } from '../../domain/tools/log-words.ts'
import { numberIn } from '../../domain/tools/typed-number.ts'
import { type WeightUnit, weightIn } from '../../domain/tools/weight-gain.ts'
import type { WeightEntries, WeightLine } from '../../state/tools/tracker-lines.ts'
import { added, without } from '../../state/tools/tracker-steps.ts'
import { heightRanges, inUnit, tenth, weightRanges } from '../../state/tools/tracker-weight.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { NumberField } from './number-field.tsx'
import { focusSoon } from './pregnancy-tracker-focus.ts'
import { WeightGain } from './pregnancy-tracker-gain.tsx'
import { Lines, useDay } from './pregnancy-tracker-lines.tsx'
import type { LogProps, UnitProps } from './pregnancy-tracker-log-props.ts'

/** The unit that was chosen, else that of the country. */
export const unitOf = ({ unit }: WeightEntries, country: LogProps['country']): WeightUnit =>
  unit || (country === 'US' ? 'lb' : 'kg')

/** A weight in words, in the unit that is shown. */
export const weightInWords = (line: WeightLine, unit: WeightUnit) =>
  `${dayOf(line)}: ${tenth(weightIn(unit, line.weight, line.unit))} ${unit}`

/** Weight, for who asks for it; it can be put away again. */
export function WeightLog(props: LogProps) {
  const { value, change, country } = props
  const { weight } = value
  const place = useRef<HTMLDivElement>(null)
  const show = (isShown: boolean) => {
    change(now => ({ ...now, weight: { ...now.weight, isShown } }))
    focusSoon(place, 'input, button')
  }
  if (!weight.isShown)
    return (
      <div ref={place} className="tool-fields">
        <p>
          Only if you want it. Some find figures useful, others are better off without. It can be put away at any time,
          and is then on no sheet.
        </p>
        <div className="button-row">
          <Button variant="secondary" onClick={() => show(true)}>
            {value.weights.length > 0 ? 'Show my weight again' : 'Keep track of my weight'}
          </Button>
        </div>
      </div>
    )
  const unit = unitOf(weight, country)
  return (
    <div ref={place} className="tool-fields">
      <AddWeight {...props} unit={unit} />
      <WeightGain {...props} unit={unit} />
      <Before {...props} unit={unit} />
      <Lines
        label="Weights"
        lines={value.weights}
        words={line => weightInWords(line, unit)}
        onDelete={line => change(without('weights', line.id), 'The weight is deleted.')}
      />
      <div className="button-row">
        <Button variant="quiet" onClick={() => show(false)}>
          Put weight away
        </Button>
      </div>
    </div>
  )
}

function AddWeight({ change, today, unit }: UnitProps) {
  const { day, field } = useDay(today)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const weight = numberIn(typed, weightRanges[unit])
    setAsked(!day || weight === null)
    if (!day || weight === null) return focusFirstProblem(event.currentTarget)
    change(added('weights', { day, time: '', weight, unit }), `${weight} ${unit}, noted.`)
    setTyped('')
  }
  return (
    <form method="dialog" className="tool-fields" noValidate onSubmit={add}>
      <NumberField
        label="Weight"
        name="weight"
        value={typed}
        range={weightRanges[unit]}
        asked={asked}
        missing={`Enter the weight in ${unit}.`}
        tip={`In ${unit}`}
        onChange={setTyped}
      />
      {field('Day', asked)}
      <div className="button-row">
        <Button type="submit">Note it</Button>
      </div>
    </form>
  )
}

const units = [
  { value: 'lb', label: 'Pounds' },
  { value: 'kg', label: 'Kilograms' },
] as const
const babies = [
  { value: 'one', label: 'One baby' },
  { value: 'twins', label: 'Twins' },
] as const

/** What the range follows from. */
function Before({ value: { weight }, change, unit }: UnitProps) {
  const set = (fields: Partial<WeightEntries>) => change(now => ({ ...now, weight: { ...now.weight, ...fields } }))
  const height = (field: keyof typeof heightRanges, label: string) => (
    <NumberField
      label={label}
      name={field}
      value={weight[field]}
      range={heightRanges[field]}
      onChange={typed => set({ [field]: typed })}
    />
  )
  return (
    <details className="tracker-names">
      <summary>Units, height and weight before pregnancy</summary>
      <div className="tool-fields">
        <RadioGroup
          label="Units"
          name="unit"
          items={units}
          value={unit}
          onChange={({ value }) => set(inUnit(weight, unit, value === 'kg' ? 'kg' : 'lb'))}
        />
        <RadioGroup
          label="Babies"
          name="babies"
          items={babies}
          value={weight.isTwins ? 'twins' : 'one'}
          onChange={({ value }) => set({ isTwins: value === 'twins' })}
        />
        {unit === 'kg' ? (
          height('cm', 'Height in cm')
        ) : (
          <div className="tool-pair">
            {height('feet', 'Height, feet')}
            {height('inches', 'Height, inches')}
          </div>
        )}
        <NumberField
          label="Weight before pregnancy"
          name="before"
          value={weight.before}
          range={weightRanges[unit]}
          tip={`In ${unit}`}
          onChange={before => set({ before })}
        />
      </div>
    </details>
  )
}
