import { Icon } from '../ui/icon.tsx'

/** The message after a change. */
export const Saved = ({ words }: { words: string | undefined }) => (
  <p className="settings-saved" role="status">
    <Icon name="check" />
    {words}
  </p>
)
