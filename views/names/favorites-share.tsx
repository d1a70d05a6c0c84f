import { useAtom } from 'jotai'
import { useState } from 'react'
import type { Favorite } from '../../domain/names/favorites.ts'
import { shareAtom } from '../../state/favorites-share.ts'
import { reportShare } from '../../state/share.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  items: readonly Favorite[]
  /** Whether there is an account: only an account can have a link. */
  isMember: boolean
}

/** Buttons to share the list: as a link that stays up to date, or as text. Notes are not shared. */
export function FavoritesShare({ items, isMember }: Props) {
  const [share, want] = useAtom(shareAtom)
  const [said, say] = useState('')
  const link = 'link' in share ? share.link : undefined

  const copy = async (text: string, done: string) => {
    reportShare('copy')
    say('') // the same words again would not be spoken
    try {
      await navigator.clipboard.writeText(text)
      say(done)
    } catch {
      say('This browser does not let us copy.')
    }
  }
  return (
    <section className="favorites-share" aria-labelledby="favorites-share">
      <h2 id="favorites-share" className="text-heading">
        Show them to somebody
      </h2>
      <p>
        {isMember
          ? 'A link shows your list as it is when somebody opens it: names and order, never your notes. Whoever has the link can see it until you end it.'
          : 'With an account you can make a link to your list. Without one, copy the names and paste them anywhere.'}
      </p>
      {link && (
        <label className="favorites-link">
          <span>Link to your list</span>
          <input type="text" readOnly value={link} onFocus={event => event.currentTarget.select()} />
        </label>
      )}
      <p className="button-row">
        {isMember && !link && (
          <Button busy={share.status === 'asking'} busyText="Making the link" onClick={() => want(true)}>
            Make a link
          </Button>
        )}
        {link && <Button onClick={() => copy(link, 'Link copied')}>Copy the link</Button>}
        <Button variant="secondary" onClick={() => copy(items.map(({ name }) => name).join('\n'), 'Names copied')}>
          Copy the names
        </Button>
        {link && (
          <Button variant="quiet" onClick={() => want(false)}>
            End the link
          </Button>
        )}
      </p>
      <p role="status">
        {share.status === 'failed'
          ? share.message
          : share.status === 'ended'
            ? 'The link leads nowhere any more.'
            : said}
      </p>
    </section>
  )
}
