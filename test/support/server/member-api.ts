// A tiny member API over real HTTP: tests decide what it answers, and when.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import { eventually } from '../eventually.ts'

export interface MemberApi {
  url: string
  /** Tokens that were asked for, in order; one for each request that arrived. */
  asked: string[]
  /** What is answered from now on. */
  answer: RequestListener
}

/** Listens on a free port of loopback until the test is over. */
export async function memberApi(t: Test, answer: RequestListener): Promise<MemberApi> {
  const server = createServer((request, response) => {
    api.asked.push(tokenOf(request))
    response.on('error', () => {})
    api.answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const api: MemberApi = { url: `http://127.0.0.1:${port}`, asked: [], answer }
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return api
}

/** The token that a request shows. */
export const tokenOf = (request: IncomingMessage) => request.headers.authorization?.replace(/^Bearer /, '') ?? ''

/** A session token of the right form. */
export const token = (name: string) => `session-of-${name}`.padEnd(32, '~')

/** The headers of a visitor with a session. */
export const signedIn = (name: string) => ({ cookie: `uid=${'u'.repeat(22)}; session=${token(name)}` })

export function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A member as the API tells it. The stage is `pregnant` unless the fields say something else. */
export const memberBody = (firstName: string, fields: object = {}) => ({
  member: {
    id: 7,
    id_string: `id-of-${firstName}`,
    first_name: firstName,
    email: `${firstName}@example.test`,
    is_ttc: false,
    pregnancy: { id: 3, due_date: 1_799_107_200, multiples: 'false' },
    born_children: [],
    ...fields,
  },
})

/** Answers every session with the member of that name, after some milliseconds. */
export const everyoneIsKnown =
  (afterMs = 0): RequestListener =>
  async (request, response) => {
    const name = /^session-of-(\w+?)~*$/.exec(tokenOf(request))?.[1]
    if (afterMs) await sleep(afterMs)
    // Nothing is on record of anybody.
    if (name && /\/(?:losses|saved-articles|cycle)$/.test(request.url ?? ''))
      json(response, 200, { items: [], cycle: null })
    else if (name) json(response, 200, memberBody(name))
    else json(response, 401, { statusCode: 401, code: 'signed_out' })
  }

/** Answers nobody before `letGo`, and then everyone so. */
export function heldBack(answer: RequestListener): { hold: RequestListener; letGo(): void } {
  const { promise: told, resolve: letGo } = Promise.withResolvers<void>()
  return { hold: (request, response) => void told.then(() => answer(request, response)), letGo }
}

/** Resolves when so many requests have reached the API. */
export const askedTimes = (api: MemberApi, times: number) =>
  eventually(() => api.asked.length >= times, `${times} questions`)
