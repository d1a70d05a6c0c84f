// One request about a match over the wire, and its answer.
import type { Seat } from './matcher-state.ts'

const timeoutMs = 10_000

interface Answer<T> {
  /** 0 when none came. */
  status: number
  wire: T | null
}
export const noAnswer = { status: 0, wire: null }

/** Asks `/api` about a match, with the seat's token. An answer in any case: status 0 when none came in time. */
export async function ask<T>(
  method: string,
  path: string,
  { seat, body, key }: { seat?: Seat; body?: object; key?: string } = {},
): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(seat && { authorization: `Bearer ${seat.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
      keepalive: method === 'PUT',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // The cast: the contract of our own API.
    return { status: answer.status, wire: (await answer.json().catch(() => null)) as T | null }
  } catch {
    return noAnswer
  }
}

export const isFine = (status: number) => status >= 200 && status < 300
/** Worth another try: no answer, a fault, too much at once. */
export const isUnanswered = (status: number) => status === 0 || status === 429 || status >= 500
