import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { usePage } from '../page.tsx'

/** The link to all danger signs, on every page. */
export const UrgentLink = () => (
  <a className="urgent-link" href={usePage().href(signsPage.path)}>
    {signsPage.label}
  </a>
)
