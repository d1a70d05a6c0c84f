import { useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { shareAtom } from '../../client/state/share.ts'
import { type ShareNetwork, shareLinks } from '../../domain/share.ts'
import { Sign, type SignName } from './sign.tsx'
import { Toast } from './toast.tsx'

const icons: Record<ShareNetwork, SignName> = { facebook: 'facebook', pinterest: 'pinterest', twitter: 'twitter', email: 'mail' }

interface Props {
  /** The page's full address. */
  url: string
  title: string
}

/** Ways to pass a page on. The links work without script; what needs script is not shown without. */
export function ShareRow({ url, title }: Props) {
  const id = useId()
  const tell = useSetAtom(shareAtom)
  const [toast, setToast] = useState({ words: '', count: 0 })
  const say = (words: string) => setToast(({ count }) => ({ words, count: count + 1 }))
  // Only the browser knows; until then the place of the button is kept, so that nothing moves.
  const [onDevice, setOnDevice] = useState(false)
  useEffect(() => setOnDevice('share' in navigator), [])

  const copy = async () => {
    tell('copy')
    try {
      await navigator.clipboard.writeText(url)
      say('Link copied')
    } catch {
      say('This browser does not let us copy. The address is at the top of the window.')
    }
  }
  const shareOnDevice = () => {
    tell('device')
    navigator.share({ url, title }).catch(() => {}) // closed without sharing, or refused: the device has said so
  }
  return (
    <section className="share-row" aria-labelledby={`${id}share`}>
      <h2 id={`${id}share`} className="text-kicker">
        Share this page
      </h2>
      <ul>
        {shareLinks({ url, title }).map(({ network, name, href }) => (
          <li key={network}>
            <a href={href} rel="noopener" onClick={() => tell(network)}>
              <Sign name={icons[network]} />
              {name}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <button type="button" onClick={copy}>
            <Sign name="copy" />
            Copy link
          </button>
        </li>
        <li className={onDevice ? 'needs-script' : 'needs-script share-row-unknown'}>
          <button type="button" onClick={shareOnDevice}>
            <Sign name="share" />
            Share
          </button>
        </li>
      </ul>
      {toast.words && (
        <Toast key={toast.count} onClose={() => say('')}>
          {toast.words}
        </Toast>
      )}
    </section>
  )
}
