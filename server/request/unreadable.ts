// What node:http cannot parse as a request reaches no hook and no handler; it is answered and logged here all the same.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type MessageName, messages } from '../../domain/messages.ts'

/** The answers by node:http's error code; for any other code it is 400. */
const answers: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** An error answer that is sent past Fastify: a message of the catalogue and the security headers. */
export function plainProblem(
  app: FastifyInstance,
  statusCode: number,
  error: string,
  code: MessageName = 'malformed-request',
) {
  const body = JSON.stringify({ statusCode, code, error, message: messages[code] })
  const headers: Record<string, string> = {
    ...app.securityHeaders(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { headers, body }
}

/** Writes the same to a bare socket, ends it, and logs it. */
export function endWithProblem(app: FastifyInstance, socket: Socket, status: number, error: string, reason: string) {
  app.log.info({ route: 'unmatched', status, reason }, 'a request could not be read')
  const { headers, body } = plainProblem(app, status, error)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`HTTP/1.1 ${status} ${error}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Answers what node:http could not parse, and ends the connection. A client that has left gets nothing. */
export function refuseUnreadable(app: FastifyInstance, error: Error & { code: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy(error)
  const [status, words] = answers[error.code] ?? [400, 'Bad Request']
  endWithProblem(app, socket, status, words, error.code)
}
