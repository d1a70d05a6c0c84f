import { Icon } from '../ui/icon.tsx'

/** What was changed just now, in words. */
export const Saved = ({ words }: { words: string | undefined }) => (
  <p className="settings-saved" role="status">
    <Icon name="check" />
    {words}
  </p>
)
