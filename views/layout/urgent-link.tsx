import { allSigns } from '../../content/danger-signs/all-signs.ts'
import { usePage } from '../page.tsx'

/** The link to all danger signs, on every page. */
export const UrgentLink = () => (
  <a className="urgent-link" href={usePage().href(allSigns.path)}>
    {allSigns.label}
  </a>
)
