import { useAtom } from 'jotai'
import { useState } from 'react'
import { savedAtom } from '../../client/state/saved.ts'
import { Icon } from './icon.tsx'

interface Props {
  slug: string
  title: string
  /** Which edge of its row it stands at. */
  side: 'left' | 'right'
}

/** Saves a piece in this browser, or takes it away again. The heart flies once when it is saved. */
export function SaveHeart({ slug, title, side }: Props) {
  const [{ slugs, kept }, toggle] = useAtom(savedAtom)
  const [touched, setTouched] = useState(false)
  const on = slugs.includes(slug)
  const press = () => {
    setTouched(true)
    toggle(slug)
  }
  return (
    <div className={`save-heart save-heart-${side}`}>
      <button type="button" aria-label={`Save ${title}`} aria-pressed={on} onClick={press}>
        <Icon name="heart" />
        {on && touched && (
          <span className="save-heart-flight" aria-hidden="true">
            <Icon name="heart" />
          </span>
        )}
      </button>
      <p role="status">{touched && said(on, kept)}</p>
    </div>
  )
}

function said(on: boolean, kept: boolean): string {
  if (!on) return 'No longer saved.'
  return kept ? 'Saved in this browser.' : 'Saved until you close this page: this browser does not let us keep it longer.'
}
