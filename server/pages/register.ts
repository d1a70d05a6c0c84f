// The route table as Fastify routes. A page is served by public.ts or personal.ts, its AMP twin by amp.ts.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { plannedPages } from '../../content/planned-pages.ts'
import { redirects } from '../../content/redirects.ts'
import { removedPages } from '../../content/removed-pages.ts'
import { experiments } from '../../experiments/all.ts'
import { formatVersions } from '../../experiments/assign.ts'
import { memoized } from '../../lib/memoize.ts'
import { openedBy, type PageHandle, type PageRoute } from '../../routes/define-page.tsx'
import type { FormState } from '../../views/account/form-state.ts'
import { twinPath, twinPatterns } from '../../views/amp/twin.tsx'
import type { PageInput } from '../../views/page.tsx'
import { allowOnly, refuseMethod } from '../request/allowed-methods.ts'
import type { Visit } from '../request/visit.ts'
import type { Visitor } from '../request/visitor.ts'
import type { createAmp } from './amp.ts'
import { cameFrom } from './came-from.ts'
import { notFoundPath, type PageServices } from './page-services.ts'
import { servePersonal } from './personal.ts'
import { servePublic } from './public.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a form that did not get through with its own page. */
    answerForm(request: FastifyRequest, reply: FastifyReply, page: PageHandle, form: FormState): unknown
  }
}

/** In force on every page, with the page's own. */
const everywhere = experiments.filter(({ everywhere }) => everywhere)
/** An address where nothing is. */
const notFoundPage: PageHandle = {
  for: 'public',
  query: [],
  experiments: [],
  cacheable: true,
  isSecret: false,
  leadsBack: false,
  examples: [],
  present: () => ({ head: { title: '', description: '' }, body: null, ads: null, sensitive: false }),
}

/** Methods of an address that can only be read. */
const reading = ['GET', 'HEAD']

/** @param serveTwin answers at the address of a page's twin */
export function registerPages(
  app: FastifyInstance,
  table: readonly PageRoute[],
  services: PageServices,
  serveTwin: ReturnType<typeof createAmp>,
) {
  function serveAt(path: string, serve: RouteHandlerMethod, allowed = reading) {
    app.get(path, serve)
    allowOnly(app, path, allowed)
    // One spelling is served; the other, with or without the last slash, leads to it.
    if (path !== '/') app.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`, respell)
  }
  for (const { path, handle } of table) {
    const serve = serverOf(app, services, handle)
    serveAt(path, (request, reply) => serve(request, reply), handle.form ? [...reading, 'POST'] : reading)
    if (twinPatterns.has(path)) serveAt(twinPath(path), (request, reply) => serveTwin(request, reply, handle))
  }
  for (const [from, to] of redirects) app.get(from, ({ url }, reply) => reply.redirect(to + partsOf(url).search, 301))
  app.decorate('answerForm', (request: FastifyRequest, reply: FastifyReply, page: PageHandle, form: FormState) =>
    serverOf(app, services, page)(request, reply, form),
  )
  const serveNotFound = serverOf(app, services, notFoundPage)
  const refuse = refuseMethod(reading)
  app.setNotFoundHandler((request, reply) =>
    app.supportedMethods.includes(request.method) ? serveNotFound(request, reply) : refuse(request, reply),
  )
}

/** An address as asked, without its query, and the query with its mark. */
function partsOf(url: string): { path: string; search: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, search: '' } : { path: url.slice(0, end), search: url.slice(end) }
}

function respell({ url }: FastifyRequest, reply: FastifyReply) {
  const { path, search } = partsOf(url)
  return reply.redirect((path.endsWith('/') ? path.replace(/\/+$/, '') : `${path}/`) + search, 301)
}

/** Only one value opens what is put away, and only after a loss: any other would fill the cache with the same page. */
const isRead = (name: string, value: string, { sensitive }: Visitor) =>
  name !== openedBy.name || (value === openedBy.value && sensitive !== false)

/** The input of a page; while it is not known who asks, that of a visitor without a loss. */
function inputOf(visit: Visit, handle: PageHandle, versions: PageInput['versions']): PageInput {
  const { site, visitor } = visit
  const { path } = partsOf(visit.url)
  const given = visit.query as Record<string, unknown>
  const query: Record<string, string> = {}
  for (const name of handle.query)
    if (typeof given[name] === 'string' && isRead(name, given[name], visitor)) query[name] = given[name]
  return {
    site: site === 'other' ? 'main' : site,
    path: handle === notFoundPage && !plannedPages.has(path) && !removedPages.has(path) ? notFoundPath : path,
    query,
    layout: visitor.layout,
    country: visitor.country,
    ...(!handle.cacheable && { countryCode: visitor.countryCode }),
    signedIn: visitor.signedIn,
    ...(visitor.accountUnavailable && { accountUnavailable: true }),
    ...(visitor.sensitive && { sensitive: true }),
    versions,
  }
}

const declaredBy = memoized((handle: PageHandle) => [...everywhere, ...handle.experiments])

/** What a visit to a page asks for; the log is told of its experiments. */
export function askedFor(app: FastifyInstance, visit: Visit, handle: PageHandle) {
  const { versions, forced } = app.assign(visit, declaredBy(handle))
  visit.logFields.experiments = formatVersions(versions)
  return { input: inputOf(visit, handle, versions), forced }
}

/** Serves one page of the table. */
function serverOf(app: FastifyInstance, services: PageServices, handle: PageHandle) {
  const serve = handle.for === 'personal' ? servePersonal : servePublic
  return (request: FastifyRequest, reply: FastifyReply, form?: FormState) => {
    const asked = askedFor(app, request, handle)
    const { query } = asked.input
    const back = handle.leadsBack && !query.target && cameFrom(request.headers.referer, services.origins)
    if (back) asked.input = { ...asked.input, query: { ...query, target: back } }
    return serve(app, services, { request, reply, handle, form, ...asked })
  }
}
