// What views know of the build and of the hour, the same for every request.

import type { OutsideProviders } from '../../content/site.ts'
import { messageNow, type SiteMessage } from '../../content/site-message.ts'
import { stateOfSweepstakes } from '../../content/sweepstakes.ts'
import type { Build } from '../../views/page.tsx'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'

export const shownBuild = (
  config: Config,
  build: SiteBuild,
  providers: OutsideProviders,
  message: SiteMessage | null = null,
): Build => ({
  asset: build.asset,
  cardAt: build.content.cardAt,
  origins: config.origins,
  offline: config.offline,
  adProvider: config.adProvider,
  stickyAd: config.stickyAd,
  speedShare: config.speedShare,
  cookieDomain: config.cookieDomain?.replace(/^\./, ''),
  providers,
  sweepstakes() {
    const drawing = build.content.drawing()
    return { drawing, state: stateOfSweepstakes(drawing, Date.now()) }
  },
  message: () => messageNow(message, Date.now()),
})

/**
 * When pages say something else by the clock alone: the message of the site or the drawing begins or ends.
 * @param now milliseconds
 * @returns the next such instant after it, in milliseconds; Infinity when none is to come
 */
export function nextChange({ content }: SiteBuild, message: SiteMessage | null, now: number): number {
  const drawing = content.drawing()
  const instants = [message?.from, message?.until, ...(drawing?.sponsor ? [drawing.opens, drawing.closes] : [])]
  return Math.min(...instants.map(instant => Date.parse(instant ?? '')).filter(at => at > now))
}
