import { type Ref, useState } from 'react'
import { lengthInWords, timeOfDay } from '../../domain/tools/clock-words.ts'
import { drop, finish } from '../../state/tools/contractions.ts'
import { Button } from '../ui/button.tsx'
import { LengthField, secondsIn } from './contractions-length.tsx'
import type { ContractionsProps } from './contractions-props.ts'

interface Props extends Pick<ContractionsProps, 'change'> {
  start: number
  /** The clock stands before its start. */
  isAhead: boolean
  onStill: () => void
  place: Ref<HTMLFormElement>
}

/** Asks about one that was probably forgotten, or that begins in the future of a clock that was set back. */
export function RunningQuestion({ start, isAhead, change, onStill, place }: Props) {
  const [length, setLength] = useState('')
  const [asked, setAsked] = useState(false)
  const seconds = secondsIn(length)
  const save = () => {
    setAsked(true)
    if (seconds !== null) change(finish(start + seconds * 1000), `It is over: ${lengthInWords(seconds * 1000)}.`)
  }
  return (
    <form
      method="dialog"
      ref={place}
      className="contractions-question"
      aria-label="Is it still going?"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <p role="alert">
        {isAhead
          ? `This device’s clock now stands before ${timeOfDay(start)}, when this contraction began. It was probably changed, so we cannot time it. Enter how long it took.`
          : `This one has been running since ${timeOfDay(start)}, for more than 10 minutes. Is it still going? If it is over, enter how long it took.`}
      </p>
      <LengthField value={length} onChange={setLength} asked={asked} />
      <div className="button-row">
        <Button type="submit">Save this length</Button>
        {!isAhead && (
          <Button variant="secondary" onClick={onStill}>
            Still going
          </Button>
        )}
        <Button variant="quiet" onClick={() => change(drop, 'This one is forgotten.')}>
          Forget this one
        </Button>
      </div>
    </form>
  )
}
