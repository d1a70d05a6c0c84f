// The parts around a twin's content: AMP's own header, ads, the site's footer, and analytics services.
import type { ReactNode } from 'react'
import type { AmpProviders } from '../../content/site.ts'
import type { AdPage } from '../../domain/ads.ts'
import { inlineJson } from '../document.tsx'
import { SiteFooter } from '../layout/footer.tsx'
import { usePage } from '../page.tsx'
import { AmpAd, ampPlaces } from './amp-ad.tsx'
import { AmpHeader } from './amp-header.tsx'
import { ampServices } from './amp-services.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'amp-ad': HTMLAttributes<HTMLElement> &
        Attributes & { width?: string; height?: string; type: string; 'data-slot': string }
      'amp-analytics': HTMLAttributes<HTMLElement> & Attributes
    }
  }
}

interface Props {
  /** The page as advertisers see it; null for a page without ads. */
  ads: AdPage | null
  /** Of the page, without query. */
  path: string
  providers: AmpProviders
  year: number
  children: ReactNode
}

export function AmpFrame({ ads, path, providers, year, children }: Props) {
  const { sensitive } = usePage()
  const [above, below] = ampPlaces.map(
    place => ads && <AmpAd key={place.pos} {...{ page: ads, place, path, provider: providers.ads }} />,
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
      {!sensitive &&
        ampServices(providers).map(({ name, config }) => (
          <amp-analytics key={name} id={`amp-${name}`}>
            <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(config) }} />
          </amp-analytics>
        ))}
    </>
  )
}
