// Who has a link or a token gets what it opens, and nobody else: every wrong one is answered as one that never was.
import { newId, newToken } from '../../../members/ids.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

onStore('unknown, foreign and old links and tokens are one', async (t, place) => {
  const members = await testMembers(t, place)
  const [list, other] = [await aRegistry(members, 'emma@example.com'), await aRegistry(members, 'eve@example.com')]
  const [item, foreign] = [await list.add({ title: 'Blanket' }), await other.add({ title: 'Cup' })]
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  const { token: otherToken } = (await aGuest(members, other.link).reserve(foreign.id)).json()
  const oldLink = list.link
  const { link } = (await list.send('POST', '/link')).json().registry
  const body = { name: 'Guest', email: 'guest@example.com', quantity: 1 }
  const bytes = async (method: string, url: string, sent?: object) => {
    const { statusCode, headers, body: text } = await members.ask(method, url, { body: sent })
    return JSON.stringify({ statusCode, headers: { ...headers, date: '' }, text })
  }
  const unknown = await bytes('GET', `/registries/${newId()}`)
  t.match(unknown, /^\{"statusCode":404/)
  const wrong: [method: string, url: string, body?: object][] = [
    ...[oldLink, list.id, 'x', '%00', '..', encodeURIComponent("' or 1=1 --"), token].flatMap(
      (name): [string, string, object?][] => [
        ['GET', `/registries/${name}`],
        ['GET', `/registries/${name}/left`],
        ['POST', `/registries/${name}/pin`, { pin: '1234' }],
        ['POST', `/registries/${name}/items/${item.id}/reservations`, body],
      ],
    ),
    ...[foreign.id, newId(), list.id].map((id): [string, string, object] => [
      'POST',
      `/registries/${link}/items/${id}/reservations`,
      body,
    ]),
    ...[newToken(), 'x', list.id].flatMap((name): [string, string, object?][] => [
      ['GET', `/registry-gifts/${name}?under=${link}`],
      ['PUT', `/registry-gifts/${name}?under=${link}`, { state: 'bought' }],
    ]),
    ['GET', `/registry-gifts/${token}`],
    ['GET', `/registry-gifts/${token}?under=${other.link}`],
    ['GET', `/registry-gifts/${token}?under=${oldLink}&under=${link}`],
    ['GET', `/registry-gifts/${otherToken}?under=${link}`],
    ['PUT', `/registry-gifts/${otherToken}?under=${link}`, { state: 'released' }],
  ]
  for (const [method, url, sent] of wrong) t.equal(await bytes(method, url, sent), unknown, `${method} ${url}`)
  t.match((await members.ask('GET', `/registry-gifts/${token}?under=${oldLink}`)).json(), { gift: { link: null } })
  t.match((await members.ask('GET', `/registry-gifts/${token}?under=${link}`)).json(), { gift: { link } })
})

onStore('nobody but its owners changes a list, and an owner of another list is nobody', async (t, place) => {
  const members = await testMembers(t, place)
  const [list, other] = [await aRegistry(members, 'emma@example.com'), await aRegistry(members, 'eve@example.com')]
  const [item, foreign] = [await list.add({ title: 'Blanket' }), await other.add({ title: 'Cup' })]
  const before = await list.read()
  for (const [method, path, body] of [
    ['PUT', `/items/${item.id}`, { item: { title: 'Mine' } }],
    ['DELETE', `/items/${item.id}`],
    ['POST', `/items/${item.id}/restore`],
    ['PUT', '/order', { items: [item.id] }],
  ] as const) {
    const heard = await other.send(method, path, body)
    t.equal(heard.statusCode, path === '/order' ? 200 : 404, `${method} ${path}`)
  }
  t.same((await other.read()).items, [foreign], 'an order names what it does not have in vain')
  t.same(await list.read(), before)
})

onBothStores('a PIN is guessed five times at most, over a restart too', async (t, place) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const first = await testMembers(t, place, { clock })
  const list = await aRegistry(first, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  for (const pin of ['12345', '123456789', 'abcd', '12 3456', '１２３４５６'])
    t.match((await list.send('PUT', '/pin', { pin })).json(), { statusCode: 422, field: 'pin', code: 'pin-form' }, pin)
  t.match((await list.send('PUT', '/pin', { pin: ' 246824 ' })).json(), { registry: { has_pin: true, pin: '246824' } })
  const guest = aGuest(first, list.link)
  t.same((await guest.look()).json(), { registry: { status: 'pin' } })
  t.same(await guest.left(), {})
  t.match((await guest.reserve(item.id)).json(), { statusCode: 422, field: 'pin' })
  const guess = (members: typeof first, pin: string, ip = '203.0.113.7') =>
    members.ask('POST', `/registries/${list.link}/pin`, { body: { pin }, ip })
  const { pass } = (await guess(first, '246824')).json()
  for (const pin of ['0000', '1111', '2222']) t.equal((await guess(first, pin)).statusCode, 422)
  const second = await testMembers(t, place, { clock })
  for (const pin of ['3333', '4444']) t.equal((await guess(second, pin)).statusCode, 422)
  const refused = await guess(second, '246824')
  t.equal(refused.statusCode, 429, 'even the right one')
  t.ok(Number(refused.headers['retry-after']) <= 600)
  t.equal((await guess(second, '246824', '198.18.0.1')).statusCode, 200, 'from elsewhere')
  clock.now += 10 * 60_000
  t.equal((await guess(second, '246824')).statusCode, 200)

  const inside = aGuest(first, list.link, `${'x'.repeat(43)}.${pass}`)
  t.match((await inside.look()).json(), { registry: { status: 'open' } })
  t.equal((await inside.reserve(item.id)).statusCode, 201)
  t.match((await first.ask('GET', `/registries/${list.link}`, { token: list.token })).json(), {
    registry: { status: 'open', is_owner: true },
  })
  await list.send('PUT', '/pin', { pin: '135713' })
  t.match((await inside.look()).json(), { registry: { status: 'pin' } }, 'a new PIN voids passes')
  await list.send('PUT', '/pin', { pin: '246824' })
  t.match((await inside.look()).json(), { registry: { status: 'pin' } }, 'also the same PIN again')
  await list.send('PUT', '/pin', { pin: null })
  t.match((await aGuest(first, list.link).look()).json(), { registry: { status: 'open' } })
})

onBothStores(
  'many networks that guess a PIN slow each other down, and shut out nobody who knows it',
  async (t, place) => {
    const members = await testMembers(t, place)
    const list = await aRegistry(members, 'emma@example.com')
    await list.send('PUT', '/pin', { pin: '246824' })
    const guess = async (pin: string, ip: string) =>
      (await members.ask('POST', `/registries/${list.link}/pin`, { body: { pin }, ip })).statusCode
    for (let i = 0; i < 100; i++) t.equal(await guess('000000', `10.1.${i}.1`), 422)
    t.equal(await guess('246824', '10.2.0.1'), 200, 'a guest who knows it')
    t.equal(await guess('246824', '10.2.0.1'), 200, 'and once more')
    t.equal(await guess('000000', '10.3.0.1'), 422)
    t.equal(await guess('000001', '10.3.0.1'), 429, 'one guess in ten minutes')
    t.equal(await guess('000001', '10.1.7.1'), 422, 'who had four tries left has one')
    t.equal(await guess('000002', '10.1.7.1'), 429)
    t.equal(await guess('246824', '10.4.0.1'), 200)
  },
)
