// What the site refuses, in the words of its catalogue.
import { messages } from '../domain/messages.ts'
import { httpErrors } from '../lib/http-error.ts'

export const httpError = httpErrors(messages)
