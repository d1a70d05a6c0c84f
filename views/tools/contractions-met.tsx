import { dialedNumber } from '../../domain/dialed-number.ts'
import { patternOf } from '../../domain/tools/contraction-rules.ts'
import type { ContractionsProps } from './contractions-props.ts'
import { useNow } from './use-now.ts'

interface Props extends Pick<ContractionsProps, 'value'> {
  /** Where all reasons to call and the numbers stand. */
  all: string
}

/** One neutral sentence when the last hour fits the rule that was chosen, and the way to call. It is in view by itself. */
export function Met({ value, all }: Props) {
  const now = useNow(10_000)
  const { rule, tolerant, phone } = value
  const isMet = now !== null && patternOf({ ...value, now }, rule, tolerant).isMet
  const dialed = dialedNumber(phone)
  return (
    <output className="contractions-met">
      {isMet && (
        <div>
          <p>This is the pattern many providers ask you to call about.</p>
          <p>
            {dialed && (
              <>
                <a href={`tel:${dialed}`}>Call {phone}</a>{' '}
              </>
            )}
            <a href={all}>{dialed ? 'When to call' : 'When to call, and numbers'}</a>
          </p>
        </div>
      )}
    </output>
  )
}
