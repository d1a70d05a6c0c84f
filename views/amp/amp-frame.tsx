// The parts around a twin's content: AMP's own header, ads, the site's footer, and analytics services.
import type { ReactNode } from 'react'
import type { AmpProviders } from '../../content/site.ts'
import type { AdPage } from '../../domain/ads.ts'
import { ampConsentPath } from '../../domain/sends.ts'
import { inlineJson } from '../document.tsx'
import { SiteFooter } from '../layout/footer.tsx'
import { usePage } from '../page.tsx'
import { AmpAd, ampPlaces } from './amp-ad.tsx'
import { AmpHeader } from './amp-header.tsx'
import { ampServices, asksConsent } from './amp-services.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'amp-ad': HTMLAttributes<HTMLElement> &
        Attributes & { width?: string; height?: string; type: string; 'data-slot': string; 'data-block-on-consent': '' }
      'amp-analytics': HTMLAttributes<HTMLElement> & Attributes & { 'data-block-on-consent': '' }
      'amp-consent': HTMLAttributes<HTMLElement> & Attributes & { layout: 'nodisplay' }
    }
  }
}

interface Props {
  /** The page as advertisers see it; null for a page without ads. */
  ads: AdPage | null
  providers: AmpProviders
  year: number
  children: ReactNode
}

/** AMP asks us, and loads nothing that counts for others without our yes: the visitor's choice on this site. */
const consent = { consentInstanceId: 'privacy-choices', consentRequired: 'remote', checkConsentHref: ampConsentPath }

export function AmpFrame({ ads, providers, year, children }: Props) {
  const { sensitive } = usePage()
  const services = ampServices(providers)
  const [above, below] = ampPlaces.map(
    place => ads && <AmpAd key={place.pos} {...{ page: ads, place, provider: providers.ads }} />,
  )
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <AmpHeader />
      {above}
      <main id="main">{children}</main>
      {below}
      <SiteFooter year={year} />
      {!sensitive && asksConsent(providers) && (
        <amp-consent id="consent" layout="nodisplay">
          <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(consent) }} />
        </amp-consent>
      )}
      {!sensitive &&
        services.map(({ name, config }) => (
          <amp-analytics key={name} id={`amp-${name}`} data-block-on-consent="">
            <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(config) }} />
          </amp-analytics>
        ))}
    </>
  )
}
