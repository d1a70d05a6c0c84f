// The forms of all pages: sent to their own page, forwarded to the member API, answered by a redirect or by the page
// with a message.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordOf } from '../../contract/fields.ts'
import type { Member } from '../../contract/member.ts'
import { loginAddress } from '../../domain/carried-fields.ts'
import { messages, usedLink } from '../../domain/messages.ts'
import { safeTarget } from '../../domain/safe-target.ts'
import type { PageRoute } from '../../routes/define-page.tsx'
import type { ApiForm, Asks, Field } from '../../routes/form.ts'
import { httpError } from '../http-error.ts'
import { sessionCookies } from '../request/session-cookies.ts'
import { choiceForms } from './choice-form.ts'
import { type ApiRequest, memberPath } from './client.ts'
import {
  failureOf,
  isFailure,
  markAccountUnavailable,
  type Outcome,
  outcomeOf,
  refilledOf,
  refused,
  type Success,
  unavailable,
} from './form-outcome.ts'
import { headersFor, passCookie, withPass } from './headers-for.ts'
import { laneOf } from './lanes.ts'
import type { ProxyParts } from './proxy.ts'
import { registryReaders } from './registries.ts'

const bodyLimit = 16_384 // bytes
const passSeconds = 90 * 24 * 60 * 60
const versionForm = /^\d{0,9}$/
/** A path holds no blanks, controls or letters beyond ASCII, which only an unchecked part of it can bring in. */
const pathForm = /^[!-~]*$/
/** What a page makes for one press, so that a second press of it does nothing more. */
const keyForm = /^[\w-]{8,64}$/

/** A form's request to the member API; a message instead when its fields do not make a valid one. */
function apiRequestOf(request: FastifyRequest, form: ApiForm, field: Field, path: string | null): ApiRequest | string {
  const { member, method, body } = form
  const version = member ? field('version') : ''
  // What cannot be a header or a path: sending it would look like a failure of the API.
  if (path === null || !pathForm.test(path) || !versionForm.test(version))
    return form.refilled?.includes('token') ? usedLink : messages['invalid-body']
  const sent = typeof body === 'function' ? body(field) : body && recordOf(body, field)
  return {
    lane: laneOf(form.lane ?? 'member', request.isKnown),
    method: (typeof method === 'function' ? method(field) : method) ?? 'POST',
    path,
    headers: {
      ...headersFor(request),
      ...(version && { 'if-match': `"${version}"` }),
      ...(member && keyForm.test(field('key')) && { 'idempotency-key': field('key') }),
    },
    token: member || form.identified ? request.sessionToken : null,
    body: sent && JSON.stringify(sent),
  }
}

/** Not wrapped in fp, so that its body parser is for its own routes only. @param table all pages */
export async function forms(app: FastifyInstance, { table, ...parts }: ProxyParts & { table: readonly PageRoute[] }) {
  const { config, api, members, content } = parts
  const cookie = sessionCookies(config)
  const registriesOf = registryReaders(api)
  const { main, names, registry } = config.origins
  const secure = main.startsWith('https:')
  const passPlace = { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: passSeconds } as const
  const scriptsPlace = { path: '/', secure, sameSite: 'lax', domain: config.cookieDomain } as const
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )

  /** No session, or one that the API has said is invalid. An API that does not answer does not count. */
  const isSignedOut = ({ sessionToken }: FastifyRequest) => sessionToken === null || members.peek(sessionToken) === null

  /** Sends the form to the API. @param member the signed-in member of a member's form, else null */
  async function ask(request: FastifyRequest, form: ApiForm, field: Field, member: Member | null): Promise<Outcome> {
    const own = member ? memberPath(member) : ''
    const asks: Asks = { registries: registriesOf(request, Promise.resolve(member)).mine }
    const wrong = (await form.check?.(field, asks)) ?? {}
    if (Object.keys(wrong).length > 0) {
      const { '': message, ...errors } = wrong
      return { status: 422, errors, ...(message && { message }) }
    }
    const path = typeof form.to === 'function' ? await form.to(field, content, asks) : form.to
    const apiRequest = apiRequestOf(request, form, field, path === null ? null : own + path)
    if (typeof apiRequest === 'string') return refused(apiRequest)
    if (form.identified && form.session === 'ends' && !apiRequest.token) return {} // there is no session to end
    return (
      (await api
        ?.ask(apiRequest, answer => outcomeOf(answer, form, field, { own, rest: path ?? '' }))
        .catch(failureOf)) ?? unavailable
    )
  }

  /** Updates the visitor's cookies, and drops what the workers cache of the member. */
  function applySuccess(reply: FastifyReply, form: ApiForm, field: Field, { token, device, changed, pass }: Success) {
    if (changed) members.forget(null, changed) // in all sessions of that member
    if (changed || token) reply.forgetSnapshot()
    if (token) reply.setCookie(cookie.name, token, cookie.lasting)
    else if (form.session === 'ends') reply.endSession()
    if (device) app.setDevice(reply, device)
    if (pass) reply.setCookie(passCookie, withPass(reply.request.cookies[passCookie], pass), passPlace)
    const { remembers: own } = form
    if (own) reply.setCookie(own.name, own.value(field), { ...scriptsPlace, maxAge: own.seconds })
    const begin = form.begins?.(field)
    if (begin) reply.setCookie(cookie.begin.name, begin, cookie.begin.lasting)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, page: PageRoute, form: ApiForm, field: Field) {
    if (form.country && request.visitor.country !== form.country) throw httpError(404, 'not-found')
    const member = (form.member && (await request.session?.lookup())) || null
    if (form.member && !member && isSignedOut(request)) {
      const [path = page.path] = request.url.split('?', 1)
      const carried = form.carried ?? ['target']
      return reply.redirect(loginAddress(path, recordOf(carried.filter(field), field)), 303)
    }
    const outcome = form.member && !member ? unavailable : await ask(request, form, field, member).catch(failureOf)
    if (request.sessionToken && (form.member || (form.session && !isFailure(outcome))))
      members.forget(request.sessionToken, member?.id_string)
    if (outcome === unavailable && !member) markAccountUnavailable(request)
    if (isFailure(outcome))
      return app.answerForm(request, reply, page.handle, { values: refilledOf(form, field, outcome), ...outcome })
    applySuccess(reply, form, field, outcome)
    return reply.redirect(outcome.next ?? safeTarget(field('target'), [main, names, registry]), 303)
  }

  const answerChoice = choiceForms(app, parts)
  for (const page of table) {
    const { form } = page.handle
    if (!form) continue
    const limit = 'bytes' in form ? { bodyLimit: form.bytes } : {}
    app.post(page.path, limit, (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const params = request.params as Readonly<Record<string, string>> // as: the pattern of the page's address
      const field: Field = name => (Object.hasOwn(params, name) ? params[name] : sent.get(name)) ?? ''
      reply.header('cache-control', 'private, no-store')
      return 'cookie' in form
        ? answerChoice(request, reply, page.handle, form, field)
        : answer(request, reply, page, form, field)
    })
  }
}
