// One request about a member over the wire, and its answer.
import type { Member } from '../contract/member.ts'

export interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** After `/api/members/{id_string}`: '' or from a slash on. */
  path: string
  body?: object
  headers?: Record<string, string>
}

const timeoutMs = 20_000

export const isFine = (status: number) => status >= 200 && status < 300

/**
 * Asks, and gives the status, 0 when no answer came, and what is in the answer. A change goes on when its page is left.
 */
export async function askMember<Wire extends object>(
  { id_string }: Pick<Member, 'id_string'>,
  { method, path, body, headers }: Question,
): Promise<{ status: number; wire: Partial<Wire> }> {
  const type = body && { 'content-type': 'application/json' }
  try {
    const answer = await fetch(`/api/members/${encodeURIComponent(id_string)}${path}`, {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      body: body && JSON.stringify(body),
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // The cast: the contract of our own API. An answer without a body says nothing more than its status.
    return { status: answer.status, wire: ((await answer.json().catch(() => null)) ?? {}) as Partial<Wire> }
  } catch {
    return { status: 0, wire: {} }
  }
}
