import { Icon } from '../ui/icon.tsx'

/**
 * Keeps a name among the favorites, or takes it off again. A plain button: client/name-hearts.ts answers for all of a
 * page at once, which costs a list of a hundred names nothing.
 */
export const NameHeart = ({ name }: { name: string }) => (
  <button type="button" className="name-heart" data-name={name} aria-label={`Save ${name}`} aria-pressed="false">
    <Icon name="heart" />
  </button>
)
