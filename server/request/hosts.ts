// Which of the three sites is asked, by the Host header. An unknown host is refused with 421; a page that belongs to
// another of our hosts is redirected there.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isSharedPath, type SiteName, siteOf } from '../../domain/sites.ts'
import type { Config } from '../config.ts'
import { httpError } from '../http-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that was asked, or `other`. */
    site: SiteName | 'other'
  }
}

function hosts(app: FastifyInstance, { config }: { config: Config }, done: () => void) {
  // A site without an origin of its own is served at the main one's, so a host may have several sites.
  const sitesByHost = new Map<string, SiteName[]>()
  for (const [site, origin] of Object.entries(config.origins) as [SiteName, string][]) {
    const { host } = new URL(origin)
    sitesByHost.set(host, [...(sitesByHost.get(host) ?? []), site])
  }
  app.decorateRequest('site', 'other')

  app.addHook('onRequest', function findSite(request: FastifyRequest, reply: FastifyReply, next) {
    const url = request.raw.url as string
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (path === '/healthz') return next()
    if (url[0] !== '/') return next(httpError(400, 'malformed-request'))
    if (countHosts(request.raw.rawHeaders) !== 1) return next(httpError(400, 'malformed-host'))
    const [asked, ...others] = sitesByHost.get(request.host.toLowerCase()) ?? []
    if (!asked) return next(httpError(421, 'unknown-host'))
    const owner = siteOf(path)
    const isOwners = asked === owner || others.includes(owner)
    request.site = isOwners ? owner : asked
    if (!isOwners && !isSharedPath(path)) return void reply.redirect(config.origins[owner] + url, 301)
    next()
  })
  done()
}

/** How many Host headers there are: node:http keeps only the first in `headers`. */
function countHosts(rawHeaders: string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

export default fp(hosts, { name: 'hosts' })
