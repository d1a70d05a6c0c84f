import { mainMenu, menuFor } from '../../content/navigation.ts'
import { Icon } from '../kit/icon.tsx'
import type { Country } from '../page.tsx'
import { menuId } from './menu-button.tsx'

/** The main navigation. One list serves both widths: a row on wide screens, a panel that slides in on small ones. */
export const SiteNav = ({ country }: { country: Country }) => (
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
)
