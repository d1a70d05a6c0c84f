// A public page: the same bytes for everyone of a kind. A cached one is served without a promise: one look-up, one
// write.
import type { FastifyInstance } from 'fastify'
import type { PageHandle } from '../../routes/define-page.tsx'
import type { FormState } from '../../views/account/form-state.ts'
import type { PageInput } from '../../views/page.tsx'
import { formPatience, patience } from '../request/sensitive.ts'
import type { Visit } from '../request/visit.ts'
import { keyOf, type Outcome, RenderedPage } from './cache.ts'
import type { ReplyOptions } from './page-reply.ts'
import { formHeaders, notFoundPath, type PageRequest, type PageServices, speculationRulesFor } from './page-services.ts'
import { sendPage } from './send.ts'
import { renderDeadline } from './stream.tsx'

// The same page has many spellings with percent signs and the like; only its plain one is worth caching.
const plain = /^[\w/.~*-]*$/

export function servePublic(app: FastifyInstance, services: PageServices, pageRequest: PageRequest) {
  const { request, reply, handle, input, forced, form, twin } = pageRequest
  const { cache } = services
  const isCacheable = !forced && form === undefined && handle.cacheable && cache.on && plain.test(input.path)
  const page = outcomeOf(input)
  // The member API has to be asked, and what it says decides between two pages. They differ in what they offer, never
  // in their status.
  if (request.visitor.sensitive === undefined && !twin)
    return Promise.all([page, outcomeOf({ ...input, sensitive: true })]).then(both => send(...both))
  return page instanceof Promise ? page.then(outcome => send(outcome)) : send(page)

  function outcomeOf(of: PageInput): RenderedPage | Promise<Outcome> {
    const make = () => makePublic(app, services, { ...pageRequest, input: of })
    if (!isCacheable) return make()
    const key = keyOf(of)
    const cached = cache.find(key, make)
    request.logFields.cache = cached ? 'hit' : 'miss'
    return cached ?? cache.make(key, make)
  }

  function send(outcome: Outcome, whenSensitive: Outcome = outcome) {
    if (!(outcome instanceof RenderedPage)) {
      const { status, location } = outcome.redirect
      if (status === 303) reply.header('cache-control', 'private, no-store') // it leads this visitor, and now
      return reply.redirect(location, status)
    }
    // With a query the address would be another one each time.
    if (isCacheable && !twin && outcome.isCacheable && outcome.status === 200 && request.url === input.path)
      services.addresses.set(input.path, { handle, route: request.routeOptions.url ?? '' })
    const options = twin?.options ?? optionsOf(app, services, request, { handle, forced, form })
    if (!(whenSensitive instanceof RenderedPage))
      throw new Error(`${handle.examples[0]} is a page for some, and leads others away.`)
    return sendPage({ request, reply, page: outcome, options }, services.fill, whenSensitive)
  }
}

/** How a public page is sent to a visitor. */
export const optionsOf = (
  app: FastifyInstance,
  services: PageServices,
  visit: Visit,
  { handle, forced, form }: { handle: PageHandle; forced: boolean; form?: FormState },
): ReplyOptions => ({
  forced: forced || form !== undefined, // what was typed is for one visitor
  experiments: visit.logFields.experiments !== '',
  base: handle.form ? { ...app.securityHeaders(), ...formHeaders(form) } : app.securityHeaders(),
  speculationRules: speculationRulesFor(visit, services),
  vary: app.vary,
  validate: services.cache.on && handle.cacheable,
  // A form that asks about this very thing has to know; a page to read rather comes at once.
  patience: handle.form ? formPatience : patience,
})

async function makePublic(
  app: FastifyInstance,
  services: PageServices,
  { request, handle, input, forced, form, twin }: PageRequest,
): Promise<Outcome> {
  const route = request.routeOptions.url // the pattern: an address may hold what somebody typed
  await services.opened(input) // who waits for a file takes nobody's place
  return services.limiters.public.run(async () => {
    await services.ownTurn() // others that have come meanwhile are let in before this one takes the processor
    const started = performance.now()
    const until = services.changesAt(Date.now())
    const loaded = await (twin ?? services).load(input, undefined, { form })
    const msLeft = renderDeadline - (performance.now() - started)
    if ('redirect' in loaded) return loaded
    let whole = true
    const page = forced ? { ...loaded.page, head: { ...loaded.page.head, noindex: true } } : loaded.page
    const failed = (error: unknown) => {
      whole = false
      app.log.error({ err: error, route }, 'a part of a page failed')
    }
    const repeats = handle.cacheable && form === undefined
    const parts = await (twin ?? services.renderer).render(page, input, failed, msLeft, repeats)
    const isPage = loaded.status === 200 || input.path === notFoundPath
    // Caches between us would keep a twin under each spelling.
    const isShareable = handle.cacheable && whole && isPage && (!twin || plain.test(input.path))
    return new RenderedPage(form?.status ?? loaded.status, parts, isShareable, until)
  })
}
