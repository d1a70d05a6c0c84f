// What views know of the build and of the hour, the same for every request.

import type { OutsideProviders } from '../../content/site.ts'
import { messageNow, type SiteMessage } from '../../content/site-message.ts'
import { stateOfSweepstakes, sweepstakes } from '../../content/sweepstakes.ts'
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
  providers,
  sweepstakes: () => stateOfSweepstakes(sweepstakes, Date.now()),
  message: () => messageNow(message, Date.now()),
})
