// A browser that owners have used keeps their surprise, also when nobody is signed in.
import { aGuest, aRegistry, leftFor } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

onBothStores('what a marked browser is shown does not tell what is reserved, until the day', async (t, place) => {
  const clock = { now: Date.parse('2027-01-30T12:00:00Z') }
  const members = await testMembers(t, place, { clock })
  const list = await aRegistry(members, 'emma@example.com')
  const [item, other] = [await list.add({ title: 'Blanket', quantity: 2 }), await list.add({ title: 'Cup' })]
  const { mark } = await list.read()
  const look = async (own?: string, path = '') =>
    (
      await members.ask('GET', `/registries/${list.link}${path}`, { headers: own ? { 'x-registry-own': own } : {} })
    ).json()
  const views = async (own?: string) => [await look(own), await look(own, '/left'), await look(own, '/head')]
  const before = await views(`${'x'.repeat(22)}.${mark}`)
  t.match(before[0], { registry: { is_owner: true, is_owners_browser: true } })
  await aGuest(members, list.link).reserve(item.id)
  await aGuest(members, list.link).reserve(other.id)
  t.same(await views(mark), before, 'nothing of it shows')
  t.match((await look(mark, '/left')).left, { [item.id]: 2, [other.id]: 1 })
  for (const wrong of [undefined, 'x'.repeat(22), mark.slice(1), `${mark},x`])
    t.match(await look(wrong), { registry: { is_owner: false, is_owners_browser: false } }, `${wrong}`)
  const tried = await members.ask('POST', `/registries/${list.link}/items/${other.id}/reservations`, {
    headers: { 'x-registry-own': mark },
    body: { name: 'Emma', email: 'emma2@example.com', quantity: 1 },
  })
  t.match(tried.json(), { statusCode: 409, code: 'own-list' }, 'not even by trying')
  t.match((await members.ask('GET', `/registries/${list.link}`, { token: list.token })).json(), {
    registry: { is_owner: true, is_owners_browser: false },
  })
  clock.now = Date.parse('2027-02-01T00:00:00Z')
  t.match(await look(mark), { registry: { is_owner: false, is_owners_browser: false } }, 'the day has come')
  t.match((await look(mark, '/left')).left, { [item.id]: 1, [other.id]: 0 })
})

onStore('a mark opens nothing: a list with a PIN still asks for it', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const { mark } = await list.read()
  await list.send('PUT', '/pin', { pin: '246824' })
  const seen = await members.ask('GET', `/registries/${list.link}`, { headers: { 'x-registry-own': mark } })
  t.same(seen.json(), { registry: { status: 'pin' } })
})

onStore('a giver sees what a wish was called when it was chosen', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Crib' })
  const guest = aGuest(members, list.link)
  const { token } = (await guest.reserve(item.id)).json()
  await list.send('PUT', `/items/${item.id}`, { item: { title: 'Stroller' } })
  const read = async () => (await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)).json().gift
  t.match(await read(), { item: { title: 'Stroller' }, chosen_title: 'Crib' })
  t.equal(await leftFor(guest, item.id), 0)
  await list.send('DELETE', `/items/${item.id}`)
  t.match(await read(), { item: null, chosen_title: '' })
})
