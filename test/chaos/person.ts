// Somebody with a browser: an address of their own, cookies that are kept, a connection of its own for each request.
import { Agent } from 'node:http'
import { withDeadline } from '../../lib/deadline.ts'
import { type Asking, askSite } from '../support/faults/raw-client.ts'
import type { Owner } from '../support/site.ts'

export interface Answer {
  /** 0: there was none; `text` says why. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Milliseconds. */
  ms: number
}

export interface Person {
  /** As a header has them. */
  cookies(): string
  /** Never rejects. */
  ask(asking: Asking): Promise<Answer>
  /** Sends a form. */
  send(path: string, fields: Record<string, string>): Promise<Answer>
  /** Sends JSON. */
  change(method: string, path: string, body?: object): Promise<Answer>
  /** @throws when the site does not take them */
  join(email: string, firstName: string): Promise<void>
}

/** Everybody's. */
export const password = 'a long enough password'

const patienceMs = 10_000 // longer than any answer takes
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

/** @param port of the site, now: it may be started again elsewhere @param named the port in its own addresses */
export function createPerson(t: Owner, port: () => number, address: string, named = port()): Person {
  const agent = new Agent({ keepAlive: false, localAddress: address })
  t.teardown(() => agent.destroy())
  const cookies = new Map<string, string>()
  const keep = (lines: readonly string[] = []) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }
  const cookieLine = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function ask({ headers, ...asking }: Asking): Promise<Answer> {
    const started = performance.now()
    const cookie = cookieLine()
    const own = { host: `localhost:${named}`, ...(cookie && { cookie }) }
    try {
      const asked = askSite(`http://127.0.0.1:${port()}`, agent, { ...asking, headers: { ...own, ...headers } })
      const answer = await withDeadline(patienceMs, asked, () => new Error(`no answer within ${patienceMs} ms`))
      keep(answer.headers['set-cookie'])
      return { ...answer, ms: performance.now() - started }
    } catch (error) {
      return { status: 0, headers: {}, text: String(Object(error).message), ms: performance.now() - started }
    }
  }
  const send: Person['send'] = (path, fields) =>
    ask({ method: 'POST', path, headers: formType, body: new URLSearchParams(fields).toString() })
  return {
    cookies: cookieLine,
    ask,
    send,
    change: (method, path, body) =>
      ask({
        method,
        path,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    async join(email, firstName) {
      const { status, text } = await send('/join', { email, password, first_name: firstName, stage: 'none' })
      if (status !== 303) throw new Error(`${email} cannot join: ${status} ${text.slice(0, 200)}`)
    },
  }
}
