// What the member API throws when it will not do something. `errors.ts` turns it into an answer.
import { type HttpError, httpErrors } from '../lib/http-error.ts'
import { type MessageName, messages } from './messages.ts'

export const httpError = httpErrors(messages)

/** A rule was not kept: 422 with its message beside the field. */
export const ruleBroken = (field: string, code: MessageName): HttpError => httpError(422, code, { field })

/** Something that is not there, or not this member's: nobody can tell which. */
export const notFound = (): HttpError => httpError(404, 'not-found')

export const signedOut = (): HttpError => httpError(401, 'signed-out')

/** Too much at once, or something that is needed is not there: worth another try in some seconds. */
export const overloaded = (): HttpError => httpError(503, 'overloaded', { retryAfter: 5 })
