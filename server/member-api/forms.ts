// The forms that work without script: sent to their own page, asked of the member API, answered by a redirect or by the
// page again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginAddress } from '../../domain/carried.ts'
import { changedElsewhere, messages, saveFailed, usedLink } from '../../domain/messages.ts'
import { safeTarget } from '../../domain/safe-target.ts'
import { HttpError } from '../../lib/http-error.ts'
import { OverloadError } from '../../lib/limiter.ts'
import type { FormState } from '../../views/account/form-state.ts'
import { sessionCookies, tokenForm } from '../request/session-cookies.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'
import type { Field, FormSpec } from './form-spec.ts'
import { forms as table } from './form-table.ts'
import { laneOf } from './lanes.ts'
import { type ProxyParts, tellOf } from './proxy.ts'
import { changedCredentialsOf } from './read-member.ts'

const downSeconds = 5
const bodyLimit = 16_384 // bytes
const versionForm = /^\d{0,9}$/

type Failure = Pick<FormState, 'status' | 'errors' | 'message' | 'retryAfter'>
interface Done {
  token?: string
  /** A device's, new to the API. */
  device?: string
  /** Of whom credentials were changed. */
  changed?: string
  /** Where the answer leads. */
  next?: string
}
type Outcome = Done | Failure

const isFailure = (outcome: Outcome): outcome is Failure => 'status' in outcome
const down: Failure = { status: 503, errors: {}, message: saveFailed, retryAfter: downSeconds }

/** What went wrong on the way to the API, as a form says it. @throws anything else */
function failureOf(error: unknown): Failure {
  if (error instanceof MemberApiError) return down
  // There is no room just now, which says nothing about accounts.
  if (error instanceof OverloadError) return { ...down, message: messages.overloaded }
  if (error instanceof HttpError && error.statusCode === 429) return { ...down, status: 429, message: error.message }
  throw error
}

/** Whoever waited for an API that does not answer does not wait again for their name in the header. */
export function leaveAlone(request: FastifyRequest) {
  request.accountUnavailable = request.session !== null || request.accountUnavailable
  request.session = null
  request.visitor = {
    ...request.visitor,
    signedIn: false,
    accountUnavailable: request.accountUnavailable,
    sensitive: request.visitor.sensitive ?? true,
  }
}

/**
 * What was typed, and the state of the member that it was typed on: who corrects a mistake must not undo unawares what
 * another tab saved in the meantime. After a conflict they know.
 */
function keptOf(form: FormSpec, field: Field, { message }: Failure): Record<string, string> {
  const names = form.member && message !== changedElsewhere ? [...form.refilled, 'version'] : form.refilled
  return Object.fromEntries(names.map(name => [name, field(name)]))
}

/** What an answer of the API means for a form. @throws MemberApiError for one that it may not give */
function outcomeOf(answer: Answer, form: FormSpec): Outcome {
  const { status, headers } = answer
  const { session, refilled: kept, member } = form
  if (status < 300) return doneOf(answer, form)
  if (status === 401 && session === 'ends' && !member) return {} // it was over already
  if (status === 409) return { status: 422, errors: {}, message: changedElsewhere }
  const { message, field } = Object(readJson(answer)) as { message?: unknown; field?: unknown }
  const text = typeof message === 'string' ? message : messages['invalid-body']
  if (status === 429) return { status, errors: {}, message: text, retryAfter: Number(headers['retry-after']) || 60 }
  const isShown = typeof field === 'string' && (field.endsWith('password') || kept.includes(field))
  return { status: 422, ...(isShown ? { errors: { [field]: text } } : { errors: {}, message: text }) }
}

function doneOf(answer: Answer, { session, member, next }: FormSpec): Done {
  const changed = changedCredentialsOf(answer)
  if (session === 'opens') return { ...openedOf(readJson(answer)), changed }
  return { changed, next: !member && typeof next === 'function' ? next(readJson(answer)) : undefined }
}

