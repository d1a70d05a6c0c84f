// Bytes that are no request: no hook and no handler sees them, and still they get an answer like any other, and a line in the log.
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { messages } from '../domain/messages.ts'

/** By node:http's word for what is wrong; anything else cannot be read at all. */
const answers: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** Answers what node:http could not read, and ends the connection. Who has left already gets nothing. */
export function refuseUnreadable(app: FastifyInstance, error: Error & { code: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const [status, reason] = answers[error.code] ?? [400, 'Bad Request']
    app.log.info({ route: 'unmatched', status, reason: error.code }, 'a request could not be read')
    const body = JSON.stringify({ statusCode: status, code: 'malformed-request', error: reason, message: messages['malformed-request'] })
    const headers = {
      ...app.securityHeaders(),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
