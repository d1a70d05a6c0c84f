import { Icon } from '../kit/icon.tsx'
import { usePage } from '../page.tsx'

/** On phones and in the apps: the short way to a name, below the content. */
export const NameFinder = () => (
  <nav className="name-finder" aria-label="Baby names">
    <a href={usePage().href('/b/search')}>
      <Icon name="search" /> Find a baby name
    </a>
  </nav>
)
