// Which of the three sites is asked, by the Host header. An unknown host is refused with 421; a page that belongs to
// another of our hosts is redirected there.
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { MessageName } from '../../domain/messages.ts'
import { isSharedPath, type SiteName, siteOf } from '../../domain/sites.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that was asked, or `other`. */
    site: SiteName | 'other'
  }
  interface FastifyInstance {
    findSite: FindSite
  }
}

/** Whose a request is: a site's, to be answered there; else it is refused, or leads to another host of ours. */
export interface Place {
  site: SiteName | 'other'
  refused?: readonly [status: number, code: MessageName]
  leadsTo?: string
}

/** @param host as the client or a trusted proxy names it */
export type FindSite = (url: string, rawHeaders: readonly string[], host: string) => Place

const at = {
  main: { site: 'main' },
  names: { site: 'names' },
  registry: { site: 'registry' },
  other: { site: 'other' },
} as const

function hosts(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  // A site without an origin of its own is served at the main one's, so a host may have several sites.
  const sitesByHost = new Map<string, SiteName[]>()
  for (const [site, origin] of Object.entries(config.origins) as [SiteName, string][]) {
    const { host } = new URL(origin)
    sitesByHost.set(host, [...(sitesByHost.get(host) ?? []), site])
  }
  function findSite(url: string, rawHeaders: readonly string[], host: string): Place {
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (path === '/healthz') return at.other
    if (url[0] !== '/') return refused(400, 'malformed-request')
    if (countHosts(rawHeaders) !== 1) return refused(400, 'malformed-host')
    const asked = sitesByHost.get(host.toLowerCase())
    if (!asked) return refused(421, 'unknown-host')
    const owner = siteOf(path)
    if (asked.includes(owner)) return at[owner]
    const [site = 'other'] = asked
    return isSharedPath(path) ? at[site] : { site, leadsTo: config.origins[owner] + url }
  }
  app.decorate('findSite', findSite)
  app.decorateRequest('site', 'other')

  app.addHook('onRequest', (request, reply, next) => {
    const { url = '', rawHeaders } = request.raw
    const place = findSite(url, rawHeaders, request.host)
    request.site = place.site
    if (place.refused) next(httpError(...place.refused))
    else if (place.leadsTo !== undefined) reply.redirect(place.leadsTo, 301)
    else next()
  })
  done()
}

const refused = (status: number, code: MessageName): Place => ({ site: 'other', refused: [status, code] })

/** How many Host headers there are: node:http keeps only the first in `headers`. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

export default fp(hosts, { name: 'hosts' })
