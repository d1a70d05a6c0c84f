import type { Refusable } from '../../domain/prompts/ask-no-more.ts'
import { Icon } from '../ui/icon.tsx'

/** Closes what it stands in, for good: client/refusals.ts answers it. Without script it is not there. */
export const RefuseButton = ({ id, label = 'Close' }: { id: Refusable; label?: string }) => (
  <button type="button" className="close-button" data-refuse={id} aria-label={label}>
    <Icon name="close" />
  </button>
)
