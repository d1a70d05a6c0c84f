// The route table as Fastify routes. A page's way: input, cache, loader, view, answer.
import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { planned } from '../content/planned.ts'
import { formatVersions } from '../experiments/assign.ts'
import type { Experiment } from '../experiments/define.ts'
import { menuButton } from '../experiments/menu-button.ts'
import { signUpOptions } from '../experiments/sign-up-options.ts'
import { sweepsBanner } from '../experiments/sweeps-banner.ts'
import type { PageHandle, PageRoute } from '../routes/define.tsx'
import type { FormState } from '../views/account/form-state.ts'
import type { PageInput } from '../views/page.tsx'
import { type AnswerOptions, answerPage, counted, type Fragments } from './answer-page.ts'
import { liveEncoding } from './compress.ts'
import type { Gate } from './gate.ts'
import { splitAtHoles } from './holes.ts'
import type { Load } from './loader.ts'
import { keyOf, type Outcome, type PageCache, RenderedPage } from './page-cache.ts'
import { RefusedError } from './refusal.ts'
import type { Renderer } from './render.tsx'
import { ClientGone, DeadlineError, renderDeadline, renderLive, renderWhole } from './stream.tsx'

export interface PageParts {
  load: Load
  renderer: Renderer
  fragments: Fragments
  cache: PageCache
  /** For public pages, which only compute, and for personal ones, which wait for a member. */
  gates: { public: Gate; personal: Gate }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a form that did not get through with its own page. @throws Error for a path that is no page with a form */
    answerForm(request: FastifyRequest, reply: FastifyReply, path: string, form: FormState): unknown
  }
}

/** In force on every page, with the page's own. */
const everywhere: readonly Experiment[] = [menuButton, signUpOptions, sweepsBanner]
/** The input of every address where nothing is, so that all of them are one page. */
const nowhere: PageHandle = {
  for: 'public',
  query: [],
  experiments: [],
  kept: true,
  form: false,
  examples: [],
  present: () => ({ head: { title: '', description: '' }, body: null, ads: null, quiet: false }),
}
/** The address of such a page may hold a secret; without any referrer its form would not be known as ours. */
const formHeaders = { 'referrer-policy': 'same-origin' }
const retry = (form: FormState | undefined): Record<string, string> => (form?.retryAfter ? { 'retry-after': String(form.retryAfter) } : {})
const nowherePath = '/*'
const plain = /^[\w/.~*-]*$/

