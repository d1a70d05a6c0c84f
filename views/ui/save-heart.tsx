import { useAtom } from 'jotai'
import { useDeferredValue, useState } from 'react'
import type { Hearts } from '../../state/account-hearts.ts'
import { heartsAtom } from '../../state/hearts.ts'
import { Icon } from './icon.tsx'

interface Props {
  slug: string
  title: string
  /** The side of its row. */
  side: 'left' | 'right'
  /** The address of the page to join, in full where another host serves it. */
  join?: string
}

/** Saves a text in the account or on the device, or removes it again. The heart flies up when it is saved. */
export function SaveHeart({ slug, title, side, join = '/join' }: Props) {
  const [hearts, press] = useAtom(heartsAtom)
  const [touched, setTouched] = useState(false)
  const on = hearts.slugs.includes(slug)
  // It fills with the press; that it flies, and what is said, follow.
  const later = useDeferredValue(hearts)
  const wasTouched = useDeferredValue(touched)
  const isOn = wasTouched && later.slugs.includes(slug)
  return (
    <div className={`save-heart save-heart-${side}`}>
      <button
        type="button"
        aria-label={`Save ${title}`}
        aria-pressed={on}
        onClick={() => {
          setTouched(true)
          press(slug)
        }}
      >
        <Icon name="heart" />
        {isOn && (
          <span className="save-heart-flight" aria-hidden="true">
            <Icon name="heart" />
          </span>
        )}
      </button>
      <p role="status">
        {wasTouched && said(later, slug)}
        {isOn && later.home !== 'account' && (
          <>
            {' '}
            <a href={join} data-invite="save-article heart">
              Join
            </a>{' '}
            to keep it.
          </>
        )}
      </p>
    </div>
  )
}

const places: Record<Hearts['home'], string> = {
  account: 'Saved to your account.',
  browser: 'Saved in this browser.',
  page: 'Saved until you close this page: this browser does not let us keep it longer.',
}

/** The message about a save; empty until the account has answered. */
function said({ slugs, home, waiting, failed }: Hearts, slug: string): string {
  if (waiting.includes(slug)) return ''
  return failed[slug] ?? (slugs.includes(slug) ? places[home] : 'No longer saved.')
}
