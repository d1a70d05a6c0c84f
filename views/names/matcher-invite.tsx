import { useEffect, useState } from 'react'
import { matcherPath, showCode } from '../../domain/names/match.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What the other parent needs to join: a link to share, and its code. */
export function MatcherInvite({ code }: { code: string }) {
  const [said, say] = useState('')
  // Only the browser knows whether it can share.
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  // The code is in the fragment, which browsers do not send to servers.
  const url = `${location.origin}${matcherPath}#join=${code}`
  const copy = async () => {
    say('')
    try {
      await navigator.clipboard.writeText(url)
      say('Link copied')
    } catch {
      say('This browser does not let us copy. Please select the link and copy it by hand.')
    }
  }
  const share = () => navigator.share({ url, title: 'Choose a name with me' }).catch(() => {}) // closed without sharing
  return (
    <section className="matcher-invite" aria-labelledby="invite">
      <div>
        <h2 id="invite" className="text-heading">
          Invite the other parent
        </h2>
        <p>Send the link, or read out the code. You can begin meanwhile: nothing you say is lost.</p>
      </div>
      <div className="matcher-pass">
        <p className="matcher-code" translate="no">
          {showCode(code)}
        </p>
        <p className="matcher-url">
          <a href={url} translate="no">
            {url.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p className="button-row">
          {canShare && (
            <Button onClick={share}>
              <Icon name="share" />
              Share link
            </Button>
          )}
          <Button variant="secondary" onClick={copy}>
            <Icon name="copy" />
            Copy link
          </Button>
        </p>
        <p role="status">{said}</p>
      </div>
    </section>
  )
}
