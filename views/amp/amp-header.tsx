import { site } from '../../content/site.ts'
import { UrgentLink } from '../layout/urgent-link.tsx'
import { usePage } from '../page.tsx'
import { Sign } from '../ui/sign.tsx'

/** The header of a twin: brand, search, and a link to other registries, which sensitive pages do not have. */
export function AmpHeader() {
  const { href, build, sensitive } = usePage()
  return (
    <header className="amp-header">
      <a className="amp-name" href={href('/')}>
        <img src={build.asset('icons/mark.svg')} alt="" width="40" height="40" />
        {site.name}
      </a>
      <a className="amp-search" href={href('/search')}>
        <Sign name="search" />
        Search
      </a>
      <UrgentLink />
      {!sensitive && (
        <a className="amp-registry" href={href('/babyregistrysearch')}>
          Find a Different Registry
        </a>
      )}
    </header>
  )
}
