import { type FormEvent, useRef, useState } from 'react'
import { gestationalAge } from '../../domain/pregnancy-dating.ts'
import { newestFirst } from '../../domain/tools/dated-lines.ts'
import { momentOf } from '../../domain/tools/log-words.ts'
import { countMinutes, minutesInWords, movementCount, ownPattern } from '../../domain/tools/movement-log.ts'
import { numberIn } from '../../domain/tools/typed-number.ts'
import type { MovementLine } from '../../state/tools/tracker-lines.ts'
import { added, without } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { focusFirstProblem } from './field-of.tsx'
import { NumberField } from './number-field.tsx'
import { CallBox, CarePhone, useLacksPhone } from './pregnancy-tracker-call.tsx'
import { MovementChart } from './pregnancy-tracker-charts.tsx'
import { Counting } from './pregnancy-tracker-counting.tsx'
import { focusSoon, showCall } from './pregnancy-tracker-focus.ts'
import { Lines, timeOf, useDay } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'

/** A count in words. */
export const countInWords = (line: MovementLine) => `${momentOf(line)}: ${minutesInWords(line.minutes)}`

/** Times that ten movements took. "Less than usual" is answered with the call alone. */
export function MovementLog(props: LogProps) {
  const { value, today, due, call, change } = props
  const [isLess, setIsLess] = useState(false)
  const lacksPhone = useLacksPhone(value)
  const heading = useRef<HTMLHeadingElement>(null)
  const less = useRef<HTMLButtonElement>(null)
  const say = (isLess: boolean) => {
    setIsLess(isLess)
    if (isLess) showCall(heading)
    else focusSoon(less)
  }
  if (isLess)
    return (
      <div className="tool-fields">
        <CallBox urgency="now" words={call.movement} call={call} phone={value.phone} heading={heading}>
          {lacksPhone && <CarePhone value={value} change={change} />}
        </CallBox>
        <div className="button-row">
          <Button variant="quiet" onClick={() => say(false)}>
            Back to the log
          </Button>
        </div>
      </div>
    )
  const isCounted = due !== null && gestationalAge(due, today).weeks >= movementCount.fromWeek
  return (
    <div className="tool-fields">
      <div className="button-row">
        <Button ref={less} variant="secondary" onClick={() => say(true)}>
          Less than usual
        </Button>
      </div>
      {isCounted ? (
        <>
          <p>
            There is no number to reach: what counts is what is usual for your baby. When it is less, or different, stop
            counting and call.
          </p>
          <Counting {...props} />
          <ByHand {...props} />
        </>
      ) : (
        <p>
          From {movementCount.fromWeek} weeks on, the time that ten movements take can be noted here.{' '}
          {due ? 'Earlier there is no pattern yet that could be counted.' : 'With a due date, it says when that is.'}
        </p>
      )}
      <Pattern lines={value.movements} />
      <Lines
        label="Counts"
        lines={value.movements}
        words={countInWords}
        onDelete={line => change(without('movements', line.id), 'The count is deleted.')}
      />
    </div>
  )
}

/** A count that was made without the tool. */
function ByHand({ change, today }: LogProps) {
  const { day, field } = useDay(today)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const minutes = numberIn(typed, countMinutes)
    setAsked(!day || minutes === null)
    if (!day || minutes === null) return focusFirstProblem(event.currentTarget)
    change(added('movements', { day, time: timeOf(day, today), minutes }), `${minutesInWords(minutes)}, noted.`)
    setTyped('')
  }
  return (
    <details className="tracker-names">
      <summary>Enter a count by hand</summary>
      <form method="dialog" className="tool-fields" noValidate onSubmit={add}>
        <NumberField
          label="Minutes to ten movements"
          name="minutes"
          value={typed}
          range={{ ...countMinutes, unit: 'minutes' }}
          asked={asked}
          missing="Enter the minutes."
          onChange={setTyped}
        />
        {field('Day', asked)}
        <div className="button-row">
          <Button type="submit" variant="secondary">
            Note it
          </Button>
        </div>
      </form>
    </details>
  )
}

function Pattern({ lines }: { lines: readonly MovementLine[] }) {
  const pattern = ownPattern(newestFirst(lines).map(({ minutes }) => minutes))
  return (
    <>
      {pattern && (
        <p>
          Your last {pattern.counts} counts took {pattern.shortest} to {minutesInWords(pattern.longest)}, with{' '}
          {pattern.middle} in the middle.
        </p>
      )}
      <MovementChart lines={lines} />
    </>
  )
}
