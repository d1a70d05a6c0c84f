import type { ReactNode } from 'react'
import { site } from '../../content/site.ts'
import { menuButton } from '../../experiments/menu-button.ts'
import { usePage, useVersion } from '../page.tsx'
import { usePrompts } from '../prompts/use-prompts.ts'
import { Sign } from '../ui/sign.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { MenuPanel, panelId } from './menu-panel.tsx'
import { MenuRow } from './menu-row.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { UrgentLink } from './urgent-link.tsx'

interface Props {
  account: ReactNode
}

/**
 * The masthead: name, menu, search, dashboard, account. The menus are popovers and dialogs of the browser, so all of
 * it works without script.
 */
export function SiteHeader({ account }: Props) {
  const { build, href, layout } = usePage()
  const withWord = useVersion(menuButton) === 2
  if (layout === 'in-app') return account
  return (
    <>
      <header className="site-header">
        <div className="masthead">
          <button type="button" className="menu-button" popoverTarget={panelId} aria-label="Menu">
            <Sign name="menu" />
            {withWord && 'Menu'}
          </button>
          <a className="site-name" href={href('/')}>
            <img src={build.asset('icons/mark.svg')} alt="" width="40" height="40" fetchPriority="low" />
            {site.name}
          </a>
          {/* A form, so that without script and in narrow windows it leads to the search page. */}
          <form className="search-open" data-over={layout === 'desktop' ? 768 : undefined} action={href('/search')}>
            <input type="hidden" name="targetUrl" />
            <button type="submit" aria-label="Search">
              <Sign name="search" />
              <span>Search</span>
            </button>
          </form>
          <UrgentLink />
          <div className="masthead-end">
            <DashboardLink />
            {account}
          </div>
        </div>
        {layout === 'desktop' && <MenuRow />}
        <MenuPanel />
      </header>
      <SearchDialog />
    </>
  )
}

function DashboardLink() {
  const { href, signedIn } = usePage()
  const hasTip = usePrompts().includes('dashboard-tip')
  return (
    <div className="dashboard-link tooltip-anchor">
      <a href={href('/dashboard')} aria-label="Dashboard">
        <Sign name="dashboard" />
      </a>
      {hasTip && (
        <Tooltip id="dashboard-tip">
          {signedIn ? (
            'What you keep here stands on a page of your own.'
          ) : (
            <>
              Your week, your saved pages and your names, kept in one place.{' '}
              <a href={href('/join')} data-invite="header link">
                Join
              </a>
              , it is free.
            </>
          )}
        </Tooltip>
      )}
    </div>
  )
}
