// Accepts request bodies in JSON only.
import type { FastifyInstance } from 'fastify'
import { isUtf8 } from '../lib/charset.ts'
import { httpError } from './refusal.ts'

/** U+0000 as JSON writes it. PostgreSQL cannot store it in a text. */
const nul = '\\u0000'

/**
 * Refuses other types and encodings (415), U+0000 and keys that reach for prototypes (400). A DELETE may say JSON and
 * send nothing.
 */
export function readJsonStrictly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', async ({ headers }) => {
    if (!isUtf8(headers['content-type'])) throw httpError(415, 'wrong-type')
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '' && request.method === 'DELETE') return done(null, undefined)
    if (body.includes(nul)) return done(httpError(400, 'invalid-body'), undefined)
    parse(request, body, done)
  })
}
