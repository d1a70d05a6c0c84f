import { startTransition } from 'react'
import { cycleLengths } from '../../domain/cycle-lengths.ts'
import { problemWithRange } from '../../domain/tools/cycle-problems.ts'
import { NumberField } from './number-field.tsx'
import type { OvulationFieldsProps } from './ovulation-fields.tsx'
import { PastPeriods } from './ovulation-past.tsx'

const days = { min: cycleLengths.min, max: cycleLengths.max, unit: 'days' }

/** What is asked of cycles that vary: the shortest and the longest, or earlier periods. */
export function VaryingFields(props: OvulationFieldsProps) {
  const { value, set, asked } = props
  if (value.mode === 'past') return <PastPeriods {...props} />
  return (
    <div className="ovulation-numbers">
      <NumberField
        label="Shortest cycle"
        name="shortest"
        value={value.shortest}
        range={days}
        asked={asked}
        missing="Enter the shortest cycle of the past half year, in days."
        onChange={shortest => startTransition(() => set({ shortest }))}
      />
      <NumberField
        label="Longest cycle"
        name="longest"
        value={value.longest}
        range={days}
        error={problemWithRange(value)}
        asked={asked}
        missing="Enter the longest cycle of the past half year, in days."
        onChange={longest => startTransition(() => set({ longest }))}
      />
    </div>
  )
}
