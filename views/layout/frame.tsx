import type { ReactNode } from 'react'
import { usePage } from '../page.tsx'

interface Props {
  header: ReactNode
  footer: ReactNode
  /** The account area for an app, where there is no header to hold it. */
  account?: ReactNode
  children: ReactNode
}

/** Header, content, footer. Inside an app only the content: the app brings its own frame. */
export function Frame({ header, footer, account, children }: Props) {
  if (usePage().layout === 'in-app') {
    return (
      <>
        {account}
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
