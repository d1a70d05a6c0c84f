// Two lists that differ in nothing but reservations: until the day nobody among the owners can tell them apart, by no
// answer, error, version, order or export.
import type { LightMyRequestResponse } from 'fastify'
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry, type OwnedList } from '../../support/members/a-registry.ts'
import { countStatements } from '../../support/members/count-statements.ts'
import { password, type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

interface World {
  members: TestMembers
  list: OwnedList
  items: string[]
}

const things = [
  { title: 'Blanket', quantity: 2, price: 4950 },
  { title: 'Stroller', price: 60_000, shares: 10 },
  { title: 'Dinner', kind: 'help', group: 'help' },
  { title: 'Cup', quantity: 3 },
  { title: 'Ball' },
]

async function world(members: TestMembers, name: string): Promise<World> {
  const list = await aRegistry(members, `${name}@example.com`)
  const items: string[] = []
  for (const thing of things) items.push((await list.add(thing)).id)
  return { members, list, items }
}

/** An answer without what is random or time: ids, links, tokens, instants. */
function plain({ statusCode, headers, body }: LightMyRequestResponse, { list, items }: World): string {
  const known = [list.id, list.link, list.member, list.token, ...items]
  const named = known.reduce((text, id, i) => text.replaceAll(id, `<${i}>`), body)
  const timeless = named
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/"[\w-]{22}"/g, '"<id>"')
    .replaceAll(/(?:quiet|full)@example\.com/g, '<mail>')
    .replaceAll(/member-\w{10}/g, '<username>')
    .replaceAll(/\/avatars\/[\w.-]+/g, '<avatar>')
    .replaceAll(/[\w-]{22}\.svg/g, '<avatar>')
    .replaceAll(/"known_places":\[[^\]]*\]/g, '') // in the order of random hashes
  const { date: _, 'content-length': length, ...others } = headers
  const bytes = Buffer.byteLength(body) === Number(length) || length === undefined
  return JSON.stringify({ statusCode, others, bytes, timeless })
}

/** All that an owner can ask for and change, in an order in which each means something. */
const asked: ((world: World) => Promise<LightMyRequestResponse>)[] = [
  ({ list }) => list.send('GET'),
  ({ list, members }) => members.ask('GET', `/members/${list.member}/registries`, { token: list.token }),
  ({ list, members }) => members.ask('GET', '/members/me', { token: list.token }),
  ({ list }) => list.send('GET', '/gifts'),
  ({ list }) => list.send('PUT', `/gifts/${'A'.repeat(22)}`, { thanked: true }),
  ({ list, members }) => members.ask('GET', `/registries/${list.link}`, { token: list.token }),
  ({ list, members }) => members.ask('GET', `/registries/${list.link}/left`, { token: list.token }),
  ...[0, 1, 2, 3, 4].map(
    i =>
      ({ list, members, items }: World) =>
        members.ask('POST', `/registries/${list.link}/items/${items[i]}/reservations`, {
          token: list.token,
          body: { name: 'Emma', email: 'emma@example.com', quantity: 99 },
        }),
  ),
  ({ list, items }) => list.send('PUT', '/order', { items: items.toReversed() }),
  ({ list, items }) => list.send('PUT', `/items/${items[0]}`, { item: { quantity: 1, note: 'Less.' } }),
  ({ list, items }) => list.send('PUT', `/items/${items[1]}`, { item: { shares: null } }),
  ({ list, items }) => list.send('PUT', `/items/${items[1]}`, { item: { shares: 51 } }),
  ({ list, items }) => list.send('DELETE', `/items/${items[2]}`),
  ({ list, items }) => list.send('POST', `/items/${items[2]}/restore`),
  ({ list, items }) => list.send('DELETE', `/items/${items[3]}`),
  ({ list, items }) => list.send('DELETE', `/items/${items[3]}`),
  ({ list }) => list.send('POST', '/items', { item: { title: 'the blanket' } }),
  ({ list }) => list.send('POST', '/items/many', { items: [{ title: 'Cup' }, { title: 'Spoon' }] }),
  ({ list }) => list.send('PATCH', '', { registry: { message: 'Changed.' } }, { 'if-match': '"1"' }),
  ({ list }) => list.send('PATCH', '', { registry: { surprise_until: '2026-11-22' } }),
  ({ list }) => list.send('PATCH', '', { registry: { surprise_until: null } }),
  ({ list }) => list.send('PATCH', '', { registry: { surprise_until: '2027-03-01' } }),
  ({ list }) => list.send('PUT', '/pin', { pin: '123456' }),
  ({ list, members }) => members.ask('GET', `/registries/${list.link}`, { token: list.token }),
  ({ list, members }) => members.ask('GET', `/registries/${list.link}`),
  ({ list }) => list.send('PUT', '/status', { status: 'paused' }),
  ({ list, members }) => members.ask('GET', `/registries/${list.link}`, { token: list.token }),
  ({ list }) => list.send('PUT', '/status', { status: 'open' }),
  ({ list }) => list.send('DELETE', '/owners/me'),
  ({ list }) => list.send('POST', '/invitations', { email: 'jo@example.com' }),
  ({ list, members }) => members.ask('GET', `/members/${list.member}/export`, { token: list.token }),
  ({ list }) => list.send('POST', '/link'),
  ({ list }) => list.send('GET'),
]

