import type { ReactNode } from 'react'
import { site } from '../../content/site.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import { Island } from '../island.tsx'
import { usePage, useVersion } from '../page.tsx'
import { SiteNav } from './site-nav.tsx'

/** The masthead: name, menu, account. */
export function SiteHeader({ account }: { account: ReactNode }) {
  const { build, country, layout } = usePage()
  const withWord = useVersion(menuButton) === 2
  if (layout === 'in-app') return account
  return (
    <header className="site-header">
      <a className="site-name" href="/">
        <img src={build.asset('icons/mark.svg')} alt="" width="40" height="40" fetchPriority="low" />
        {site.name}
      </a>
      <Island name="menu-button" props={{ withWord }} when="interaction" />
      <SiteNav country={country} />
      {account}
    </header>
  )
}
