// The two ways to a member's routes: the member API itself, and the site before it.
import type { Test } from 'tap'
import { memberRoutes } from '../../../server/member-api/proxied-routes.ts'
import { bodies } from '../../support/faults/family.ts'
import type { TestMembers } from '../../support/members.ts'
import { testSite } from '../../support/site.ts'

export interface Route {
  method: string
  /** Of the member API, with its parameters. */
  url: string
}

export interface Heard {
  status: number
  bytes: string
}

/** A way to the routes. */
export interface Door {
  name: string
  routes: readonly Route[]
  /** @param token '' for nobody */
  ask(route: Route, url: string, token: string): Promise<Heard>
}

const answer = (statusCode: number, headers: object, body: string): Heard => ({
  status: statusCode,
  bytes: JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body }),
})

export function memberDoor({ routes, ask }: TestMembers): Door {
  return {
    name: 'member API',
    routes: routes.filter(({ open }) => !open),
    async ask({ method, url: pattern }, url, token) {
      const { statusCode, headers, body } = await ask(method, url, {
        ...bodies[`${method} ${pattern}`],
        ...(token && { token }),
      })
      return answer(statusCode, headers, body)
    },
  }
}

/** The site before the same API. */
export async function siteDoor(t: Test, { app }: TestMembers): Promise<Door> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const site = await testSite(t, { env: { MEMBER_API_URL: `http://127.0.0.1:${Object(app.server.address()).port}` } })
  return {
    name: 'site',
    routes: memberRoutes.map(({ method, path }) => ({ method, url: `/members${path}` })),
    async ask({ method, url: pattern }, url, token) {
      const { body, headers } = bodies[`${method} ${pattern}`] ?? {}
      const type = body && { 'content-type': 'application/json' }
      const cookie = `uid=${'u'.repeat(22)}${token && `; session=${token}`}`
      const heard = await site.ask({
        method: method as 'GET', // one of those that the table of routes has
        url: `/api${url}`,
        headers: { 'sec-fetch-site': 'same-origin', cookie, ...type, ...headers },
        payload: body,
      })
      return answer(heard.statusCode, heard.headers, heard.body)
    },
  }
}
