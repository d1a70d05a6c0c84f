import { Icon } from '../ui/icon.tsx'

/**
 * Adds a name to the favorites, or takes it off. A plain button and no island: client/name-hearts.ts handles all
 * hearts of a page at once, so a list of a hundred names costs no more.
 */
export const NameHeart = ({ name }: { name: string }) => (
  <button type="button" className="name-heart" data-name={name} aria-label={`Save ${name}`} aria-pressed="false">
    <Icon name="heart" />
  </button>
)
