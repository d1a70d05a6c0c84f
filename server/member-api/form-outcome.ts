// What the member API's answer to a form means for whoever sent it.
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
  token?: string
  /** A device's, new to the API. */
  device?: string
  /** Of whom credentials were changed. */
  changed?: string
  /** Where the answer leads. */
  next?: string
}

export type Outcome = Success | Failure

export const isFailure = (outcome: Outcome): outcome is Failure => 'status' in outcome

/** The member API does not answer; `retryAfter` in seconds. */
export const unavailable: Failure = { status: 503, errors: {}, message: saveFailed, retryAfter: 5 }

/** What cannot be asked with. */
export const refused = (message: string): Failure => ({ status: 422, errors: {}, message })

/** What went wrong on the way to the API, as a form says it. @throws anything else */
export function failureOf(error: unknown): Failure {
  if (error instanceof MemberApiError) return unavailable
  // There is no room just now, which says nothing about accounts.
  if (error instanceof OverloadError) return { ...unavailable, message: messages.overloaded }
  if (error instanceof HttpError && error.statusCode === 429)
    return { ...unavailable, status: 429, message: error.message }
  throw error
}

/**
 * @param own the member's address at the API; empty for the forms of visitors
 * @throws MemberApiError for an answer that the API may not give
 */
export function outcomeOf(answer: Answer, form: ApiForm, field: Field, own: string): Outcome {
  const { status, headers } = answer
  if (status < 300) return successOf(answer, form, field, own)
  if (status === 401 && form.session === 'ends' && !form.member) return {} // it was over already
  if (status === 409) return refused(changedElsewhere)
  const { message, field: named } = Object(readJson(answer)) as { message?: unknown; field?: unknown }
  const text = typeof message === 'string' ? message : messages['invalid-body']
  if (status === 429) return { ...refused(text), status, retryAfter: Number(headers['retry-after']) || 60 }
  const isShown = typeof named === 'string' && (named.endsWith('password') || form.refilled?.includes(named))
  return isShown ? { status: 422, errors: { [named]: text } } : refused(text)
}

function successOf(answer: Answer, { session, next }: ApiForm, field: Field, own: string): Success {
  return {
    ...(session === 'opens' && newSessionOf(readJson(answer))),
    changed: changedCredentialsOf(answer),
    next: typeof next === 'function' ? next(field, { own: `/api${own}`, answer: () => readJson(answer) }) : next,
  }
}

function newSessionOf(answer: unknown): Pick<Success, 'token' | 'device'> {
  const { token, device } = Object(answer) as { token?: unknown; device?: unknown }
  if (typeof token !== 'string' || !tokenForm.test(token))
    throw new MemberApiError('The member API answered without a token.')
  return { token, device: typeof device === 'string' && tokenForm.test(device) ? device : undefined }
}

/**
 * What was typed, and the state of the member that it was typed on: who corrects a mistake must not undo unawares what
 * another tab saved in the meantime. After a conflict they know.
 */
export const refilledOf = ({ member, refilled = [] }: ApiForm, field: Field, { message }: Failure) =>
  recordOf(member && message !== changedElsewhere ? [...refilled, 'version'] : refilled, field)

/** Whoever waited for an API that does not answer does not wait again for their name in the header. */
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