function openedOf(answer: unknown): Pick<Done, 'token' | 'device'> {
  const { token, device } = Object(answer) as { token?: unknown; device?: unknown }
  if (typeof token !== 'string' || !tokenForm.test(token))
    throw new MemberApiError('The member API answered without a token.')
  return { token, device: typeof device === 'string' && tokenForm.test(device) ? device : undefined }
}

/**
 * Not wrapped: its parser is for its own routes.
 * @param paths pages that have a form
 */
export async function forms(
  app: FastifyInstance,
  { config, api, members, content, paths }: ProxyParts & { paths: readonly string[] },
) {
  const cookie = sessionCookies(config)
  const { main, names, registry } = config.origins
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )

  /** @param own the member's address at the API; empty for the forms of visitors */
  async function ask(request: FastifyRequest, form: FormSpec, field: Field, own: string): Promise<Outcome> {
    const path = form.to(field, content)
    const version = form.member ? field('version') : ''
    // What can be no header would look like a failure of the API.
    const isLink = form.refilled.includes('token')
    if (path === null || !versionForm.test(version))
      return { status: 422, errors: {}, message: isLink ? usedLink : messages['invalid-body'] }
    const headers = tellOf(request)
    if (version) headers['if-match'] = `"${version}"`
    const body = form.body && JSON.stringify(form.body(field))
    if (body)
      Object.assign(headers, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) })
    const method = typeof form.method === 'function' ? form.method(field) : form.method
    const token = form.member || form.identified ? request.sessionToken : null
    if (form.path === '/logout' && token === null) return {}
    const question = {
      lane: laneOf(form.lane ?? 'member', request.isKnown),
      method,
      path: own + path,
      headers,
      token,
      body,
    }
    return (await api?.ask(question, answer => outcomeOf(answer, form)).catch(failureOf)) ?? down
  }
  /** No session, or one of which the API has said that it is none. That nobody answers does not make it one. */
  const isNone = ({ sessionToken }: FastifyRequest) => sessionToken === null || members.peek(sessionToken) === null

  async function answer(request: FastifyRequest, reply: FastifyReply, form: FormSpec) {
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const field: Field = name => sent.get(name) ?? ''
    reply.header('cache-control', 'private, no-store')
    const member = form.member ? await request.session?.lookup() : null
    if (form.member && !member && isNone(request))
      return reply.redirect(loginAddress(form.path, field('target') ? { target: field('target') } : {}), 303)
    const own = member ? `/members/${encodeURIComponent(member.id_string)}` : ''
    const outcome = form.member && !member ? down : await ask(request, form, field, own)
    if (request.sessionToken && (form.member || (form.session && !isFailure(outcome))))
      members.forget(request.sessionToken, member?.id_string)
    if (outcome === down && !member) leaveAlone(request)
    if (isFailure(outcome)) {
      return app.answerForm(request, reply, form.path, { values: keptOf(form, field, outcome), ...outcome })
    }
    if (outcome.changed) members.forget(null, outcome.changed) // in all their sessions, whoever of them has asked
    if (outcome.changed || outcome.token) reply.forgetSnapshot()
    if (outcome.token) reply.setCookie(cookie.name, outcome.token, cookie.lasting)
    else if (form.session === 'ends') reply.endSession()
    if (outcome.device) app.setDevice(reply, outcome.device)
    const told = form.member ? null : form.begins?.(field)
    if (told) reply.setCookie(cookie.begin.name, told, cookie.begin.lasting)
    const next = form.member
      ? form.next?.(`/api${own}`, field)
      : typeof form.next === 'string'
        ? form.next
        : outcome.next
    return reply.redirect(next ?? safeTarget(field('target'), [main, names, registry]), 303)
  }
  for (const form of table.filter(({ path }) => paths.includes(path)))
    app.post(form.path, (request, reply) => answer(request, reply, form))
}
