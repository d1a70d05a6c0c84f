import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** The full address under which guests see the list. */
  address: string
  /** The parents, for the text that a phone shares with it. */
  names: string
}

/** The link of a list, to be copied by hand, by a press, or passed on by the device. */
export function ShareLink({ address, names }: Props) {
  const [said, say] = useState('')
  // Only the browser knows whether it can share.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  const copy = async () => {
    say('') // the same words again would not be spoken
    try {
      await navigator.clipboard.writeText(address)
      say('Link copied')
    } catch {
      say('This browser does not let us copy. Please select the link and copy it there.')
    }
  }
  // Closed without sharing, or refused: the device has said so.
  const share = () => navigator.share({ url: address, title: names }).catch(() => {})
  return (
    <div className="manage-link">
      <label>
        <span className="field-label">Link for your guests</span>
        <input type="text" readOnly value={address} onFocus={event => event.currentTarget.select()} />
      </label>
      <p className="button-row needs-script">
        <Button onClick={copy}>
          <Icon name="copy" />
          Copy the link
        </Button>
        {canShare && (
          <Button variant="secondary" onClick={share}>
            <Icon name="share" />
            Share
          </Button>
        )}
      </p>
      <p role="status">{said}</p>
    </div>
  )
}
