// A member API that knows one session, takes its time, and can be held.
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { records } from '../../contract/records.ts'
import { freePort, type Owner } from './site.ts'

export interface FakeMemberApi {
  url: string
  /** How often the site asked who somebody is. */
  readonly asked: number
  /** From now on it answers only after the function that this gives was called. */
  hold(): () => void
}

/** The session that it knows. */
export const session = 'a-session-token-for-tests'

/** The answer about a kind of record of which the member has none. A 401 would say that the session has ended. */
function emptyRecord(path = '') {
  const record = new Map<string, (typeof records)[keyof typeof records]>(Object.entries(records)).get(
    /^\/members\/[\w-]+\/([\w-]+)$/.exec(path)?.[1] ?? '',
  )
  return record && { [record.key]: record.empty, version: 1 }
}

/** @param delayMs how long an answer takes at least */
export async function fakeMemberApi(
  t: Owner,
  member: Record<string, unknown>,
  delayMs: number,
): Promise<FakeMemberApi> {
  let asked = 0
  let held: Promise<void> = Promise.resolve()
  const server = createServer(async (request, response) => {
    // What a browser asks, sooner or later, comes with the id of its request; the site's own look-ups have none.
    if (request.url === '/members/me' && request.headers['x-request-id'] === undefined) asked++
    const isKnown = request.headers.authorization === `Bearer ${session}`
    const answer = isKnown && (request.url === '/members/me' ? { member } : emptyRecord(request.url))
    const status = answer ? 200 : isKnown ? 404 : 401
    await Promise.all([held, setTimeout(delayMs)])
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer || { statusCode: status }))
  })
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    get asked() {
      return asked
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}
