import { useRef, useState } from 'react'
import { clockTime } from '../../domain/tools/local-time.ts'
import { minutesBetween, minutesInWords, movementCount } from '../../domain/tools/movement-log.ts'
import { added } from '../../state/tools/tracker-steps.ts'
import { Button } from '../ui/button.tsx'
import { focusSoon } from './pregnancy-tracker-focus.ts'
import { timeOf } from './pregnancy-tracker-lines.tsx'
import type { LogProps } from './pregnancy-tracker-log-props.ts'

const lostTime =
  'How long it took cannot be told: the clock of this device was changed, or the count was left lying. If you know the minutes, enter them below.'

/** A count under way: it goes on after a reload. */
export function Counting({ value, change, today }: LogProps) {
  const { counting } = value
  const [said, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const start = () => {
    say('')
    change(now => ({ ...now, counting: { since: Date.now(), felt: 0 } }))
    focusSoon(place, 'button')
  }
  const stop = (words: string) => {
    change(now => ({ ...now, counting: null }), words)
    focusSoon(place, 'button')
  }
  const feel = () => {
    if (!counting) return
    const felt = counting.felt + 1
    if (felt < movementCount.movements) return change(now => ({ ...now, counting: { ...counting, felt } }))
    const minutes = minutesBetween(counting.since, Date.now())
    say(minutes === null ? lostTime : '')
    if (minutes === null) return stop('The count is ended.')
    const line = { day: today, time: timeOf(today, today), minutes }
    change(now => added('movements', line)({ ...now, counting: null }), `${minutesInWords(minutes)}, noted.`)
    focusSoon(place, 'button')
  }
  if (!counting)
    return (
      <div ref={place}>
        <div className="button-row">
          <Button onClick={start}>Start a count</Button>
        </div>
        {said && <p role="alert">{said}</p>}
      </div>
    )
  return (
    <div ref={place} className="tracker-counting">
      <p role="status">
        {counting.felt} of {movementCount.movements}, since {clockTime(counting.since)}
      </p>
      <Button className="tracker-feel" onClick={feel}>
        A movement
      </Button>
      <Button variant="quiet" onClick={() => stop('The count is ended, and not noted.')}>
        End without noting
      </Button>
    </div>
  )
}
