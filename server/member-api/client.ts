// The one way to the member API, over a network or a socket: bounded in room, time and size, with a lane and a breaker
// for each kind of question. A read whose line breaks is tried once more; a write never is.
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
  /** Made of our own words and checked pieces, never of an address as asked. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** The session's. */
  token?: string | null
  /** JSON, or a stream whose type is among the headers. */
  body?: string | Buffer | Readable
}

export interface MemberApi {
  /**
   * @param read makes something of the answer; what it throws counts as a failure of the API
   * @throws MemberApiError when there is no answer that can be used: nobody there, too late, 3xx, 5xx, too much
   * @throws HttpError when the body that was to be sent is refused on its way, 429 when the asker has their share of
   * the lane
   * @throws OverloadError when the lane is full
   */
  ask<T>(question: ApiRequest, read: (answer: Answer) => T): Promise<T>
  /** False while the API is known to be down: it does not say who sessions belong to. */
  readonly up: boolean
  /** Somebody knows that it answers again: what failed before says nothing any more. */
  recovered(): void
  close(): void
}

/** @param place origin of the API, or the path of its socket */
export function createMemberApi(place: string, report: (error: unknown) => void): MemberApi {
  const open = (name: LaneName) => {
    const lane = createLane(name)
    return { ...lane, line: createTransport(place, lane.sockets) }
  }
  // The cast: the keys are those names, which fromEntries forgets.
  const lanes = Object.fromEntries(laneNames.map(name => [name, open(name)])) as Record<
    LaneName,
    ReturnType<typeof open>
  >

  function askNow<T>(
    { line, breaker, answerMs }: (typeof lanes)[LaneName],
    question: ApiRequest,
    read: (answer: Answer) => T,
  ): Promise<T> {
    const pass = breaker.admits()
    if (!pass) throw breakerOpenError()
    const over = new AbortController()
    const late = () => timeoutError(answerMs, question)
    let status = 0
    const asked = usableAnswer(line, question, over.signal).then(answer => {
      status = answer.status
      return read(answer)
    })
    return withDeadline(answerMs, asked, late).then(
      result => {
        breaker.succeeded()
        return result
      },
      error => {
        over.abort(error) // nothing of it goes on
        if (isHarmless(error, question, status)) breaker.abandoned(pass)
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
    async ask(question, read) {
      const lane = lanes[question.lane]
      if (!lane.breaker.isClosed()) throw breakerOpenError() // nobody waits in vain
      return lane.run(question, async () => askNow(lane, question, read))
    },
    get up() {
      return lanes.session.breaker.isClosed()
    },
    recovered() {
      for (const { breaker } of Object.values(lanes)) breaker.succeeded()
    },
    close() {
      for (const { line } of Object.values(lanes)) line.close()
    },
  }
}

async function usableAnswer(line: Transport, question: ApiRequest, signal: AbortSignal): Promise<Answer> {
  const { method, path, token, body } = question
  const headers: Record<string, string> = { ...question.headers }
  if (token) headers.authorization = `Bearer ${token}`
  if (body && !(body instanceof Readable) && body.length) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = String(Buffer.byteLength(body))
  }
  const sent = { method, path, headers, body, signal }
  const answer = await line.send(sent).catch(error => {
    if (method !== 'GET' || error instanceof MemberApiError || signal.aborted) throw error
    return line.send(sent)
  })
  const { status } = answer
  if (status >= 500 || (status >= 300 && status < 400)) throw new UnusableStatus(status)
  if (answer.headers['content-encoding'] !== undefined)
    throw new MemberApiError('The member API answered in an encoding nobody asked for.')
  return answer
}

const breakerOpenError = () => new MemberApiError('The member API is left alone for a while.')

/** A body that is still on its way was too slow; else the API is. */
const timeoutError = (ms: number, { body }: ApiRequest) =>
  body instanceof Readable && !body.readableEnded
    ? httpError(408, 'too-slow', { field: 'file' })
    : new MemberApiError(`The member API did not answer within ${ms} ms.`)

/** A visitor's doing, one member's much, or what is too much just now: it says nothing about what others ask. */
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

/** Where the API has a member. */
export const memberPath = ({ id_string }: { id_string: string }) => `/members/${encodeURIComponent(id_string)}`

/** @throws MemberApiError for what is no JSON */
export function readJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new MemberApiError('The member API answered with something that is no JSON.') // JSON's own error quotes it
  }
}
