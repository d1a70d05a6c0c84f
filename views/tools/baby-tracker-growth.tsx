import { useState } from 'react'
import { localDay } from '../../domain/dates.ts'
import type { Measure } from '../../domain/tools/babies.ts'
import { birthDateOf } from '../../domain/tools/baby-dates.ts'
import { measureDay, measureInWords } from '../../domain/tools/baby-measures.ts'
import { growthChild } from '../../domain/tools/growth-chart.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/choice-input.tsx'
import { leaveRow } from './baby-tracker-focus.ts'
import { GrowthDrawing } from './baby-tracker-growth-chart.tsx'
import { GrowthPlaces } from './baby-tracker-growth-places.tsx'
import { addMeasure, MeasureForm } from './baby-tracker-measure.tsx'
import type { BabyState } from './baby-tracker-state.ts'

const measuredNames = [
  { value: 'weight', label: 'Weight' },
  { value: 'length', label: 'Length' },
  { value: 'head', label: 'Head' },
] as const

interface Props {
  state: BabyState
  name: string
  now: number | null
}

/** What a child measured, on the charts of the WHO and the CDC. A form that is open goes with its child. */
export const BabyGrowth = (props: Props) => <ChildGrowth key={props.state.baby.id} {...props} />

function ChildGrowth({ state, name, now }: Props) {
  const { baby, units, changeBaby } = state
  const [shown, setShown] = useState<(typeof measuredNames)[number]['value']>('weight')
  const [entry, setEntry] = useState<Measure | 'new' | null>(null)
  if (now === null) return null
  const today = localDay(now)
  const birth = birthDateOf(baby, today)
  const child = growthChild(baby, today)
  const remove = (id: number, button: HTMLElement) => {
    leaveRow(button, addMeasure)
    changeBaby(
      ({ measures }) => ({ measures: measures.filter(other => other.id !== id) }),
      'The measurement was deleted.',
    )
  }
  return (
    <div className="tool-fields baby-growth-part">
      {entry ? (
        <MeasureForm
          key={entry === 'new' ? 0 : entry.id}
          state={state}
          entry={entry}
          birth={birth}
          today={today}
          onDone={() => setEntry(null)}
        />
      ) : (
        <div className="button-row">
          <Button variant="secondary" data-measure="" onClick={() => setEntry('new')}>
            Add a measurement
          </Button>
        </div>
      )}
      <RadioGroup
        label="Which chart"
        name="chart"
        items={[
          { value: 'girls', label: 'Girls' },
          { value: 'boys', label: 'Boys' },
        ]}
        value={baby.chart}
        tipText="WHO and CDC made two charts. Use the one that your child’s doctor uses."
        onChange={({ value }) => changeBaby(() => ({ chart: value === 'boys' ? 'boys' : 'girls' }))}
      />
      {!birth && <p className="tool-note">Enter the birth date below under About your baby: the chart goes by age.</p>}
      {child && (
        <>
          <RadioGroup
            label="What is drawn"
            name="measured"
            items={measuredNames}
            value={shown}
            onChange={({ value }) => setShown(measuredNames.find(name => name.value === value)?.value ?? 'weight')}
          />
          <div>
            <GrowthDrawing child={child} measured={shown} units={units} name={name} />
          </div>
          <GrowthPlaces child={child} measured={shown} />
        </>
      )}
      {baby.measures.length > 0 && (
        <ul className="baby-measures" aria-label="Measurements">
          {baby.measures.map(measure => (
            <li key={measure.id}>
              <span>
                <b>{measureDay(measure)}</b> {measureInWords(measure)}
              </span>
              <Button variant="quiet" aria-label={`Edit ${measureDay(measure)}`} onClick={() => setEntry(measure)}>
                Edit
              </Button>
              <Button
                variant="quiet"
                aria-label={`Delete ${measureDay(measure)}`}
                onClick={({ currentTarget }) => remove(measure.id, currentTarget)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="tool-note">
        Lines 3, 15, 50, 85 and 97 of the WHO Child Growth Standards (2006) up to 24 months, and of the CDC Growth
        Charts (2000) from then on. Of 100 children on a chart, 15 lie under the line 15. From 24 months on height is
        measured standing, which is a little less than lying down. A place on the chart is no mark: what counts is the
        curve over months, and how your child is. Talk to your child’s doctor about the curve.
      </p>
    </div>
  )
}
