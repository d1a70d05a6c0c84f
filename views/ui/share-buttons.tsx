import { useEffect, useState } from 'react'
import { reportShare } from '../../state/share.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** The page's full address. */
  url: string
  title: string
}

/** The share buttons that need script; without it they are not shown. */
export function ShareButtons({ url, title }: Props) {
  const [said, say] = useState('')
  // Only the browser knows whether it can share; until then the button has its room, so that nothing moves.
  const [onDevice, setOnDevice] = useState(false)
  useEffect(() => setOnDevice('share' in navigator), [])

  const copy = async () => {
    reportShare('copy')
    say('') // the same words again would not be spoken
    try {
      await navigator.clipboard.writeText(url)
      say('Link copied')
    } catch {
      say('This browser does not let us copy. The address is at the top of the window.')
    }
  }
  const shareOnDevice = () => {
    reportShare('device')
    navigator.share({ url, title }).catch(() => {}) // closed without sharing, or refused: the device has said so
  }
  return (
    <div className="share-buttons needs-script">
      <button type="button" onClick={copy}>
        <Icon name="copy" />
        Copy link
      </button>
      <button type="button" className={onDevice ? undefined : 'share-unknown'} onClick={shareOnDevice}>
        <Icon name="share" />
        Share
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
