// Makes the services that all pages share: renderer, cache, limiters, loader, and the readers of a member's data.
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OutsideProviders } from '../../content/site.ts'
import type { SiteMessage } from '../../content/site-message.ts'
import { createLimiter, OverloadError } from '../../lib/limiter.ts'
import { ownTurns } from '../../lib/own-turn.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { SiteBuild } from '../build.ts'
import type { Config } from '../config.ts'
import type { MemberApi } from '../member-api/client.ts'
import { memberRecords, sharedNames } from '../member-api/records.ts'
import { registryReaders } from '../member-api/registries.ts'
import { gauge } from '../metrics.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { visitorsDay } from '../request/visitor-day.ts'
import { createPageCache } from './cache.ts'
import { createDayArea } from './day-area.tsx'
import { createLoader } from './loader.ts'
import type { PageServices } from './page-services.ts'
import { createRenderer } from './render.tsx'
import { nextChange, shownBuild } from './shown-build.ts'

/** For pages to be made. A burst may wait a little, but not what comes once some have waited in vain. */
const waits = { maxWaiting: 200, timeoutMs: 600, standingMs: 150 }

interface Parts {
  config: Config
  build: SiteBuild
  table: PageRoute[]
  api: MemberApi | undefined
  /** False renders navigation and footer with every page. */
  cacheParts: boolean
  providers: OutsideProviders
  message: SiteMessage | null
}

export function createPageServices(
  app: FastifyInstance,
  { config, build, table, api, cacheParts, providers, message }: Parts,
): PageServices {
  const shown = shownBuild(config, build, providers, message)
  const renderer = createRenderer(shown, cacheParts)
  const dayOf = createDayArea(shown, () => build.content.dayGuides())
  const cache = createPageCache(config.pageCacheBytes, err => {
    // After an overload the stale page is sent on, and rendered again when there is time.
    if (!(err instanceof OverloadError)) app.log.warn({ err }, 'a page could not be made anew')
  })
  const admit = () => app.admit()
  gauge('page_cache_bytes', 'Bytes of kept pages.', () => cache.bytes)
  gauge('page_cache_pages', 'Kept pages.', () => cache.pages)
  gauge(
    'ready_part_renders',
    'How often navigation and footer were rendered since the start.',
    () => renderer.readyRenders,
  )
  return {
    renderer,
    cache,
    changesAt: now => nextChange(build, message, now),
    addresses: new LRUCache({ max: 20_000 }),
    limiters: {
      public: createLimiter({ maxRunning: 3, ...waits }, admit),
      personal: createLimiter({ maxRunning: 16, ...waits }, admit), // their shells may wait for the member API
    },
    ownTurn: ownTurns(() => app.connections.arrived()),
    load: createLoader(table, build.content),
    // Without the error, which the loader reports.
    opened: ({ site, path }) =>
      site === 'names' || path === '/search' ? build.content.names().catch(() => null) : undefined,
    speculationRules: `"${build.asset('next-page.json')}"`,
    fill(slot, request, member, accountUnavailable) {
      const site = request.site === 'other' ? 'main' : request.site
      const { layout, country } = request.visitor
      const today = visitorsDay(request)
      if (slot === 'day') return dayOf({ site, layout, country, today }, member)
      const remembered = accountUnavailable ? request.snapshot() : null
      return renderer.account({ site, layout, today, accountUnavailable, remembered }, member)
    },
    begin: sessionCookies(config).begin,
    recordsOf: memberRecords(api),
    shared: sharedNames(api),
    registriesOf: registryReaders(api),
    origins: config.origins,
  }
}
