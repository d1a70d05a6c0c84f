// The route table as Fastify routes. A page's way: input, then public-page.ts or personal-page.ts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { moved } from '../../content/moved.ts'
import { planned } from '../../content/planned.ts'
import { removed } from '../../content/removed.ts'
import { experiments } from '../../experiments/all.ts'
import { formatVersions } from '../../experiments/assign.ts'
import { openedBy, type PageHandle, type PageRoute } from '../../routes/define-page.tsx'
import type { FormState } from '../../views/account/form-state.ts'
import type { PageInput } from '../../views/page.tsx'
import { httpError } from '../http-error.ts'
import type { Visitor } from '../request/visitor.ts'
import { notFoundPath, type PageParts } from './page-parts.ts'
import { servePersonal } from './personal.ts'
import { servePublic } from './public.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers a form that did not get through with its own page. @throws Error for a path that is no page with a form
     */
    answerForm(request: FastifyRequest, reply: FastifyReply, path: string, form: FormState): unknown
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
  form: false,
  examples: [],
  present: () => ({ head: { title: '', description: '' }, body: null, ads: null, sensitive: false }),
}

export function registerPages(app: FastifyInstance, table: readonly PageRoute[], parts: PageParts) {
  const forms = new Map<string, ReturnType<typeof serverOf>>()
  for (const { path, handle } of table) {
    const serve = serverOf(app, parts, handle)
    app.get(path, (request, reply) => serve(request, reply))
    if (handle.form) forms.set(path, serve)
    // Before a body is read: what is in it does not matter.
    app.route({
      method: app.supportedMethods.filter(m => m !== 'GET' && m !== 'HEAD' && !(handle.form && m === 'POST')),
      url: path,
      onRequest: handle.form ? refuseFormMethod : refuseMethod,
      handler: refuseMethod,
    })
    // One spelling is served; the other, with or without the last slash, leads to it.
    if (path !== '/') app.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`, respell)
  }
  for (const [from, to] of moved) app.get(from, ({ url }, reply) => reply.redirect(to + partsOf(url).search, 301))
  app.decorate('answerForm', (request: FastifyRequest, reply: FastifyReply, path: string, form: FormState) => {
    const serve = forms.get(path)
    if (!serve) throw new Error(`${path} is no page with a form.`)
    return serve(request, reply, form)
  })
  const serveNotFound = serverOf(app, parts, notFoundPage)
  app.setNotFoundHandler((request, reply) => {
    if (!app.supportedMethods.includes(request.method)) return refuseMethod(request, reply)
    return serveNotFound(request, reply)
  })
}

const refuseBut = (allowed: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('allow', allowed)
  throw httpError(405, 'method-not-allowed')
}
const refuseMethod = refuseBut('GET, HEAD')
const refuseFormMethod = refuseBut('GET, HEAD, POST')

/** An address as asked, without its query, and the query with its mark. */
function partsOf(url: string): { path: string; search: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, search: '' } : { path: url.slice(0, end), search: url.slice(end) }
}

function respell({ url }: FastifyRequest, reply: FastifyReply) {
  const { path, search } = partsOf(url)
  return reply.redirect((path.endsWith('/') ? path.replace(/\/+$/, '') : `${path}/`) + search, 301)
}

/** What opens what is put away means nothing to others, and only one value does: no more pages are kept for it. */
const isRead = (name: string, value: string, { sensitive }: Visitor) =>
  name !== openedBy.name || (value === openedBy.value && sensitive !== false)

/** The input of a page; while it is not known who asks, that of a visitor without a loss. */
function inputOf(request: FastifyRequest, handle: PageHandle, versions: PageInput['versions']): PageInput {
  const { site, visitor } = request
  const { path } = partsOf(request.url)
  const given = request.query as Record<string, unknown>
  const query: Record<string, string> = {}
  for (const name of handle.query)
    if (typeof given[name] === 'string' && isRead(name, given[name], visitor)) query[name] = given[name]
  return {
    site: site === 'other' ? 'main' : site,
    path: handle === notFoundPage && !planned.has(path) && !removed.has(path) ? notFoundPath : path,
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

/** Serves one page of the table. */
function serverOf(app: FastifyInstance, parts: PageParts, handle: PageHandle) {
  const declared = [...everywhere, ...handle.experiments]
  const serve = handle.for === 'personal' ? servePersonal : servePublic
  return (request: FastifyRequest, reply: FastifyReply, form?: FormState) => {
    const { versions, forced } = app.assign(request, declared)
    request.logFields.experiments = formatVersions(versions)
    return serve(app, parts, { request, reply, handle, input: inputOf(request, handle, versions), forced, form })
  }
}
