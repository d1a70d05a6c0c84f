import { useEffect, useRef, useState } from 'react'
import { bookmarkOf } from '../../../domain/registry/bookmark.ts'

/**
 * The bookmark for shops. Its address is a script, which React refuses to write into a link, so it is set once the link
 * is there; a press on it here only says what it is for.
 * @param address in full, of the form that it leads to
 */
export function Bookmark({ address }: { address: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [said, say] = useState('')
  const code = bookmarkOf(address)
  useEffect(() => {
    const element = link.current
    const answer = (event: Event) => {
      event.preventDefault()
      say('Here it does nothing. Drag it to your bookmarks, and press it there while you look at a shop.')
    }
    element?.setAttribute('href', code)
    element?.addEventListener('click', answer)
    return () => element?.removeEventListener('click', answer)
  }, [code])
  return (
    <div className="manage-bookmark needs-script">
      <p>
        Drag this to the bar of your bookmarks:{' '}
        <a ref={link} href="#bookmark" className="button button-secondary">
          Add to my list
        </a>
      </p>
      <p role="status">{said}</p>
      <details className="manage-more">
        <summary>Make the bookmark by hand</summary>
        <label>
          <span className="field-label">Make any bookmark, then put this in place of its address</span>
          <textarea
            readOnly
            rows={4}
            className="text-area"
            value={code}
            onFocus={event => event.currentTarget.select()}
          />
        </label>
      </details>
    </div>
  )
}