/** Guests reserve, buy and give back, all over the list. */
async function reserveALot({ members, list, items }: World): Promise<void> {
  for (const [i, quantity] of [
    [0, 2],
    [1, 4],
    [2, 1],
    [3, 2],
  ] as const) {
    const guest = aGuest(members, list.link)
    const answer = await guest.reserve(items[i] ?? '', { quantity, message: 'For you' })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    if (i === 1)
      await members.ask('PUT', `/registry-gifts/${answer.json().token}?under=${list.link}`, {
        body: { state: 'bought' },
      })
  }
}

onBothStores('an owner cannot tell a list with reservations from one without', async (t, place) => {
  const members = await testMembers(t, place)
  const [quiet, full] = [await world(members, 'quiet'), await world(members, 'full')]
  await reserveALot(full)
  const work = countStatements(members)
  for (const [i, ask] of asked.entries()) {
    const one = await ask(quiet)
    const ofOne = work.take()
    const other = await ask(full)
    t.equal(plain(other, full), plain(one, quiet), `${i} ${one.statusCode}: ${one.body.slice(0, 80)}`)
    t.same(work.take(), ofOne, 'the store does the same for it')
    t.ok(ofOne.length > 0 && one.statusCode < 500)
  }
  work.end()
  members.clock.now += 11 * 60_000
  await takeRegistrySteps(members.store, members.clock.now)
  const told = (await members.letters()).filter(({ subject }) => subject?.includes('has changed'))
  t.ok(told.length >= 3, 'its givers were told')
  t.ok(told.every(({ to }) => to?.[0]?.address?.startsWith('guest')))
  const { token } = (await members.ask('POST', '/sessions', { body: { email: 'full@example.com', password } })).json()
  const items = (await members.ask('GET', full.list.home, { token })).json().registry.items
  t.notOk(JSON.stringify(items).includes('reserved'))
})

onBothStores('deleting a list, or the account, is the same work with reservations and without', async (t, place) => {
  const members = await testMembers(t, place)
  const deletions: ((world: World) => Promise<LightMyRequestResponse>)[] = [
    ({ list }) => list.send('DELETE'),
    ({ list }) => members.ask('DELETE', `/members/${list.member}`, { token: list.token, body: { password } }),
  ]
  for (const [i, remove] of deletions.entries()) {
    const [quiet, full] = [await world(members, `quiet${i}`), await world(members, `full${i}`)]
    await reserveALot(full)
    await members.letters()
    const work = countStatements(members)
    t.equal((await remove(quiet)).statusCode, 204)
    const ofQuiet = work.take()
    t.equal((await remove(full)).statusCode, 204)
    t.same(work.take(), ofQuiet, 'the store does the same for it')
    work.end()
    t.equal((await aGuest(members, full.list.link).look()).statusCode, 404)
    const gone = (await members.letters()).filter(({ subject }) => subject?.endsWith('is closed'))
    t.equal(gone.length, 3 * (i + 1), 'its givers are told a moment later')
    t.same(await members.store.db.selectFrom('registries').select('id').execute(), [], 'and nothing is left of it')
  }
})

onBothStores('a surprise ends on its day, and no sooner than the owners could know a week before', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com', { surprise_until: '2026-12-20' })
  const until = async (surprise_until: string | null) => {
    const answer = await list.send('PATCH', '', { registry: { surprise_until } })
    return answer.statusCode === 200 ? answer.json().registry.surprise_until : answer.json().code
  }
  t.equal(await until('2026-11-27'), 'surprise-soon')
  t.equal(await until(null), 'surprise-soon')
  t.equal(await until(''), 'surprise-soon')
  t.equal(await until('2026-11-20'), 'surprise-soon')
  t.equal(await until('2027-01-20'), '2027-01-20')
  t.equal(await until('2026-11-28'), '2026-11-28')
  t.equal(await until('1900-01-01'), 'surprise-date')
  t.equal(await until('3000-01-01'), 'surprise-date')
  t.equal(await until('2026-02-30'), 'surprise-date')
  const gifts = async (headers = {}) => (await list.send('GET', '/gifts', undefined, headers)).statusCode
  members.clock.now = Date.parse('2026-11-27T23:59:59.999Z')
  t.equal(await gifts(), 409)
  t.equal(await gifts({ 'x-visitor-day': '2026-11-28' }), 409, 'the visitor’s own day does not count')
  members.clock.now += 1
  t.equal(await gifts(), 200)
  t.equal(await until('2026-12-20'), '2026-12-20', 'another one may begin')
  t.equal(await gifts(), 409)
})