export function registerPages(app: FastifyInstance, table: readonly PageRoute[], parts: PageParts) {
  const forms = new Map<string, { handle: PageHandle; declared: readonly Experiment[] }>()
  for (const { path, handle } of table) {
    const declared = [...everywhere, ...handle.experiments]
    app.get(path, (request, reply) => servePage(app, request, reply, parts, handle, declared))
    if (handle.form) forms.set(path, { handle, declared })
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
  app.decorate('answerForm', (request: FastifyRequest, reply: FastifyReply, path: string, form: FormState) => {
    const page = forms.get(path)
    if (!page) throw new Error(`${path} is no page with a form.`)
    return servePage(app, request, reply, parts, page.handle, page.declared, form)
  })
  app.setNotFoundHandler((request, reply) => {
    if (!app.supportedMethods.includes(request.method)) return refuseMethod(request, reply)
    return servePage(app, request, reply, parts, nowhere, everywhere)
  })
}

const refuseBut = (allowed: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('allow', allowed)
  throw new RefusedError(405, 'method-not-allowed')
}
const refuseMethod = refuseBut('GET, HEAD')
const refuseFormMethod = refuseBut('GET, HEAD, POST')

function respell({ url }: FastifyRequest, reply: FastifyReply) {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const own = path.endsWith('/') ? path.replace(/\/+$/, '') : `${path}/`
  return reply.redirect(own + (end < 0 ? '' : url.slice(end)), 301)
}

function inputOf(request: FastifyRequest, handle: PageHandle, versions: PageInput['versions']): PageInput {
  const { site, visitor, url } = request
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const given = request.query as Record<string, unknown>
  const query: Record<string, string> = {}
  for (const name of handle.query) if (typeof given[name] === 'string') query[name] = given[name]
  return {
    site: site === 'other' ? 'main' : site,
    path: handle === nowhere && !planned.has(path) ? nowherePath : path,
    query,
    layout: visitor.layout,
    country: visitor.country,
    signedIn: visitor.signedIn,
    versions,
  }
}

/** No promise on the way of a kept page: a hit is a look-up and a write. */
function servePage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PageParts,
  handle: PageHandle,
  declared: readonly Experiment[],
  form?: FormState,
) {
  const { versions, forced } = app.assign(request, declared)
  const input = inputOf(request, handle, versions)
  request.facts.experiments = formatVersions(versions)
  if (handle.for === 'personal') return servePersonal(app, request, reply, parts, input)

  const { cache } = parts
  const options: AnswerOptions = {
    forced: forced || form !== undefined, // what was typed is for one visitor
    experiments: request.facts.experiments !== '',
    base: handle.form ? { ...app.securityHeaders(), ...formHeaders, ...retry(form) } : app.securityHeaders(),
    vary: app.vary,
    validate: cache.on && handle.kept,
  }
  const make = () => makePublic(app, parts, input, { forced, kept: handle.kept, route: request.routeOptions.url, form })
  // The same page has many spellings with percent signs and the like; only its plain one is worth keeping.
  if (forced || !handle.kept || !cache.on || !plain.test(input.path)) return make().then(answer)
  const key = keyOf(input)
  const kept = cache.find(key, make)
  request.facts.cache = kept ? 'hit' : 'miss'
  return kept ? answer(kept) : cache.make(key, make).then(answer)

  function answer(outcome: Outcome) {
    if (outcome instanceof RenderedPage) return answerPage({ request, reply, page: outcome, options }, parts.fragments)
    return reply.redirect(outcome.redirect.location, outcome.redirect.status)
  }
}

interface Asked {
  forced: boolean
  /** Whether its bytes may be kept. */
  kept: boolean
  /** The pattern: an address may hold what somebody typed. */
  route: string | undefined
  form: FormState | undefined
}

function makePublic(app: FastifyInstance, parts: PageParts, input: PageInput, { forced, kept, route, form }: Asked): Promise<Outcome> {
  return parts.gates.public.run(async () => {
    await turn() // others that have come meanwhile are seen, and counted, before this one takes the processor
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
    const keep = kept && whole && (loaded.status === 200 || input.path === nowherePath)
    return new RenderedPage(form?.status ?? loaded.status, splitAtHoles(html), keep)
  })
}

/** A page about one member: the shell at once, the rest as it comes, nothing of it kept anywhere. */
async function servePersonal(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, parts: PageParts, input: PageInput) {
  const gone = new AbortController()
  let leave = () => gone.abort(new ClientGone())
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) leave()
  })
  const nonce = randomBytes(16).toString('base64')
  const live = liveEncoding(request.headers['accept-encoding'])
  const member = request.session?.lookup() ?? Promise.resolve(null)
  const loaded = await parts.load(input, gone, { member })
  if ('redirect' in loaded)
    return reply.header('cache-control', 'private, no-store').redirect(loaded.redirect.location, loaded.redirect.status)
  const render = await parts.gates.personal.run(() =>
    renderLive(parts.renderer.document(loaded.page, input, { nonce, member }), nonce, live, error => {
      app.log[error instanceof DeadlineError ? 'warn' : 'error']({ err: error, reqId: request.id }, 'a part of a page failed')
    }),
  )
  leave = render.leave
  request.facts.shellMs = Math.round(reply.elapsedTime * 100) / 100
  reply.headers({
    ...app.securityHeaders(nonce),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: app.vary,
  })
  if (live) reply.header('content-encoding', live)
  if (request.uidCookie) reply.header('set-cookie', request.uidCookie)
  return reply.code(loaded.status).send(counted(request, render.body))
}
