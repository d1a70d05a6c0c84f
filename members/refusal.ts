// What the member API throws when it will not do something. `errors.ts` turns it into an answer.
import { type MessageName, messages } from './messages.ts'

export interface RefusalExtras {
  /** The field of the body that it is about. */
  field?: string
  /** Seconds. */
  retryAfter?: number
  /** More for the answer's body. */
  body?: object
}

export class Refusal extends Error {
  statusCode: number
  code: MessageName
  extras: RefusalExtras
  constructor(statusCode: number, code: MessageName, extras: RefusalExtras = {}) {
    super(messages[code])
    this.statusCode = statusCode
    this.code = code
    this.extras = extras
  }
}

export const isRefusal = (error: unknown, statusCode: number): error is Refusal =>
  error instanceof Refusal && error.statusCode === statusCode

/** A rule was not kept: 422 with its message beside the field. */
export const ruleBroken = (field: string, code: MessageName): Refusal => new Refusal(422, code, { field })

/** Something that is not there, or not this member's: nobody can tell which. */
export const notFound = (): Refusal => new Refusal(404, 'not-found')

export const signedOut = (): Refusal => new Refusal(401, 'signed-out')

/** Too much at once, or something that is needed is not there: worth another try in some seconds. */
export const overloaded = (): Refusal => new Refusal(503, 'overloaded', { retryAfter: 5 })
