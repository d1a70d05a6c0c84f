// An error that is answered to the client: it has a status, a code, and a message that visitors may read.

interface Extras {
  /** The field of the body or form that is wrong. */
  field?: string
  /** Seconds. */
  retryAfter?: number
  /** More properties for the answer's body. */
  body?: object
}

export class HttpError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  readonly body: object | undefined
  constructor(statusCode: number, code: string, message: string, { field, retryAfter, body }: Extras = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
    this.body = body
  }
}

/** A function that makes errors with the messages of one process. @param messages by code */
export const httpErrors =
  <Code extends string>(messages: Readonly<Record<Code, string>>) =>
  (statusCode: number, code: Code, extras?: Extras): HttpError =>
    new HttpError(statusCode, code, messages[code], extras)
