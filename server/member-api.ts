// The one way to the member API, over a network or a socket: bounded in time and size, with a breaker. A read whose line breaks is
// tried once more; a write never is.
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { createBreaker } from './breaker.ts'
import { RefusedError } from './refusal.ts'

export interface Question {
  method: string
  /** Made of our own words and checked pieces, never of an address as asked. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** The session's. */
  token?: string | null
  body?: string | Buffer | Readable
  /** Milliseconds for everything: connecting, both tries, the body. */
  ms?: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface MemberApi {
  /**
   * @param read makes something of the answer; what it throws counts as a failure of the API
   * @throws MemberApiError when there is no answer that can be used: nobody there, too late, 3xx, 5xx, too much
   * @throws RefusedError when the body that was to be sent is refused on its way
   */
  ask<T>(question: Question, read: (answer: Answer) => T): Promise<T>
  /** False while the API is known to be down. */
  readonly up: boolean
  close(): void
}

/** Nothing in it comes from a request or an answer. */
export class MemberApiError extends Error {
  code = 'MEMBER_API'
}

const answerMs = 2000
/**
 * The most that the API's own limits let an answer be, twice: everything about a member, with 500 names and notes of 500 characters of
 * 4 bytes (1.2 MB), 500 articles, 500 answers about other companies, 100 sessions, 100 losses, and a picture of 512 x 512 pixels in base64.
 */
const mostBytes = 4_000_000

/** @param place origin of the API, or the path of its socket */
export function createMemberApi(place: string, report: (error: unknown) => void): MemberApi {
  const line = lineTo(place)
  const breaker = createBreaker()

  function once({ method, path, headers, token, body }: Question, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const identity = token ? { authorization: `Bearer ${token}` } : {}
      const request = line.request({ method, path, headers: { accept: 'application/json', ...headers, ...identity }, signal })
      request.once('error', reject)
      request.once('response', response => readAll(response).then(resolve, reject))
      if (!(body instanceof Readable)) return void request.end(body)
      // Not `pipeline`: it would end the visitor's connection with the API's, before the visitor has an answer.
      body.once('error', error => request.destroy(error))
      body.pipe(request)
    })
  }
  async function answerTo(question: Question, signal: AbortSignal): Promise<Answer> {
    const answer = await once(question, signal).catch(error => {
      if (question.method !== 'GET' || error instanceof MemberApiError || signal.aborted) throw error
      return once(question, signal)
    })
    const { status, headers } = answer
    if (status >= 500 || status < 200 || (status >= 300 && status < 400)) throw new UnusableStatus(status)
    if (headers['content-encoding'] !== undefined) throw new MemberApiError('The member API answered in an encoding nobody asked for.')
    return answer
  }
  return {
    async ask(question, read) {
      if (!breaker.admits()) throw new MemberApiError('The member API is left alone for a while.')
      const { ms = answerMs } = question
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(new MemberApiError(`The member API did not answer within ${ms} ms.`)), ms)
      try {
        const result = read(await answerTo(question, late.signal))
        breaker.succeeded()
        return result
      } catch (thrown) {
        const error = late.signal.aborted ? late.signal.reason : thrown
        if (isHarmless(error, question)) breaker.abandoned()
        else breaker.failed()
        if (error instanceof RefusedError) throw error
        report(error)
        throw error instanceof MemberApiError ? error : new MemberApiError('The line to the member API broke.', { cause: error })
      } finally {
        clearTimeout(timer)
      }
    },
    get up() {
      return breaker.isClosed()
    },
    close: () => line.agent.destroy(),
  }
}

/** A visitor's doing, one member's much, or a write that is too much just now: it says nothing about what others ask. */
const isHarmless = (error: unknown, { method }: Question) =>
  error instanceof RefusedError ||
  error instanceof TooLarge ||
  (error instanceof UnusableStatus && error.status === 503 && method !== 'GET')

/** It said so before it began. One that does not, and does not end, is broken. */
class TooLarge extends MemberApiError {}

class UnusableStatus extends MemberApiError {
  status: number
  constructor(status: number) {
    super(`The member API answered ${status}.`)
    this.status = status
  }
}

/** Connections that are kept: shorter than the API keeps them, so that a write does not meet one that is just closed. */
function lineTo(place: string) {
  const kept = { keepAlive: true, timeout: 4000, maxSockets: 128 }
  if (place.startsWith('/')) {
    const agent = new http.Agent(kept)
    return {
      agent,
      request: (options: http.RequestOptions) =>
        http.request({ ...options, agent, socketPath: place, setHost: false, headers: { host: 'members', ...options.headers } }),
    }
  }
  const { protocol, hostname, port } = new URL(place)
  const module = protocol === 'https:' ? https : http
  const agent = new module.Agent(kept)
  const host = hostname.replace(/^\[|\]$/g, '') // an IPv6 address
  return { agent, request: (options: http.RequestOptions) => module.request({ ...options, agent, protocol, host, port }) }
}

async function readAll(response: IncomingMessage): Promise<Answer> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) {
    response.destroy()
    throw new TooLarge('The member API announced more than 4 MB.')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > mostBytes) throw new MemberApiError('The member API answered with more than 4 MB.')
    chunks.push(chunk)
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}

/** @throws MemberApiError for what is no JSON */
export function readJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new MemberApiError('The member API answered with something that is no JSON.') // JSON's own error quotes it
  }
}
