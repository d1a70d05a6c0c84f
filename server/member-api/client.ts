// The client of the member API, over a network or a socket. Each kind of request has a lane with its own limits,
// deadline and breaker. A GET whose connection breaks is tried once more; a write never is.
import { Readable } from 'node:stream'
import { withDeadline } from '../../lib/deadline.ts'
import { HttpError } from '../../lib/http-error.ts'
import { httpError } from '../http-error.ts'
import { type Answer, createTransport, MemberApiError, TooLarge, type Transport } from './http-call.ts'
import { createLane, type LaneName, laneNames } from './lanes.ts'

export { type Answer, MemberApiError }

export interface ApiRequest {
  lane: LaneName
  method: string
  /** Built from fixed parts and checked parameters, never copied from a visitor's address. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** The session's, sent as a bearer token. */
  token?: string | null
  /** JSON, or a stream whose content type is in `headers`. */
  body?: string | Buffer | Readable
}

export interface MemberApi {
  /**
   * @param read turns the answer into a result; when it throws, that counts as a failure of the API
   * @throws MemberApiError without a usable answer: no connection, too late, 3xx, 5xx, too large, breaker open
   * @throws HttpError when the body is refused on its way (408, 413, 400), or 429 when the asker has too many requests
   * in the lane
   * @throws OverloadError when the lane is full
   */
  ask<T>(request: ApiRequest, read: (answer: Answer) => T): Promise<T>
  /** False while the breaker of session look-ups is open: it is not known whom sessions belong to. */
  readonly up: boolean
  /** The API was restarted and answers again: closes the breakers of all lanes. */
  recovered(): void
  close(): void
}

/**
 * @param address origin of the API, or the path of its socket
 * @param report logs a failure
 */
export function createMemberApi(address: string, report: (error: unknown) => void): MemberApi {
  const open = (name: LaneName) => {
    const lane = createLane(name)
    return { ...lane, transport: createTransport(address, lane.sockets, lane.answerBytes) }
  }
  // as: the keys are those names
  const lanes = Object.fromEntries(laneNames.map(name => [name, open(name)])) as Record<
    LaneName,
    ReturnType<typeof open>
  >

  function askNow<T>(
    { transport, breaker, answerMs }: (typeof lanes)[LaneName],
    request: ApiRequest,
    read: (answer: Answer) => T,
  ): Promise<T> {
    const pass = breaker.admits()
    if (!pass) throw breakerOpenError()
    const controller = new AbortController()
    const onTimeout = () => timeoutError(answerMs, request)
    let status = 0
    const answered = usableAnswer(transport, request, controller.signal).then(answer => {
      status = answer.status
      return read(answer)
    })
    return withDeadline(answerMs, answered, onTimeout).then(
      result => {
        breaker.succeeded()
        return result
      },
      error => {
        controller.abort(error) // destroys the socket, so that neither the request nor its answer goes on
        if (isHarmless(error, request, status)) breaker.abandoned(pass)
        else breaker.failed(pass)
        if (error instanceof HttpError) throw error
        report(error)
        throw error instanceof MemberApiError
          ? error
          : new MemberApiError('The line to the member API broke.', { cause: error })
      },
    )
  }
  return {
    async ask(request, read) {
      const lane = lanes[request.lane]
      if (!lane.breaker.isClosed()) throw breakerOpenError() // before waiting for room in the lane
      return lane.run(request, async () => askNow(lane, request, read))
    },
    get up() {
      return lanes.session.breaker.isClosed()
    },
    recovered() {
      for (const { breaker } of Object.values(lanes)) breaker.succeeded()
    },
    close() {
      for (const { transport } of Object.values(lanes)) transport.close()
    },
  }
}

async function usableAnswer(transport: Transport, request: ApiRequest, signal: AbortSignal): Promise<Answer> {
  const { method, path, token, body } = request
  const headers: Record<string, string> = { ...request.headers }
  if (token) headers.authorization = `Bearer ${token}`
  if (body && !(body instanceof Readable) && body.length) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = String(Buffer.byteLength(body))
  }
  const sent = { method, path, headers, body, signal }
  const answer = await transport.send(sent).catch(error => {
    if (method !== 'GET' || error instanceof MemberApiError || signal.aborted) throw error
    return transport.send(sent)
  })
  const { status } = answer
  if (status >= 500 || (status >= 300 && status < 400)) throw new UnusableStatus(status)
  if (answer.headers['content-encoding'] !== undefined)
    throw new MemberApiError('The member API answered in an encoding nobody asked for.')
  return answer
}

const breakerOpenError = () => new MemberApiError('The member API is left alone for a while.')

/** While a streamed body is still being sent, the visitor is too slow (408); else the API is. */
const timeoutError = (ms: number, { body }: ApiRequest) =>
  body instanceof Readable && !body.readableEnded
    ? httpError(408, 'too-slow', { field: 'file' })
    : new MemberApiError(`The member API did not answer within ${ms} ms.`)

/**
 * Whether a failure says nothing about the API's health: it is the visitor's, one member's data is too large, or the
 * API limits requests just now. Such failures do not count for the breaker.
 */
const isHarmless = (error: unknown, { method }: ApiRequest, status: number) =>
  error instanceof HttpError ||
  error instanceof TooLarge ||
  status === 429 ||
  (error instanceof UnusableStatus && error.status === 503 && method !== 'GET')

class UnusableStatus extends MemberApiError {
  status: number
  constructor(status: number) {
    super(`The member API answered ${status}.`)
    this.status = status
  }
}

/** The API's path of a member. */
export const memberPath = ({ id_string }: { id_string: string }) => `/members/${encodeURIComponent(id_string)}`

/** The answer's body. @throws MemberApiError when it is no JSON */
export function readJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    // Without JSON's own error as its cause: that one quotes the text.
    throw new MemberApiError('The member API answered with something that is no JSON.')
  }
}
