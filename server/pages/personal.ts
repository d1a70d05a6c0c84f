// A page about one member: the shell at once, the rest as it comes, nothing of it cached anywhere.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Own } from '../../routes/loading.ts'
import { soonSensitive } from '../request/sensitive.ts'
import { visitorsDay } from '../request/visitor-day.ts'
import { liveEncoding } from './compress.ts'
import { countBytes } from './count-bytes.ts'
import { createInOrder } from './in-order.tsx'
import { renderLive } from './live.ts'
import { formHeaders, type PageRequest, type PageServices, speculationRulesFor } from './page-services.ts'
import { ClientGone, DeadlineError } from './stream.tsx'

const caching = { 'cache-control': 'private, no-store' }

export async function servePersonal(
  app: FastifyInstance,
  services: PageServices,
  { request, reply, input: given, handle, form }: PageRequest,
) {
  app.admit() // before its member and its records are asked for
  const gone = new AbortController()
  let leave = () => gone.abort(new ClientGone())
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) leave()
  })
  const nonce = randomBytes(16).toString('base64')
  const live = liveEncoding(request.headers['accept-encoding'])
  const { session } = request
  const member = session?.lookup() ?? Promise.resolve(null)
  const { name, place } = services.begin
  const begins = request.cookies[name]
  const own: Own = {
    member,
    read: services.recordsOf(request.sessionToken, member),
    shared: services.shared,
    registries: services.registriesOf(request, member),
    origins: services.origins,
    today: visitorsDay(request),
    begins,
  }
  const input = { ...given, sensitive: await soonSensitive(request) }
  own.isLate = request.visitor.sensitive === undefined && !request.confirmed // the wait for the member has timed out
  await services.opened(input)
  const loaded = await services.load(input, gone, { own, form })
  app.markOwner(request, reply)
  if ('redirect' in loaded) return reply.headers(caching).redirect(loaded.redirect.location, loaded.redirect.status)
  const inOrder = createInOrder()
  const render = await services.limiters.personal.run(async () => {
    await services.ownTurn()
    return renderLive(
      () =>
        services.renderer.document({ ...loaded.page, isSecret: handle.isSecret }, input, {
          nonce,
          own,
          inOrder,
          remembered: () => request.snapshot(),
        }),
      // Of a visitor without an account there is nothing to wait for.
      { nonce, encoding: live, inOrder, atOnce: session === null && !request.accountUnavailable },
      error => {
        app.log[error instanceof DeadlineError ? 'warn' : 'error'](
          { err: error, reqId: request.id },
          'a part of a page failed',
        )
      },
    )
  })
  leave = render.leave
  request.logFields.shellMs = Math.round(reply.elapsedTime * 100) / 100
  reply.headers({
    ...app.securityHeaders(nonce),
    ...((handle.form || handle.isSecret) && formHeaders(form)),
    ...(loaded.retryAfter && { 'retry-after': loaded.retryAfter }),
    'content-type': 'text/html; charset=utf-8',
    ...caching,
    vary: app.vary,
  })
  const speculationRules = speculationRulesFor(request, services)
  if (speculationRules) reply.header('speculation-rules', speculationRules)
  if (live) reply.header('content-encoding', live)
  if (request.uidCookie) reply.header('set-cookie', request.uidCookie)
  if (begins !== undefined && request.confirmed?.had_profile) reply.clearCookie(name, place)
  // What a form was about may be gone.
  const status = loaded.status === 200 ? (form?.status ?? 200) : loaded.status
  return reply.code(status).send(countBytes(request, render.body))
}
