// A public page: the same bytes for everyone of a kind. No promise on the way of a kept one: a hit is a look-up and a write.
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type AnswerOptions, answerPage } from './answer-page.ts'
import { splitAtHoles } from './holes.ts'
import { keyOf, type Outcome, RenderedPage } from './page-cache.ts'
import { type Asked, aheadFor, formHeaders, nowherePath, type PageParts } from './page-parts.ts'
import { renderDeadline, renderWhole } from './stream.tsx'

// The same page has many spellings with percent signs and the like; only its plain one is worth keeping.
const plain = /^[\w/.~*-]*$/

export function servePublic(app: FastifyInstance, parts: PageParts, asked: Asked) {
  const { request, reply, handle, input, forced, form } = asked
  const { cache } = parts
  const make = () => makePublic(app, parts, asked)
  if (forced || !handle.kept || !cache.on || !plain.test(input.path)) return make().then(answer)
  const key = keyOf(input)
  const kept = cache.find(key, make)
  request.facts.cache = kept ? 'hit' : 'miss'
  return kept ? answer(kept) : cache.make(key, make).then(answer)

  function answer(outcome: Outcome) {
    if (!(outcome instanceof RenderedPage)) return reply.redirect(outcome.redirect.location, outcome.redirect.status)
    const options: AnswerOptions = {
      forced: forced || form !== undefined, // what was typed is for one visitor
      experiments: request.facts.experiments !== '',
      base: handle.form ? { ...app.securityHeaders(), ...formHeaders(form) } : app.securityHeaders(),
      ahead: aheadFor(request, parts),
      vary: app.vary,
      validate: cache.on && handle.kept,
    }
    return answerPage({ request, reply, page: outcome, options }, parts.fragments)
  }
}

function makePublic(app: FastifyInstance, parts: PageParts, { request, handle, input, forced, form }: Asked): Promise<Outcome> {
  const route = request.routeOptions.url // the pattern: an address may hold what somebody typed
  return parts.gates.public.run(async () => {
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
    const keep = handle.kept && whole && (loaded.status === 200 || input.path === nowherePath)
    return new RenderedPage(form?.status ?? loaded.status, splitAtHoles(html), keep)
  })
}
