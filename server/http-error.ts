// Requests that are answered without a page: what is wrong with them, in words of the catalogue.
import { type MessageName, messages } from '../domain/messages.ts'

export class HttpError extends Error {
  code: MessageName
  statusCode: number
  /** What of the form it is about. */
  field?: string
  constructor(statusCode: number, code: MessageName, field?: string) {
    super(messages[code])
    this.statusCode = statusCode
    this.code = code
    this.field = field
  }
}
