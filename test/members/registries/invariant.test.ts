// What counts as reserved is what is reserved, whatever givers and owners do at the same time; and whoever takes and
// gives back does not use up the list.
import fc from 'fast-check'
import { registryLimits } from '../../../domain/registry/registry.ts'
import { newId, newToken, sha256 } from '../../../members/ids.ts'
import { hashed, sealed } from '../../../members/store/sealing.ts'
import { aGuest, aRegistry, type OwnedList } from '../../support/members/a-registry.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

type Step =
  | { does: 'reserve'; count: number }
  | { does: 'bought' | 'reserved' | 'released'; which: number }
  | { does: 'quantity' | 'shares'; to: number }
  | { does: 'delete' | 'restore' | 'pause' | 'open' | 'order' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('reserve' as const), count: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('bought' as const, 'reserved' as const, 'released' as const, 'released' as const),
      which: fc.nat(8),
    }),
  },
  fc.record({ does: fc.constantFrom('quantity' as const, 'shares' as const), to: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    does: fc.constantFrom('delete' as const, 'restore' as const, 'pause' as const, 'open' as const, 'order' as const),
  }),
)

interface World {
  members: TestMembers
  list: OwnedList
  item: string
  tokens: string[]
}

async function take({ members, list, item, tokens }: World, one: Step): Promise<number> {
  const path = `/items/${item}`
  switch (one.does) {
    case 'reserve': {
      const answer = await aGuest(members, list.link).reserve(item, { quantity: one.count })
      if (answer.statusCode === 201) tokens.push(answer.json().token)
      return answer.statusCode
    }
    case 'quantity':
      return (await list.send('PUT', path, { item: { quantity: one.to, shares: null } })).statusCode
    case 'shares':
      return (await list.send('PUT', path, { item: { quantity: 1, shares: one.to + 1 } })).statusCode
    case 'delete':
      return (await list.send('DELETE', path)).statusCode
    case 'restore':
      return (await list.send('POST', `${path}/restore`)).statusCode
    case 'pause':
    case 'open':
      return (await list.send('PUT', '/status', { status: one.does === 'open' ? 'open' : 'paused' })).statusCode
    case 'order':
      return (await list.send('PUT', '/order', { items: [item] })).statusCode
    default: {
      const token = tokens[one.which % Math.max(tokens.length, 1)] ?? newToken()
      const url = `/registry-gifts/${token}?under=${list.link}`
      return (await members.ask('PUT', url, { body: { state: one.does } })).statusCode
    }
  }
}

/** What the item says is reserved, and what its live reservations add up to. */
async function sums({ members: { store }, item }: World) {
  const { reserved } = await store.db
    .selectFrom('registry_items')
    .select('reserved')
    .where('id', '=', item)
    .executeTakeFirstOrThrow()
  const live = await store.db
    .selectFrom('registry_reservations')
    .select('quantity')
    .where('item_id', '=', item)
    .where('state', '!=', 'released')
    .execute()
  return { reserved, live: live.reduce((sum, { quantity }) => sum + quantity, 0) }
}

onBothStores('reserved is the sum of the live reservations after any interleaving', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), async rounds => {
      await list.send('PUT', '/status', { status: 'open' })
      const { id } = (
        await list.send('POST', '/items', { anyway: true, item: { title: 'Cup', quantity: 3, price: 900 } })
      ).json().item
      const world: World = { members, list, item: id, tokens: [] }
      let most = 3
      for (const together of rounds) {
        for (const one of together) if ('to' in one) most = Math.max(most, one.to + 1)
        const codes = await Promise.all(together.map(one => take(world, one)))
        const { reserved, live } = await sums(world)
        if (codes.some(code => code >= 500) || reserved !== live || reserved > most) return false
      }
      await list.send('DELETE', `/items/${id}`)
      return true
    }),
    { numRuns: 25 },
  )
  t.pass('25 interleavings')
})

onStore('gifts that were given back take no room on the list', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'released' } })
  const { db } = members.store
  const { key_slot } = await db.selectFrom('registries').selectAll().executeTakeFirstOrThrow()
  const {
    id: _,
    token_hash: __,
    ...released
  } = await db.selectFrom('registry_reservations').selectAll().executeTakeFirstOrThrow()
  t.equal(released.state, 'released')
  const nothing = { token: '', link: '', giver_name: '', giver_email: '', message: '', thanks: '', item_title: '' }
  // As if somebody had taken it and given it back for days.
  const rows = Array.from({ length: registryLimits.reservations }, (_, i) => ({
    ...released,
    ...sealed({ key_slot }, 'registry_reservations', nothing),
    made_under: hashed('some link'),
    id: newId(),
    token_hash: sha256(`released ${i}`),
  }))
  for (let i = 0; i < rows.length; i += 100)
    await db
      .insertInto('registry_reservations')
      .values(rows.slice(i, i + 100))
      .execute()
  t.equal((await aGuest(members, list.link).reserve(item.id)).statusCode, 201)
})
