// What the member API's answer to a form means for the visitor who sent it: success, or a failure with its message.
import type { FastifyRequest } from 'fastify'
import { recordOf } from '../../contract/fields.ts'
import { changedElsewhere, messages, saveFailed } from '../../domain/messages.ts'
import { HttpError } from '../../lib/http-error.ts'
import { OverloadError } from '../../lib/limiter.ts'
import type { ApiForm, Field } from '../../routes/form.ts'
import type { FormState } from '../../views/account/form-state.ts'
import { tokenForm } from '../request/session-cookies.ts'
import { type Answer, MemberApiError, readJson } from './client.ts'
import { changedCredentialsOf } from './read-member.ts'

export type Failure = Omit<FormState, 'values'>

export interface Success {
  /** Of the new session. */
  token?: string
  /** The token of a device that is new to the API. */
  device?: string
  /** Proof that the visitor knows a list's PIN. */
  pass?: string
  /** The id of the member whose credentials were changed. */
  changed?: string
  /** The address to redirect to. */
  next?: string
}

export type Outcome = Success | Failure

export const isFailure = (outcome: Outcome): outcome is Failure => 'status' in outcome

/** The member API does not answer. `retryAfter` is in seconds. */
export const unavailable: Failure = { status: 503, errors: {}, message: saveFailed, retryAfter: 5 }

/** A form that is refused with a message about the whole form. */
export const refused = (message: string): Failure => ({ status: 422, errors: {}, message })

/** The failure that a form shows for an error of the API's client. @throws any other error */
export function failureOf(error: unknown): Failure {
  if (error instanceof MemberApiError) return unavailable
  // Too many requests just now, which does not mean that accounts are unavailable.
  if (error instanceof OverloadError) return { ...unavailable, message: messages.overloaded }
  if (error instanceof HttpError && error.statusCode === 429)
    return { ...unavailable, status: 429, message: error.message }
  throw error
}

/** Of what a form has asked: the member's path at the API, '' for the forms of visitors, and what came after it. */
export interface Asked {
  own: string
  rest: string
}

/**
 * What an answer means for the form.
 * @throws MemberApiError for an answer that does not fit the contract
 */
export function outcomeOf(answer: Answer, form: ApiForm, field: Field, path: Asked): Outcome {
  const { status, headers } = answer
  if (status < 300) return successOf(answer, form, field, path)
  if (status === 401 && form.session === 'ends' && !form.member) return {} // its session has already ended
  const refusal: Readonly<Record<string, unknown>> = Object(readJson(answer))
  const { message, field: named } = refusal
  const code = typeof refusal.code === 'string' ? refusal.code : ''
  const words = form.words && Object.hasOwn(form.words, code) ? form.words[code] : undefined
  const own = typeof words === 'function' ? words(refusal) : words
  if (status === 409 && (code === '' || code === 'conflict')) return { ...refused(changedElsewhere), code: 'conflict' }
  const text = own ?? (typeof message === 'string' ? message : messages['invalid-body'])
  if (status === 429) return { ...refused(text), status, retryAfter: Number(headers['retry-after']) || 60 }
  if (status === 409) return { ...refused(text), code } // about what stands there now, not about a field
  const isShown = typeof named === 'string' && (named.endsWith('password') || form.refilled?.includes(named))
  if (isShown) return { status: 422, errors: { [named]: text } }
  return own ? { ...refused(text), code } : refused(text)
}

function successOf(
  answer: Answer,
  { session, next, opensRegistry }: ApiForm,
  field: Field,
  { own, rest }: Asked,
): Success {
  return {
    ...(session === 'opens' && newSessionOf(readJson(answer))),
    ...(opensRegistry && { pass: passOf(readJson(answer)) }),
    changed: changedCredentialsOf(answer),
    next:
      typeof next === 'function'
        ? next(field, { own: `/api${own}`, asked: rest, answer: () => readJson(answer) })
        : next,
  }
}

function newSessionOf(answer: unknown): Pick<Success, 'token' | 'device'> {
  const { token, device } = Object(answer) as { token?: unknown; device?: unknown }
  if (typeof token !== 'string' || !tokenForm.test(token))
    throw new MemberApiError('The member API answered without a token.')
  return { token, device: typeof device === 'string' && tokenForm.test(device) ? device : undefined }
}

function passOf(answer: unknown): string {
  const { pass } = Object(answer) as { pass?: unknown }
  if (typeof pass !== 'string' || !/^[\w-]{43}$/.test(pass))
    throw new MemberApiError('The member API answered without a pass.')
  return pass
}

/**
 * The values to put back into a form that failed. For a member's form the version is among them, so that correcting a
 * mistake does not overwrite what another tab saved in the meantime. After a conflict it is not: the visitor has been
 * told, and the next try is based on the newest version.
 */
export const refilledOf = ({ member, refilled = [] }: ApiForm, field: Field, { message }: Failure) =>
  recordOf(member && message !== changedElsewhere ? [...refilled, 'version'] : refilled, field)

/**
 * Treats the visitor as signed out for the rest of this request, so that the page does not wait a second time for an
 * API that does not answer.
 */
export function markAccountUnavailable(request: FastifyRequest) {
  request.accountUnavailable = request.session !== null || request.accountUnavailable
  request.session = null
  request.visitor = {
    ...request.visitor,
    signedIn: false,
    accountUnavailable: request.accountUnavailable,
    sensitive: request.visitor.sensitive ?? true,
  }
}
