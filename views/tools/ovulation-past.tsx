import { dateIn } from '../../domain/dates.ts'
import { countedCycles, mostPast, pastSpan } from '../../domain/tools/cycle-entries.ts'
import { problemWithGap } from '../../domain/tools/cycle-problems.ts'
import { pastCycles } from '../../domain/tools/cycle-reading.ts'
import { DateField } from './date-field.tsx'
import type { OvulationFieldsProps } from './ovulation-fields.tsx'

/** Without the blank ones at the end. */
function trimmed(past: readonly string[]): readonly string[] {
  const last = past.findLastIndex(text => text !== '')
  return past.slice(0, last + 1)
}

/** First days of earlier periods: always one field more than is filled in. */
export function PastPeriods({ value: { past, lastPeriod }, set, today, asked }: OvulationFieldsProps) {
  const last = dateIn(lastPeriod)
  const { lengths, gaps } = last ? pastCycles(last, past) : { lengths: [], gaps: [] }
  const rows = past.length < mostPast ? [...past, ''] : past
  const change = (at: number, text: string) => set({ past: trimmed(rows.map((was, row) => (row === at ? text : was))) })
  const span = today ? pastSpan(today) : {}
  return (
    <fieldset className="ovulation-past">
      <legend className="field-label">First days of earlier periods</legend>
      <p className="tool-note">
        One is enough to begin with. Six cycles tell more. Leave out what you do not remember.
      </p>
      {rows.map((text, at) => (
        <DateField
          key={at}
          label={`Earlier period ${at + 1}`}
          name={`past_${at + 1}`}
          value={text}
          {...span}
          error={problemWithGap(gaps[at])}
          asked={asked}
          missing={at === 0 && trimmed(past).length === 0 ? 'Enter the first day of an earlier period.' : ''}
          onChange={text => change(at, text)}
        />
      ))}
      {lengths.length > 0 && (
        <p className="tool-note">
          {lengths.length === 1 ? 'The cycle' : 'Your cycles'} between them, newest first: {lengths.join(', ')} days.
          {lengths.length > countedCycles && ' The newest six are counted.'}
        </p>
      )}
    </fieldset>
  )
}
