// Bytes that are no request: no hook and no handler sees them, and still they get an answer like any other, and a line
// in the log.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type MessageName, messages } from '../../domain/messages.ts'

/** By node:http's word for what is wrong; anything else cannot be read at all. */
const answers: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** An answer that no route makes: our words and the headers of every answer. */
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

/** The same on a bare connection, which it ends; with a line in the log. */
export function endWithProblem(app: FastifyInstance, socket: Socket, status: number, error: string, reason: string) {
  app.log.info({ route: 'unmatched', status, reason }, 'a request could not be read')
  const { headers, body } = plainProblem(app, status, error)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`HTTP/1.1 ${status} ${error}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Answers what node:http could not read, and ends the connection. Who has left already gets nothing. */
export function refuseUnreadable(app: FastifyInstance, error: Error & { code: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return void socket.destroy(error)
  const [status, words] = answers[error.code] ?? [400, 'Bad Request']
  endWithProblem(app, socket, status, words, error.code)
}
