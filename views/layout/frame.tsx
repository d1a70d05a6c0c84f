import type { ReactNode } from 'react'
import { type AdPage, type AdPlace, placesFor } from '../../domain/ads.ts'
import { usePage } from '../page.tsx'
import { PageEnd } from '../prompts/page-end.tsx'
import { SiteMessageBanner } from '../prompts/site-message.tsx'
import { AdSlot } from '../ui/ad-slot.tsx'
import { NameFinder } from './name-finder.tsx'
import { TabBar } from './tab-bar.tsx'
import { UrgentLink } from './urgent-link.tsx'

interface Props {
  header: ReactNode
  /** The tabs at the left edge of the desktop layout. */
  rail: ReactNode
  footer: ReactNode
  /** What the page tells advertisers; null where there are no ads. */
  ads: AdPage | null
  children: ReactNode
}

/**
 * Header, content, footer, the bar at the thumb, and the places for ads around them. Inside an app: content, name
 * finder and sticky ad; the app has the rest.
 */
export function Frame({ header, rail, footer, ads, children }: Props) {
  const { build, layout } = usePage()
  const ad = (where: AdPlace['where']) => {
    const place = placesFor(layout).find(place => place.where === where)
    return ads && place && <AdSlot page={ads} place={place} />
  }
  if (layout === 'in-app') {
    return (
      <>
        {header}
        <main id="main">
          <UrgentLink />
          {children}
        </main>
        <NameFinder />
        {ad('sticky')}
      </>
    )
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {header}
      <SiteMessageBanner />
      {ad('header')}
      {rail}
      <main id="main">{children}</main>
      <NameFinder />
      {!ads?.within && ad('footer')}
      <PageEnd ads={ads} />
      {footer}
      {build.stickyAd && ad('sticky')}
      <TabBar />
    </>
  )
}
