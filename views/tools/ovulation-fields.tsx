import { type ReactNode, startTransition } from 'react'
import { cycleLengths, lutealLengths } from '../../domain/cycle-lengths.ts'
import type { CalendarDate } from '../../domain/dates.ts'
import { type CycleEntries, cycleModes, lastPeriodSpan } from '../../domain/tools/cycle-entries.ts'
import { wordOf } from '../../lib/lenient.ts'
import { RadioGroup } from '../ui/choice-input.tsx'
import { DateField } from './date-field.tsx'
import { NumberField } from './number-field.tsx'

export interface OvulationFieldsProps {
  value: CycleEntries
  set: (fields: Partial<CycleEntries>) => void
  /** Null until hydration. */
  today: CalendarDate | null
  /** The form was sent. */
  asked: boolean
}

interface Props extends OvulationFieldsProps {
  /** The fields for cycles that vary, once they are loaded. */
  Varying: ((props: OvulationFieldsProps) => ReactNode) | undefined
  /** What is wrong with the last period beyond what its field finds. */
  periodProblem: string | undefined
}

const modes = {
  regular: 'About the same length',
  irregular: 'Irregular, from the shortest to the longest',
  past: 'Counted from my past periods',
} as const
const modeItems = cycleModes.map(value => ({ value, label: modes[value] }))

/** Everything that can be entered, as it was typed. */
export function OvulationFields({ Varying, periodProblem, ...props }: Props) {
  const { value, set, today, asked } = props
  const { mode } = value
  return (
    <>
      <DateField
        label="First day of your last period"
        name="last_period"
        value={value.lastPeriod}
        {...(today && lastPeriodSpan(today))}
        outside={periodProblem}
        asked={asked}
        missing="Enter the first day of your last period."
        onChange={lastPeriod => startTransition(() => set({ lastPeriod }))}
      />
      <RadioGroup
        label="Your cycles"
        name="mode"
        items={modeItems}
        value={mode}
        onChange={({ value }) => set({ mode: wordOf(value, cycleModes, mode) })}
      />
      {mode !== 'regular' && Varying && <Varying {...props} />}
      <div className="ovulation-numbers">
        {mode === 'regular' && (
          <NumberField
            label="Cycle length"
            name="cycle_length"
            value={value.cycleLength}
            range={{ min: cycleLengths.min, max: cycleLengths.max, unit: 'days' }}
            asked={asked}
            missing="Enter a number of days, 28 if you are not sure."
            tip="Days from one first day to the next."
            onChange={cycleLength => startTransition(() => set({ cycleLength }))}
          />
        )}
        <NumberField
          label="Luteal length"
          name="luteal_length"
          value={value.lutealLength}
          range={{ min: lutealLengths.min, max: lutealLengths.max, unit: 'days' }}
          asked={asked}
          missing="Enter a number of days, 14 if you are not sure."
          tip="Days from ovulation to the next period. Leave 14 unless you have measured it."
          onChange={lutealLength => startTransition(() => set({ lutealLength }))}
        />
      </div>
    </>
  )
}
