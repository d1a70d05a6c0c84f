// The matcher through the site: the real member API behind it, no account, no cookie.
import t, { type Test } from 'tap'
import { matchRoutes } from '../../../server/member-api/proxied-routes.ts'
import { testMembers } from '../../support/members.ts'
import { json, memberApi, token } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const seat = 's'.repeat(43)

async function siteAndMembers(t: Test) {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  await members.app.listen({ port: 0, host: '127.0.0.1' })
  const site = await testSite(t, {
    env: { MEMBER_API_URL: `http://127.0.0.1:${Object(members.app.server.address()).port}` },
  })
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, { token, body }: { token?: string; body?: object } = {}) =>
    site.ask({
      method,
      url: `/api/matches${url}`,
      headers: {
        ...own,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      payload: body,
    })
  return { ...site, members, ask }
}

t.test('each address reaches the API under its own, with the token of the seat and no other', async t => {
  const seen: string[] = []
  const api = await memberApi(t, (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${request.headers.cookie}`)
    json(response, 200, {})
  })
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const cookie = `session=${token('emma')}`
  for (const { method, path } of matchRoutes) {
    const filled = path.replace(':code', 'k7mq').replace(':name', 'Zo%C3%AB')
    const url = `/api/matches${filled}?a=1`
    const asked = await ask({ method, url, headers: { ...own, cookie, authorization: `Bearer ${seat}` } })
    t.equal(asked.statusCode, 200, `${method} ${path}`)
    t.equal(seen.at(-1), `${method} /matches${filled} Bearer ${seat} undefined`)
    t.equal(asked.headers['cache-control'], 'private, no-store')
    for (const authorization of ['', 'Basic YTpi', 'Bearer short', `Bearer ${seat}x`]) {
      await ask({ method, url, headers: { ...own, cookie, authorization } })
      t.equal(seen.at(-1), `${method} /matches${filled} undefined undefined`, 'a member’s session is none of a match')
    }
  }
  const before = seen.length
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { ...own, origin: 'https://evil.test' }])
    for (const { method, path } of matchRoutes.filter(route => route.method !== 'GET'))
      t.equal(
        (await ask({ method, url: `/api/matches${path.replace(/:\w+/g, 'a')}`, headers })).statusCode,
        403,
        'nor a page of somebody else',
      )
  for (const url of [
    '/api/matches/a%2fb',
    '/api/matches/..%2fmembers',
    '/api/matches/a/votes/Ada%2f',
    '/api/matches/a.b',
    '/api/matches/a/votes',
  ])
    t.match((await ask({ url, headers: { authorization: `Bearer ${seat}` } })).statusCode, 404, url)
  t.equal(seen.length, before)
})

t.test('two parents agree, a third is told what nobody is, and the log knows none of them', async t => {
  const { ask, lines, members } = await siteAndMembers(t)
  const { code, token: first } = (await ask('POST', '')).json()
  const { token: second } = (await ask('POST', `/${code}/join`)).json()
  const [third, nobody] = [await ask('POST', `/${code}/join`), await ask('POST', `/${'0'.repeat(26)}/join`)]
  const plain = ({ statusCode, headers, body }: typeof third) => ({
    statusCode,
    headers: { ...headers, date: '' },
    body,
  })
  t.equal(third.statusCode, 404)
  t.same(plain(third), plain(nobody))
  await ask('PUT', `/${code}/votes/Ada`, { token: first, body: { vote: 'yes' } })
  await ask('PUT', `/${code}/votes/Mia`, { token: first, body: { vote: 'yes' } })
  t.match((await ask('GET', `/${code}`, { token: second })).json(), { joined: true, votes: [], matches: [] })
  const agreed = await ask('PUT', `/${code}/votes/Ada`, { token: second, body: { vote: 'yes' } })
  t.same(agreed.json(), { name: 'Ada', vote: 'yes', matches: ['Ada'], let_go: [] })
  t.equal((await ask('GET', `/${code}`)).statusCode, 404)
  for (const secret of [code, first, second, 'Ada', 'Mia']) t.notMatch(JSON.stringify([lines, members.lines]), secret)
})
