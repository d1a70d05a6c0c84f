import type { ReactNode } from 'react'
import { counted } from '../../domain/counted.ts'
import { shortDay, timeOfDay } from '../../domain/tools/clock-words.ts'
import { type Carry, newIn, readCode } from '../../domain/tools/contractions-code.ts'
import { takeOver } from '../../state/tools/contractions-take-over.ts'
import { Button } from '../ui/button.tsx'
import type { ContractionsProps } from './contractions-props.ts'

const startsOf = ({ list, running }: Carry) => [
  ...list.map(({ start }) => start),
  ...(running === null ? [] : [running]),
]

const moment = (ms: number) => `${timeOfDay(ms)}, ${shortDay(ms)}`

interface Props extends ContractionsProps {
  /** As the address carried it. */
  code: string
  onClose: () => void
}

/** Asks before it takes over what another phone put into the address. */
export function TransferQuestion({ value, change, code, onClose }: Props) {
  const carry = readCode(code)
  const fresh = carry && newIn(value, carry)
  const starts = fresh ? startsOf(fresh) : []
  if (!carry || starts.length === 0)
    return (
      <Asked title="From another phone" onClose={onClose} close="Close">
        <p>
          {carry
            ? 'Everything that the other phone timed is here already.'
            : 'We cannot read this code. Show a new one on the other phone. Nothing was changed.'}
        </p>
      </Asked>
    )
  const [from, to] = [Math.min(...starts), Math.max(...starts)]
  const take = () => {
    change(takeOver(carry), `${counted(starts.length, 'contraction')} taken over.`)
    onClose()
  }
  return (
    <Asked title={`Take over ${counted(starts.length, 'contraction')}?`} onClose={onClose} close="No, leave it">
      <p>
        Timed on another phone, {from === to ? moment(from) : `from ${moment(from)} to ${moment(to)}`}.
        {fresh?.running !== null && ' The last one is still running.'} What is here stays as it is, and what both phones
        timed is not taken twice.
      </p>
      <Button onClick={take}>Take over</Button>
    </Asked>
  )
}

interface AskedProps {
  title: string
  /** Words of the button that closes it. */
  close: string
  onClose: () => void
  children: ReactNode
}

const Asked = ({ title, close, onClose, children }: AskedProps) => (
  <section className="contractions-question" aria-label={title} role="alert">
    <h2>{title}</h2>
    {children}
    <Button variant="quiet" onClick={onClose}>
      {close}
    </Button>
  </section>
)
