import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { matcherPath, shortCodeMinutes, showCode } from '../../domain/names/match.ts'
import { shortCodeAtom } from '../../state/matcher-effects.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** What the other parent needs to join: a code to read out, and a link that can be sent or scanned. */
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
      say('This browser does not let us copy. Please open “Other ways” and copy it there.')
    }
  }
  const share = () => navigator.share({ url, title: 'Choose a name with me' }).catch(() => {}) // closed without sharing
  const copying = (
    <Button variant="secondary" onClick={copy}>
      <Icon name="copy" />
      Copy link
    </Button>
  )
  return (
    <section className="matcher-invite" aria-labelledby="invite">
      <h2 id="invite" className="text-heading">
        Invite the other parent
      </h2>
      <ShortCode />
      {canShare ? (
        <Button onClick={share}>
          <Icon name="share" />
          Share link
        </Button>
      ) : (
        copying
      )}
      <ByHand url={url}>{canShare && copying}</ByHand>
      <p role="status">{said}</p>
    </section>
  )
}

/** Six characters to read out, and where they are typed. */
function ShortCode() {
  const short = useAtomValue(shortCodeAtom)
  const ask = useSetAtom(shortCodeAtom)
  const [busy, setBusy] = useState(true)
  const renew = () => {
    setBusy(true)
    ask().finally(() => setBusy(false))
  }
  useEffect(() => {
    ask().finally(() => setBusy(false))
  }, [ask])
  if (short === null)
    return (
      <Button variant="secondary" busy={busy} busyText="Getting a code …" onClick={renew}>
        Get a code to read out
      </Button>
    )
  return (
    <>
      <p className="matcher-code" translate="no">
        {showCode(short)}
      </p>
      <p className="text-small">Read it out: it is typed on this same page, within {shortCodeMinutes} minutes.</p>
    </>
  )
}

type QrCode = ComponentType<{ address: string; label: string }>

/** The link for a camera and for those who copy by hand; the picture is loaded when it is opened. */
function ByHand({ url, children }: { url: string; children: ReactNode }) {
  const [Picture, setPicture] = useState<QrCode | null>(null)
  const load = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (!event.currentTarget.open || Picture) return
    import('../ui/qr-code.tsx').then(
      ({ QrCode }) => setPicture(() => QrCode),
      () => {}, // the link below it does the same
    )
  }
  return (
    <details className="matcher-by-hand" onToggle={load}>
      <summary>Other ways</summary>
      <div>
        {children}
        {Picture && <Picture address={url} label="Code for the camera of the other phone" />}
        <p className="matcher-url">
          <a href={url} translate="no">
            {url.replace(/^https?:\/\//, '')}
          </a>
        </p>
      </div>
    </details>
  )
}
