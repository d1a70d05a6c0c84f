import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  /** A path of this site, or a full address on another origin. */
  href: string
  /** Paid for: an advertisement, or an affiliate link. */
  sponsored?: boolean
  newTab?: boolean
  children: ReactNode
}

const isForeign = (href: string) => /^(?:https?:)?\/\//i.test(href)

/** A link within text, or by itself. */
export function TextLink({ href, sponsored = false, newTab = false, children }: Props) {
  const rel = [sponsored && 'sponsored', isForeign(href) && 'noopener'].filter(Boolean).join(' ')
  return (
    <a href={href} rel={rel || undefined} target={newTab ? '_blank' : undefined}>
      {children}
      {newTab && (
        <span className="new-tab">
          <Icon name="external" />
          <span> (opens in a new tab)</span>
        </span>
      )}
    </a>
  )
}
