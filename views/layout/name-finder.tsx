import { Icon } from '../kit/icon.tsx'
import { usePage } from '../page.tsx'

/** On phones and in the apps: the short way to a name, below the content. */
export const NameFinder = () => (
  <p className="name-finder">
    <a href={usePage().href('/b/search')}>
      <Icon name="search" /> Find a baby name
    </a>
  </p>
)
