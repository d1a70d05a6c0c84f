import type { ReactNode } from 'react'
import { mainMenu, menuFor } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { Island } from '../island.tsx'
import { Icon } from '../kit/icon.tsx'
import { usePage } from '../page.tsx'
import { menuId } from './menu-button.tsx'

interface Props {
  account: ReactNode
  /** Whether the button of the menu shows its word (experiment abVersion). */
  withWord?: boolean
}

/** The masthead: name, menu, account. One navigation serves both widths: a row on wide screens, a panel on small ones. */
export function SiteHeader({ account, withWord = false }: Props) {
  const { build, country } = usePage()
  return (
    <header className="site-header">
      <a className="site-name" href="/">
        <img src={build.asset('icons/mark.svg')} alt="" width="40" height="40" />
        {site.name}
      </a>
      <Island name="menu-button" props={{ withWord }} when="interaction" />
      <nav id={menuId} className="site-nav" aria-label="Main" popover="auto">
        <button type="button" className="menu-close" aria-label="Close" popoverTarget={menuId} popoverTargetAction="hide">
          <Icon name="close" />
        </button>
        <ul>
          {menuFor(mainMenu, country).map(item => (
            <li key={item.label}>
              {item.path ? <a href={item.path}>{item.label}</a> : <span>{item.label}</span>}
              {item.children.length > 0 && (
                <ul className={item.path ? 'nav-below' : 'nav-more'}>
                  {item.children.map(child => (
                    <li key={child.path}>
                      <a href={child.path}>{child.label}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {account}
    </header>
  )
}
