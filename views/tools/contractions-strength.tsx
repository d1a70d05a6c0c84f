import { useState } from 'react'
import { type Contraction, strengths } from '../../domain/tools/contractions.ts'
import { rate } from '../../state/tools/contractions.ts'
import type { ContractionsProps } from './contractions-props.ts'

interface Props extends Pick<ContractionsProps, 'change'> {
  /** The last one, when it is over. */
  last: Contraction | undefined
  /** Nothing was timed yet: its place says how it is done. */
  isFirst: boolean
}

/** Asks once after each how strong it was. Nobody has to answer. */
export function AskStrength({ last, isFirst, change }: Props) {
  const [skipped, skip] = useState(0)
  const isAsked = last && !last.strength && last.start !== skipped
  return (
    <div className="contractions-ask">
      {isFirst && (
        <p className="contractions-hint">
          Press when one begins, and again when it is over. You need not time every one: a handful, then rest. A slip
          can be taken back, and every time can be changed in the list.
        </p>
      )}
      {isAsked && (
        <fieldset>
          <legend>How strong was it? 1 is mild.</legend>
          {strengths.map(strength => (
            <button
              key={strength}
              type="button"
              aria-label={`Strength ${strength} of 5`}
              onClick={() => change(rate(last.start, strength))}
            >
              {strength}
            </button>
          ))}
          <button type="button" className="contractions-skip" onClick={() => skip(last.start)}>
            Skip
          </button>
        </fieldset>
      )}
    </div>
  )
}
