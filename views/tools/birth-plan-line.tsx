import { useId } from 'react'
import {
  type BirthPlan,
  choose,
  later,
  type PlanLine,
  type PlanStep,
  toggleAsked,
} from '../../domain/tools/birth-plan.ts'
import { ImportantMark } from './birth-plan-mark.tsx'

interface Props {
  line: PlanLine
  plan: BirthPlan
  edit: (to: PlanStep) => void
  /** On the card for a loss there is nothing to mark. */
  isQuiet: boolean
  isFull: boolean
  onImportant: () => void
}

/** One line: an answer, and marks for the short form and for the questions. */
export function PlanLinePart({ line, plan, edit, isQuiet, isFull, onImportant }: Props) {
  const name = useId()
  const chosen = plan.choices[line.id] ?? ''
  const answers = [...line.options, { id: later, label: 'Decide later' }, { id: '', label: 'Leave out' }]
  return (
    <fieldset className="plan-line">
      <legend>{line.label}</legend>
      {line.explained && <p className="tool-note plan-explained">{line.explained}</p>}
      <div className="plan-answers">
        {answers.map(({ id, label }) => (
          <label key={id} className="choice choice-framed">
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => edit(now => choose(now, line.id, id))}
            />
            {label}
          </label>
        ))}
      </div>
      {!isQuiet && (
        <div className="plan-marks">
          <ImportantMark
            isMarked={plan.important.includes(line.id)}
            isFull={isFull}
            isDisabled={chosen === '' || chosen === later}
            onMark={onImportant}
          />
          <label className="choice">
            <input
              type="checkbox"
              checked={plan.asked.includes(line.id)}
              onChange={() => edit(now => toggleAsked(now, line.id))}
            />
            Ask your hospital
          </label>
        </div>
      )}
    </fieldset>
  )
}
