// The errors that the member API throws when it refuses a request. `errors.ts` turns them into answers.
import { type HttpError, httpErrors } from '../lib/http-error.ts'
import { type MessageName, messages } from './messages.ts'

export const httpError = httpErrors(messages)

/** 422: the field breaks a rule. The message is shown beside it. */
export const ruleBroken = (field: string, code: MessageName): HttpError => httpError(422, code, { field })

/** 404 for what does not exist and for what is another member's, so that the two look alike. */
export const notFound = (): HttpError => httpError(404, 'not-found')

/** 401: there is no session, or it has ended. */
export const signedOut = (): HttpError => httpError(401, 'signed-out')

/** 503: too much at once, or the store is not there. The client may try again in 5 seconds. */
export const overloaded = (): HttpError => httpError(503, 'overloaded', { retryAfter: 5 })
