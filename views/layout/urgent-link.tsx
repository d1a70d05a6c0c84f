import { signsPage } from '../../content/danger-signs/signs-page.ts'
import { usePage } from '../page.tsx'

/** The way to all danger signs, from every page. */
export const UrgentLink = () => (
  <a className="urgent-link" href={usePage().href(signsPage.path)}>
    {signsPage.label}
  </a>
)
