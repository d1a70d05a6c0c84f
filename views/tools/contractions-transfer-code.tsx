// Loaded when somebody asks for the code: few do.
import { useState } from 'react'
import { codeOf, mostInCode } from '../../domain/tools/contractions-code.ts'
import type { Contractions } from '../../state/tools/contractions.ts'
import { addressWith } from '../../state/tools/contractions-address.ts'
import { Button } from '../ui/button.tsx'
import { QrCode } from '../ui/qr-code.tsx'

/** The code for another phone's camera, and what is in it. */
export function TransferCode({ value }: { value: Contractions }) {
  const [said, say] = useState('')
  const address = addressWith(codeOf(value))
  const count = Math.min(mostInCode, value.list.length)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say('Copied. Send it to the other phone.'),
      () => say('This browser does not let us copy. Use the camera of the other phone.'),
    )
  return (
    <div className="contractions-code">
      <QrCode address={address} label="Code for the camera of another phone" />
      <p>
        Point the camera of the other phone at it. It opens this page there and asks whether to take over{' '}
        {count === 1 ? 'one contraction' : `the last ${count}`}
        {value.running !== null && ' and the one that runs'}. Times and strengths go along; notes stay here.
      </p>
      <p>
        The times are in the part of the address after the #, which a browser does not send: they reach neither us nor
        anybody in between. Whoever scans the code has them. From then on each phone counts by itself; show a new code
        to bring over what came since.
      </p>
      <Button variant="secondary" onClick={copy}>
        Copy the address
      </Button>
      <p role="status" className="tool-said">
        {said}
      </p>
    </div>
  )
}
