// A member API that knows one session, takes its time, and can be held.
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort, type Owner } from './site.ts'

export interface FakeMemberApi {
  url: string
  /** How often it was asked who somebody is. */
  readonly asked: number
  /** From now on it answers only after the function that this gives was called. */
  hold(): () => void
}

/** The session that it knows. */
export const session = 'a-session-token-for-tests'

/** What it answers of the one member, by address: nothing is recorded of privacy choices. */
const answers = (member: Record<string, unknown>): Readonly<Record<string, object>> => ({
  '/members/me': { member },
  [`/members/${member.id_string}/consents`]: { choice: null, version: 0 },
})

/** @param delayMs how long an answer takes at least */
export async function fakeMemberApi(
  t: Owner,
  member: Record<string, unknown>,
  delayMs: number,
): Promise<FakeMemberApi> {
  let asked = 0
  let held: Promise<void> = Promise.resolve()
  const server = createServer(async (request, response) => {
    if (request.url === '/members/me') asked++ // an island of the page may ask for other things, sooner or later
    const isTheirs = request.headers.authorization === `Bearer ${session}`
    const answer = answers(member)[request.url ?? '']
    const known = isTheirs && answer
    await Promise.all([held, setTimeout(delayMs)])
    response
      .writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(known ? answer : { statusCode: 401 }))
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
