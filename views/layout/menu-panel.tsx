import { menuFor } from '../../content/navigation.ts'
import { usePage, useSearchWords } from '../page.tsx'
import { Icon } from '../ui/icon.tsx'
import { AppCard } from './app-card.tsx'
import { FollowUs } from './follow-us.tsx'
import { LookSwitch } from './look-switch.tsx'
import { FlaggedLink } from './menu-row.tsx'
import { UrgentLink } from './urgent-link.tsx'

/** The element that holds the menu of small windows. It is a popover, so its button works before and without script. */
export const panelId = 'menu'

/** The menu of small windows: it slides in, and one of its items is open at a time. */
export function MenuPanel() {
  const { build, country, href, sensitive } = usePage()
  const words = useSearchWords()
  const items = menuFor({ country, place: 'panel', sensitive }, path => build.cardAt(path)?.title)
  return (
    // biome-ignore lint/a11y/noAutofocus: it lies on its button, and a field in it would bring up a phone's keyboard
    <nav id={panelId} className="menu-panel" aria-label="Menu" popover="auto" tabIndex={-1} autoFocus>
      <div className="menu-panel-head">
        <search>
          <form action={href('/search')} className="panel-search">
            <Icon name="search" />
            <input type="search" name="q" aria-label={words} placeholder={words} />
            <input type="hidden" name="targetUrl" />
          </form>
        </search>
        <button
          type="button"
          className="close-button"
          aria-label="Close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <UrgentLink />
      <ul className="menu-panel-items">
        {items
          .filter(({ path }) => path)
          .map(({ id, label, path = '', links }) => (
            <li key={id}>
              <details name="menu-item" data-menu={id}>
                <summary>
                  {label}
                  <Icon name="down" />
                </summary>
                <ul>
                  {!links.some(link => link.path === path) && (
                    <li>
                      <FlaggedLink link={{ label: `All of ${label}`, path }} />
                    </li>
                  )}
                  {links.map(link => (
                    <li key={link.path}>
                      <FlaggedLink link={link} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
      </ul>
      {items
        .filter(({ path }) => !path)
        .map(({ id, label, links }) => (
          <div key={id} className="menu-panel-more">
            <p className="text-kicker">{label}</p>
            <ul>
              {links.map(link => (
                <li key={link.path}>
                  <FlaggedLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      <LookSwitch place="menu" />
      <AppCard />
      {!sensitive && (
        <>
          <p className="text-kicker" id="menu-follow">
            Follow Us
          </p>
          <FollowUs titleId="menu-follow" />
        </>
      )}
    </nav>
  )
}
