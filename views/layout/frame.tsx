import type { ReactNode } from 'react'
import { usePage } from '../page.tsx'

interface Props {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Header, content, footer. Inside an app the header is only the account's place: the app brings its own frame. */
export function Frame({ header, footer, children }: Props) {
  if (usePage().layout === 'in-app') {
    return (
      <>
        {header}
        <main id="main">{children}</main>
      </>
    )
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {header}
      <main id="main">{children}</main>
      {footer}
    </>
  )
}
