// A public page: the same bytes for everyone of a kind. No promise on the way of a kept one: a hit is a look-up and a
// write.
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { PageInput } from '../../views/page.tsx'
import { formPatience, patience } from '../request/sensitive.ts'
import { keyOf, type Outcome, RenderedPage } from './cache.ts'
import { formHeaders, notFoundPath, type PageParts, type PageRequest, speculationRulesFor } from './page-parts.ts'
import type { ReplyOptions } from './page-reply.ts'
import { sendPage } from './send.ts'
import { splitAtSlots } from './slots.ts'
import { renderDeadline, renderWhole } from './stream.tsx'

// The same page has many spellings with percent signs and the like; only its plain one is worth keeping.
const plain = /^[\w/.~*-]*$/

export function servePublic(app: FastifyInstance, parts: PageParts, asked: PageRequest) {
  const { request, reply, handle, input, forced, form } = asked
  const { cache } = parts
  const isCacheable = !forced && form === undefined && handle.cacheable && cache.on && plain.test(input.path)
  const page = outcomeOf(input)
  // The member API has to be asked, and what it says decides between two pages. They differ in what they offer, never
  // in their status.
  if (request.visitor.sensitive === undefined)
    return Promise.all([page, outcomeOf({ ...input, sensitive: true })]).then(both => answer(...both))
  return page instanceof Promise ? page.then(outcome => answer(outcome)) : answer(page)

  function outcomeOf(of: PageInput): RenderedPage | Promise<Outcome> {
    const make = () => makePublic(app, parts, { ...asked, input: of })
    if (!isCacheable) return make()
    const key = keyOf(of)
    const cached = cache.find(key, make)
    request.logFields.cache = cached ? 'hit' : 'miss'
    return cached ?? cache.make(key, make)
  }

  function answer(outcome: Outcome, whenSensitive: Outcome = outcome) {
    if (!(outcome instanceof RenderedPage)) return reply.redirect(outcome.redirect.location, outcome.redirect.status)
    const options: ReplyOptions = {
      forced: forced || form !== undefined, // what was typed is for one visitor
      experiments: request.logFields.experiments !== '',
      base: handle.form ? { ...app.securityHeaders(), ...formHeaders(form) } : app.securityHeaders(),
      speculationRules: speculationRulesFor(request, parts),
      vary: app.vary,
      validate: cache.on && handle.cacheable,
      // A form that asks about this very thing has to know; a page to read rather comes at once.
      patience: handle.form ? formPatience : patience,
    }
    if (!(whenSensitive instanceof RenderedPage))
      throw new Error(`${handle.examples[0]} is a page for some, and leads others away.`)
    return sendPage({ request, reply, page: outcome, options }, parts.fragments, whenSensitive)
  }
}

function makePublic(
  app: FastifyInstance,
  parts: PageParts,
  { request, handle, input, forced, form }: PageRequest,
): Promise<Outcome> {
  const route = request.routeOptions.url // the pattern: an address may hold what somebody typed
  return parts.limiters.public.run(async () => {
    await turn() // others that have come meanwhile are seen, and counted, before this one takes the processor
    await parts.opened(input)
    const started = performance.now()
    const loaded = await parts.load(input, undefined, { form })
    const msLeft = renderDeadline - (performance.now() - started)
    if ('redirect' in loaded) return loaded
    let whole = true
    const page = forced ? { ...loaded.page, head: { ...loaded.page.head, noindex: true } } : loaded.page
    const failed = (error: unknown) => {
      whole = false
      app.log.error({ err: error, route }, 'a part of a page failed')
    }
    const html = await renderWhole(parts.renderer.document(page, input), failed, msLeft)
    const keep = handle.cacheable && whole && (loaded.status === 200 || input.path === notFoundPath)
    return new RenderedPage(form?.status ?? loaded.status, splitAtSlots(html), keep)
  })
}
