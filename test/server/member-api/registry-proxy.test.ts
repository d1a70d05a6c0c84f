// Lists through the site: the real member API behind it, its one open address for browsers, and the readers of pages.
import type { FastifyRequest } from 'fastify'
import t, { type Test } from 'tap'
import { createMemberApi } from '../../../server/member-api/client.ts'
import { withPass } from '../../../server/member-api/headers-for.ts'
import { registryReaders } from '../../../server/member-api/registries.ts'
import { aMember } from '../../support/member-entity.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { json, memberApi, memberBody, signedIn } from '../../support/server/member-api.ts'
import { testSite } from '../../support/site.ts'
import { freshPlace } from '../../support/stores.ts'

const own = { 'sec-fetch-site': 'same-origin' }

async function siteAndList(t: Test) {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  await members.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${Object(members.app.server.address()).port}`
  const list = await aRegistry(members, 'emma@example.com', { findable: true })
  const item = await list.add({ title: 'Blanket', quantity: 3 })
  await aGuest(members, list.link).reserve(item.id)
  return { members, address, list, item }
}

t.test('browsers ask how much is left, and nothing else of a guest', async t => {
  const { members, address, list, item } = await siteAndList(t)
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: address } })
  const left = async (headers: Record<string, string> = {}) =>
    ask({ method: 'GET', url: `/api/registries/${list.link}/left`, headers: { ...own, ...headers } })
  const answer = await left()
  t.same(answer.json(), { left: { [item.id]: 2 } })
  t.equal(answer.headers['cache-control'], 'private, no-store')
  const owners = await left({ cookie: `session=${list.token}` })
  t.same(owners.json(), { left: { [item.id]: 3 } }, 'to an owner nothing is reserved')
  await list.send('PUT', '/pin', { pin: '246824' })
  const { pass } = (await members.ask('POST', `/registries/${list.link}/pin`, { body: { pin: '246824' } })).json()
  t.same((await left()).json(), { left: {} })
  t.same((await left({ cookie: `registry_pass=${withPass('x'.repeat(43), pass)}` })).json(), { left: { [item.id]: 2 } })
  t.same((await left({ cookie: 'registry_pass=short' })).json(), { left: {} })
  t.same((await left({ 'x-registry-pass': pass })).json(), { left: {} }, 'no header of a browser is believed')
  for (const [method, url] of [
    ['GET', `/api/registries/${list.link}`],
    ['GET', `/api/registries/${list.link}.x/left`],
    ['GET', `/api/registries/${list.id}x/left`],
    ['POST', `/api/registries/${list.link}/pin`],
    ['POST', `/api/registries/${list.link}/items/${item.id}/reservations`],
    ['GET', `/api/registry-gifts/${'A'.repeat(43)}`],
    ['GET', '/api/registry-search?first=emma&last=smith'],
  ] as const)
    t.equal((await ask({ method, url, headers: own })).statusCode, 404, `${method} ${url}`)
})

t.test('owners change their lists through the proxy, other sites do not', async t => {
  const { address, list } = await siteAndList(t)
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: address } })
  const add = (headers: Record<string, string>) =>
    ask({
      method: 'POST',
      url: `/api${list.home}/items`,
      headers: { cookie: `session=${list.token}`, 'content-type': 'application/json', ...headers },
      payload: { item: { title: 'Cup' } },
    })
  t.equal((await add({ 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  t.equal((await add(own)).statusCode, 201)
  t.match((await add(own)).json(), { statusCode: 409, code: 'duplicate-item', like: { title: 'Cup' } })
  t.equal((await add({ ...own, cookie: '' })).statusCode, 401)
})

t.test('what pages read', async t => {
  const { members, address, list, item } = await siteAndList(t)
  const api = createMemberApi(address, () => {})
  t.teardown(() => api.close())
  const request = (sessionToken: string | null) =>
    ({
      sessionToken,
      ip: '192.0.2.1',
      id: 'r',
      headers: {},
      cookies: {},
      deviceToken: null,
    }) as unknown as FastifyRequest // as: what the readers use of it
  const nobody = registryReaders(api)(request(null), Promise.resolve(null))
  const owner = registryReaders(api)(request(list.token), Promise.resolve(aMember({ id_string: list.member })))
  t.match(await owner.mine(), [{ id: list.id, link: list.link, items: 1 }])
  t.match(await owner.one(list.id), { id: list.id, items: [{ id: item.id }] })
  t.equal(await owner.one('A'.repeat(22)), null)
  t.equal(await owner.one('../me'), null)
  t.equal(await owner.gifts(list.id), 'surprise')
  await t.rejects(nobody.mine())
  t.match(await nobody.guest(list.link), { status: 'open', is_owner: false, items: [{ left: 2 }] })
  t.match(await owner.guest(list.link), { is_owner: true, items: [{ left: 3 }] })
  t.equal(await nobody.guest('A'.repeat(22)), null)
  t.equal(await nobody.guest('../x'), null)
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  t.match(await nobody.gift(token, list.link), { state: 'reserved', item: { title: 'Blanket' } })
  t.equal(await nobody.gift(token, 'A'.repeat(22)), null)
  const wanted = { first: 'Emma', last: 'Smith', state: '', month: '' }
  t.match(await nobody.find(wanted), { items: [{ link: list.link, month: 2, state: 'OR' }] })
  for (let i = 0; i < 9; i++) await nobody.find(wanted)
  t.match(await nobody.find(wanted), { retryAfter: Number })
  await t.rejects(registryReaders(undefined)(request(null), Promise.resolve(null)).guest(list.link))
})

t.test('passes: the last five, each once', async t => {
  const pass = (letter: string) => letter.repeat(43)
  t.equal(withPass(undefined, pass('a')), pass('a'))
  t.equal(withPass('forged; x', pass('a')), pass('a'))
  const five = ['b', 'c', 'd', 'e', 'f'].map(pass).join('.')
  t.equal(withPass(five, pass('a')), ['a', 'b', 'c', 'd', 'e'].map(pass).join('.'))
  t.equal(withPass(five, pass('c')), ['c', 'b', 'd', 'e', 'f'].map(pass).join('.'))
})

t.test('many items at once: as much through the proxy as at the API, and no more', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const list = await aRegistry(members, 'emma@example.com')
  const site = await testSite(t, { env: { MEMBER_API_URL: await members.app.listen({ port: 0, host: '127.0.0.1' }) } })
  const send = (items: object[]) =>
    site.ask({
      method: 'POST',
      url: `/api${list.home}/items/many`,
      headers: {
        cookie: `session=${list.token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ items }),
    })
  const items = Array.from({ length: 200 }, (_, i) => ({ title: `Wish ${i}`, note: `${i} ${'n'.repeat(480)}` }))
  const added = await send(items)
  t.equal(added.statusCode, 201, 'more than 64 KB')
  t.match(added.json(), { added: 200 })
  t.equal((await send([{ title: 'x'.repeat(1_000_000) }])).statusCode, 413)
})

t.test('a changed wish leaves the member known, a changed list does not', async t => {
  const looked: string[] = []
  const api = await memberApi(t, (request, response) => {
    if (request.url === '/members/me') looked.push('me')
    json(response, 200, request.url === '/members/me' ? memberBody('Emma') : {})
  })
  const { ask } = await testSite(t, { env: { MEMBER_API_URL: api.url } })
  const send = (method: 'GET' | 'PUT' | 'PATCH', url: string) =>
    ask({
      method,
      url,
      headers: { ...signedIn('emma'), ...own, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: {} }),
    })
  const list = '/api/members/id-of-Emma/registries/r-1'
  for (const [method, url, times] of [
    ['GET', '/a/foods-to-limit-in-pregnancy', 1],
    ['PUT', `${list}/items/i-1`, 1],
    ['PUT', `${list}/order`, 1],
    ['GET', '/a/foods-to-limit-in-pregnancy', 1],
    ['PATCH', list, 1],
    ['GET', '/a/foods-to-limit-in-pregnancy', 2],
  ] as const) {
    t.equal((await send(method, url)).statusCode, 200, `${method} ${url}`)
    t.equal(looked.length, times, `after ${method} ${url}`)
  }
})
