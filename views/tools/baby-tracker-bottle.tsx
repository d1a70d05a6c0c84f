import { type VolumeUnit, volumeUnits } from '../../domain/tools/baby-log.ts'
import { bottleRanges } from '../../domain/tools/baby-measures.ts'
import { numberIn } from '../../domain/tools/typed-number.ts'
import { RadioGroup } from '../ui/choice-input.tsx'
import { NumberField } from './number-field.tsx'

interface Typed {
  amount: string
  unit: VolumeUnit
}

/** It is empty, or a number that a bottle can hold. */
export const isAmountFine = ({ amount, unit }: Typed): boolean =>
  amount.trim() === '' || numberIn(amount, bottleRanges[unit]) !== null

interface Props {
  typed: Typed
  asked: boolean
  onChange: (typed: Partial<Typed>) => void
}

/** How much was in a bottle, and in which unit. */
export const BottleAmount = ({ typed: { amount, unit }, asked, onChange }: Props) => (
  <div className="tool-pair">
    <NumberField
      label="Amount in the bottle"
      name="amount"
      value={amount}
      range={bottleRanges[unit]}
      asked={asked}
      onChange={amount => onChange({ amount })}
    />
    <RadioGroup
      label="Unit"
      name="unit"
      items={volumeUnits.map(value => ({ value, label: value }))}
      value={unit}
      onChange={({ value }) => onChange({ unit: value === 'ml' ? 'ml' : 'oz' })}
    />
  </div>
)
