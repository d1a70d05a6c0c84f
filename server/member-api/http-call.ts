// The line to the member API: one question over node:http, and an answer that is whole or none.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'

export interface TransportRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer | Readable
  /** Destroys the socket. */
  signal: AbortSignal
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Transport {
  /**
   * @throws MemberApiError for what is no answer although the line is well: too much, another protocol, no end of
   * announcements
   * @throws Error when the line breaks
   */
  send(sent: TransportRequest): Promise<Answer>
  close(): void
}

/** Nothing in it comes from a request or an answer. */
export class MemberApiError extends Error {
  code = 'MEMBER_API'
}

/** It said so before it began. One that does not, and does not end, is broken. */
export class TooLarge extends MemberApiError {}

/**
 * The most that the API's own limits let an answer be, twice: everything about a member, with 500 names and notes of
 * 500 characters of 4 bytes (1.2 MB), 500 articles, 500 answers about other companies, 100 sessions, 100 losses, and a
 * picture of 512 x 512 pixels in base64.
 */
const maxBytes = 4_000_000
/** Answers that only announce one, such as 103: the member API has no use for any. */
const maxInformational = 5

/** @param place origin of the API, or the path of its socket */
export function createTransport(place: string, sockets: number): Transport {
  const { agent, request } = requesterTo(place, sockets)
  return {
    send: sent =>
      new Promise((resolve, reject) => {
        const { method, path, headers, body, signal } = sent
        const asked = request({ method, path, headers: { accept: 'application/json', ...headers }, signal })
        let announced = 0
        const refuse = (why: string) => {
          asked.destroy()
          reject(new MemberApiError(why))
        }
        const ended = () => reject(new MemberApiError('The member API left without an answer.'))
        asked.once('error', reject)
        asked.once('close', ended)
        asked.on(
          'information',
          () => ++announced > maxInformational && refuse('The member API announces answers without end.'),
        )
        asked.once('upgrade', (_response, socket) => {
          socket.destroy()
          refuse('The member API wants another protocol.')
        })
        asked.once('response', response => {
          asked.off('close', ended) // from here on the answer itself says how it ends
          readAll(response).then(resolve, reject)
        })
        if (!(body instanceof Readable)) return void asked.end(body)
        // Not `pipeline`: it would end the visitor's connection with the API's, before the visitor has an answer.
        if (body.errored) return void asked.destroy(body.errored)
        body.once('error', error => asked.destroy(error))
        body.pipe(asked)
      }),
    close: () => agent.destroy(),
  }
}

/**
 * Connections that are kept: shorter than the API keeps them, so that a write does not meet one that is just closed.
 */
function requesterTo(place: string, maxSockets: number) {
  const kept = { keepAlive: true, timeout: 4000, maxSockets }
  if (place.startsWith('/')) {
    const agent = new http.Agent(kept)
    return {
      agent,
      request: (options: http.RequestOptions) =>
        http.request({
          ...options,
          agent,
          socketPath: place,
          setHost: false,
          headers: { host: 'members', ...options.headers },
        }),
    }
  }
  const { protocol, hostname, port } = new URL(place)
  const module = protocol === 'https:' ? https : http
  const agent = new module.Agent(kept)
  const host = hostname.replace(/^\[|\]$/g, '') // an IPv6 address
  return {
    agent,
    request: (options: http.RequestOptions) => module.request({ ...options, agent, protocol, host, port }),
  }
}

async function readAll(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  if (status < 200 || status > 599) {
    response.destroy()
    throw new MemberApiError('The member API answered with a status that is none.')
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw new TooLarge('The member API announced more than 4 MB.')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new MemberApiError('The member API answered with more than 4 MB.')
    chunks.push(chunk)
  }
  return { status, headers, body: Buffer.concat(chunks) }
}
