import { usePage } from '../page.tsx'
import { usePrompts } from '../prompts/use-prompts.ts'
import { Icon } from '../ui/icon.tsx'

/** On phones and in the apps: a search for names, below the content. */
export function NameFinder() {
  const { href } = usePage()
  if (!usePrompts().includes('name-finder')) return null
  return (
    <nav className="name-finder" aria-label="Baby names">
      <a href={href('/b/search')}>
        <Icon name="search" /> Find a baby name
      </a>
    </nav>
  )
}
