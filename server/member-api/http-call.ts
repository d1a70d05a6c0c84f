// Requests to the member API over node:http. An answer is read whole or not at all.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'

export interface TransportRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer | Readable
  /** Aborting destroys the socket. */
  signal: AbortSignal
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Transport {
  /**
   * @throws MemberApiError for an answer that cannot be used: too large, an upgrade of the protocol, an invalid status,
   * too many informational responses
   * @throws Error when the connection breaks
   */
  send(sent: TransportRequest): Promise<Answer>
  close(): void
}

/** No message quotes a request or an answer, so that all can be logged. */
export class MemberApiError extends Error {
  code = 'MEMBER_API'
}

/** The answer's Content-Length is over the limit. An answer that exceeds it unannounced is a MemberApiError. */
export class TooLarge extends MemberApiError {}

/**
 * Twice the largest answer within the API's own limits, but for the export: a list of 500 items with 150,000 characters
 * of up to 4 bytes, or the gifts of a list, a thousand messages of 500 characters.
 */
const maxBytes = 4_000_000
/** Informational responses, such as 103, before an answer; the member API sends none. */
const maxInformational = 5

/**
 * @param address origin of the API, or the path of its socket
 * @param sockets how many at once. @param most bytes of an answer
 */
export function createTransport(address: string, sockets: number, most = maxBytes): Transport {
  const { agent, request } = requesterTo(address, sockets)
  return {
    send: outgoing =>
      new Promise((resolve, reject) => {
        const { method, path, headers, body, signal } = outgoing
        const clientRequest = request({ method, path, headers: { accept: 'application/json', ...headers }, signal })
        let informational = 0
        const refuse = (why: string) => {
          clientRequest.destroy()
          reject(new MemberApiError(why))
        }
        const onClosed = () => reject(new MemberApiError('The member API left without an answer.'))
        clientRequest.once('error', reject)
        clientRequest.once('close', onClosed)
        clientRequest.on(
          'information',
          () => ++informational > maxInformational && refuse('The member API announces answers without end.'),
        )
        clientRequest.once('upgrade', (_response, socket) => {
          socket.destroy()
          refuse('The member API wants another protocol.')
        })
        clientRequest.once('response', response => {
          clientRequest.off('close', onClosed) // from here on reading the response reports a broken connection
          readAll(response, most).then(resolve, reject)
        })
        if (!(body instanceof Readable)) return void clientRequest.end(body)
        // Not `pipeline`, which would destroy the visitor's request with the API's, before the visitor has an answer.
        if (body.errored) return void clientRequest.destroy(body.errored)
        body.once('error', error => clientRequest.destroy(error))
        body.pipe(clientRequest)
      }),
    close: () => agent.destroy(),
  }
}

/**
 * Connections are kept alive for a shorter time than the API does, so that a write does not meet one that the API is
 * just closing.
 */
function requesterTo(address: string, maxSockets: number) {
  const agentOptions = { keepAlive: true, timeout: 4000, maxSockets }
  if (address.startsWith('/')) {
    const agent = new http.Agent(agentOptions)
    return {
      agent,
      request: (options: http.RequestOptions) =>
        http.request({
          ...options,
          agent,
          socketPath: address,
          setHost: false,
          headers: { host: 'members', ...options.headers },
        }),
    }
  }
  const { protocol, hostname, port } = new URL(address)
  const module = protocol === 'https:' ? https : http
  const agent = new module.Agent(agentOptions)
  const host = hostname.replace(/^\[|\]$/g, '') // an IPv6 address stands in brackets
  return {
    agent,
    request: (options: http.RequestOptions) => module.request({ ...options, agent, protocol, host, port }),
  }
}

async function readAll(response: IncomingMessage, most: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  if (status < 200 || status > 599) {
    response.destroy()
    throw new MemberApiError('The member API answered with a status that is none.')
  }
  if (Number(headers['content-length'] ?? 0) > most) {
    response.destroy()
    throw new TooLarge(`The member API announced more than ${most / 1e6} MB.`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > most) throw new MemberApiError(`The member API answered with more than ${most / 1e6} MB.`)
    chunks.push(chunk)
  }
  return { status, headers, body: Buffer.concat(chunks) }
}
