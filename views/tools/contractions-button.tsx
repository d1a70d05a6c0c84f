import { type RefObject, useRef, useState } from 'react'
import { lengthInWords } from '../../domain/tools/clock-words.ts'
import { longestRunning } from '../../domain/tools/contractions.ts'
import { begin, finish } from '../../state/tools/contractions.ts'
import { bringAll, load } from './contractions-load.ts'
import type { ContractionsProps } from './contractions-props.ts'
import { DeferredPart } from './deferred.tsx'
import { useNow } from './use-now.ts'

/** The button, the size of a hand: it begins one, and ends it. What cannot be timed is asked for. */
export function BigButton({ value, change }: ContractionsProps) {
  const { running } = value
  const question = useRef<HTMLFormElement>(null)
  const isOn = running !== null
  const press = () => {
    const now = Date.now()
    bringAll()
    if (running === null) return change(begin(now), 'Contraction started.')
    const field = question.current?.querySelector('input')
    if (field) return field.focus()
    change(finish(now), `It is over: ${lengthInWords(now - running)}.`)
  }
  return (
    <>
      <button type="button" className="contractions-button" data-on={isOn || undefined} onClick={press}>
        <span key={String(isOn)}>{isOn ? 'It is over' : 'Contraction started'}</span>
      </button>
      {isOn && <Doubt key={running} start={running} change={change} place={question} />}
    </>
  )
}

interface DoubtProps extends Pick<ContractionsProps, 'change'> {
  start: number
  place: RefObject<HTMLFormElement | null>
}

/** Whether one that runs can be timed: it was probably forgotten after ten minutes, and a clock may be set back. */
function Doubt({ start, change, place }: DoubtProps) {
  const now = useNow(5000)
  const [still, setStill] = useState(start)
  const isAhead = now !== null && now < start
  if (now === null || (!isAhead && now - still < longestRunning)) return null
  return (
    <DeferredPart from={load.question} props={{ start, isAhead, change, place, onStill: () => setStill(Date.now()) }} />
  )
}
