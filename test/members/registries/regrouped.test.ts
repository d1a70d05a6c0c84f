// A wish that becomes a group gift, or stops being one: what its givers promised means something else now.
import { takeRegistrySteps } from '../../../members/registries/steps.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const minute = 60_000

async function told(members: TestMembers, after: number) {
  members.clock.now += after
  await takeRegistrySteps(members.store, members.clock.now)
  const changed = (await members.letters()).filter(({ subject }) => subject?.includes('has changed'))
  return changed.map(({ to }) => to?.[0]?.address).toSorted()
}

onBothStores('givers of a wish hear that it is given in shares now, or whole', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const [whole, shared, back] = [
    await list.add({ title: 'Stroller', price: 60_000 }),
    await list.add({ title: 'Crib', price: 40_000, shares: 10 }),
    await list.add({ title: 'Carrier', price: 20_000 }),
  ]
  for (const [item, email] of [
    [whole, 'whole@example.com'],
    [shared, 'share@example.com'],
    [back, 'back@example.com'],
  ] as const)
    t.equal((await aGuest(members, list.link).reserve(item.id, { email })).statusCode, 201)
  await list.send('PUT', `/items/${whole.id}`, { item: { shares: 10 } })
  await list.send('PUT', `/items/${shared.id}`, { item: { shares: null } })
  await list.send('PUT', `/items/${back.id}`, { item: { shares: 4 } })
  t.same(await told(members, 5 * minute), [], 'not at once')
  await list.send('PUT', `/items/${back.id}`, { item: { shares: null } })
  t.same(await told(members, 11 * minute), ['share@example.com', 'whole@example.com'], 'not of what was undone')

  const { email, taken } = { email: 'later@example.com', taken: aGuest(members, list.link) }
  t.equal((await taken.reserve(whole.id, { email })).statusCode, 201)
  await list.send('PUT', `/items/${whole.id}`, { item: { shares: 12 } })
  t.equal((await told(members, 11 * minute)).length, 2, 'more shares of the same kind are no news')
})
