// Who gets in: every route is closed unless it is named here, and a foreign id is an unknown one, byte for byte.
import t from 'tap'
import { newId } from '../../members/ids.ts'
import { type TestMembers, type TestRoute, testMembers } from '../support/members.ts'
import { freshPlace, onStore } from '../support/stores.ts'

const open = [
  'GET /avatars/:file',
  'GET /favorite-shares/:token',
  'GET /healthz',
  'GET /matches/:code',
  'GET /registries/:link',
  'GET /registries/:link/head',
  'GET /registries/:link/left',
  'GET /registry-gifts/:token',
  'GET /registry-search',
  'HEAD /avatars/:file',
  'HEAD /favorite-shares/:token',
  'HEAD /healthz',
  'HEAD /matches/:code',
  'HEAD /registries/:link',
  'HEAD /registries/:link/head',
  'HEAD /registries/:link/left',
  'HEAD /registry-gifts/:token',
  'HEAD /registry-search',
  'POST /accounts',
  'POST /email-confirmations/:token',
  'POST /email-undos/:token',
  'POST /matches',
  'POST /matches/:code/join',
  'POST /matches/:code/short-code',
  'POST /password-resets',
  'POST /registries/:link/items/:item/reservations',
  'POST /registries/:link/pin',
  'POST /sessions',
  'POST /sessions/passkey',
  'POST /sessions/passkey/options',
  'PUT /matches/:code/votes/:name',
  'PUT /password-resets/:token',
  'PUT /registry-gifts/:token',
]

const nameOf = ({ method, url }: TestRoute) => `${method} ${url}`

/** The address with a member's id and ids of things that nobody has. */
const addressOf = ({ url }: TestRoute, member: string) =>
  url.replace(':member', member).replaceAll(/:\w+/g, 'A'.repeat(22))

const askRoute = (members: TestMembers, route: TestRoute, member: string, token?: string) =>
  members.ask(route.method, addressOf(route, member), {
    token,
    ...(route.method !== 'GET' && route.method !== 'HEAD' && { body: {} }),
  })

t.test('the open routes are these', async t => {
  const { routes } = await testMembers(t, await freshPlace(t, 'sqlite'))
  t.same(
    routes
      .filter(route => route.open)
      .map(nameOf)
      .sort(),
    open,
  )
})

onStore('nobody gets in without a session', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  await members.ask('DELETE', '/sessions/current', { token })
  const { token: deleted, member: gone } = await members.join('gone@example.com')
  await members.store.db.deleteFrom('members').where('id', '=', gone.id_string).execute()
  for (const route of members.routes.filter(one => !one.open)) {
    for (const [who, of] of [
      ['without a token', undefined],
      ['signed out', token],
      ['deleted', deleted],
      ['made up', 'A'.repeat(43)],
    ]) {
      const answer = await askRoute(members, route, member.id_string, of)
      t.equal(answer.statusCode, 401, `${nameOf(route)} ${who}`)
    }
  }
})

onStore('another member’s id answers as one that never was', async (t, place) => {
  const members = await testMembers(t, place)
  const { token } = await members.join('emma@example.com')
  const { member: other } = await members.join('eve@example.com')
  const { member: gone } = await members.join('gone@example.com')
  await members.store.db.deleteFrom('members').where('id', '=', gone.id_string).execute()
  const named = members.routes.filter(one => one.url.includes(':member'))
  t.ok(named.length > 2)
  const bytes = async (route: TestRoute, member: string) => {
    const { statusCode, headers, rawPayload } = await askRoute(members, route, member, token)
    return JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body: rawPayload.toString() })
  }
  for (const route of named) {
    const unknown = await bytes(route, newId())
    t.match(unknown, /^\{"statusCode":404/, nameOf(route))
    for (const id of [other.id_string, gone.id_string, other.username, 'me', '%00', encodeURIComponent("' or 1=1 --")])
      t.equal(await bytes(route, String(id)), unknown, `${nameOf(route)} ${id}`)
  }
})

onStore('ways around a path lead nowhere', async (t, place) => {
  const members = await testMembers(t, place)
  const { member, token } = await members.join('emma@example.com')
  const { id_string: id } = member
  const paths = [
    '//members/me',
    '/members//me',
    '/members/me/',
    '/%6dembers/%6de',
    '/members/me%2f',
    '/members/x/../me',
    '/MEMBERS/me',
    '/members/me;x',
  ]
  for (const url of [...paths, `/members/${id}%2Femail`, `/members/${id}/../me`]) {
    const answer = await members.ask('GET', url)
    t.ok([400, 401, 404].includes(answer.statusCode), `${url}: ${answer.statusCode}`)
    t.notMatch(answer.body, 'emma')
  }
  const headers = { 'x-original-url': '/members/me', 'x-rewrite-url': '/members/me', 'x-http-method-override': 'GET' }
  t.equal((await members.ask('GET', '/healthz', { headers })).body, '{"status":"ok"}')
  t.equal((await members.ask('POST', '/members/me', { token, headers, body: {} })).statusCode, 404)
  t.match((await members.ask('GET', '/nothing', { token })).json(), {
    statusCode: 404,
    code: 'not-found',
    error: 'Not Found',
    message: String,
  })
})
