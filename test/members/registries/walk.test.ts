// A list from its first line to its thank-you notes.
import { emptyItem } from '../../../domain/registry/csv.ts'
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry, leftFor } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const day = 86_400_000

onBothStores('a list is made, filled, shared, reserved from, and thanked for', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  t.match(await list.read(), {
    link: /^[\w-]{22}$/,
    event_date: '2027-02-01',
    surprise_until: '2027-02-01',
    revealed: false,
    status: 'open',
    owners: [{ name: 'Emma', you: true }],
    has_pin: false,
    items: [],
    version: 1,
  })
  const blanket = await list.add({
    title: ' Blanket ',
    url: 'shop.example/blanket?utm_source=x',
    price: 4950,
    quantity: 3,
  })
  t.same(blanket, {
    ...emptyItem,
    id: blanket.id,
    title: 'Blanket',
    url: 'https://shop.example/blanket',
    price: 4950,
    quantity: 3,
  })
  const stroller = await list.add({ title: 'Stroller', price: 60_000, shares: 10, priority: 'most', group: 'out' })
  t.same((await list.read()).items, [blanket, stroller])

  const [anna, bert] = [aGuest(members, list.link), aGuest(members, list.link)]
  const seen = (await anna.look()).json().registry
  t.match(seen, { status: 'open', is_owner: false, town: 'Springfield', items: [{ left: 3 }, { left: 10 }] })
  t.notOk('address' in seen || 'pin' in seen || 'owners' in seen)
  const reserved = await anna.reserve(blanket.id, { quantity: 2, message: 'With love' })
  t.equal(reserved.statusCode, 201)
  const { token } = reserved.json()
  members.clock.now += 1000 // gifts are in the order of their time
  t.equal((await bert.reserve(stroller.id, { quantity: 4 })).statusCode, 201)
  t.same(await bert.left(), { [blanket.id]: 1, [stroller.id]: 6 })
  t.match((await bert.reserve(blanket.id, { quantity: 2 })).json(), { statusCode: 409, code: 'taken', left: 1 })

  const gift = `/registry-gifts/${token}?under=${list.link}`
  t.match((await members.ask('GET', gift)).json(), {
    gift: { state: 'reserved', quantity: 2, item: { title: 'Blanket' }, address: '', giver: { message: 'With love' } },
  })
  await list.send('PATCH', '', { registry: { address: '1 Main St', show_address: true } })
  t.match((await members.ask('PUT', gift, { body: { state: 'bought' } })).json(), {
    gift: { state: 'bought', address: '1 Main St', link: list.link },
  })
  t.same((await list.send('GET', '/gifts')).json().code, 'still-a-surprise')

  members.clock.now = Date.parse('2027-02-01T00:00:00Z')
  await takeRegistrySteps(members.store, members.clock.now)
  const session = await members.ask('POST', '/sessions', {
    body: { email: 'emma@example.com', password: 'a long enough password' },
  })
  const later = { ...list, token: session.json().token }
  const gifts = (await members.ask('GET', `${list.home}/gifts`, { token: later.token })).json().gifts
  t.match(gifts, [
    { item: { title: 'Blanket', removed: false }, quantity: 2, state: 'bought', thanked: false },
    { item: { title: 'Stroller', shares: 10 }, quantity: 4, state: 'reserved' },
  ])
  const thanks = { thanked: true, thanks: 'Thank you!' }
  const thanked = await members.ask('PUT', `${list.home}/gifts/${gifts[0].id}`, { token: later.token, body: thanks })
  t.match(thanked.json(), { gift: thanks })
  t.match((await members.ask('GET', gift)).json(), { gift: { thanks: 'Thank you!' } })
  t.match((await members.ask('PUT', gift, { body: { state: 'released' } })).json(), {
    gift: { state: 'released', giver: { name: '', message: '' }, item: null, address: '' },
  })
  t.equal(await leftFor(bert, blanket.id), 3)

  members.clock.now += 62 * day
  await takeRegistrySteps(members.store, members.clock.now)
  t.equal((await members.ask('GET', gift)).statusCode, 404, 'after 60 days nothing is known of givers')
})
