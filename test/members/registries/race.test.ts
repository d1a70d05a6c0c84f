// Many guests at once: nothing is ever promised twice.

import { registryLimits } from '../../../domain/registry/registry.ts'
import { newId } from '../../../members/ids.ts'
import { forgottenGiver } from '../../../members/registries/giver-data.ts'
import { hashed } from '../../../members/store/sealing.ts'
import { aGuest, aRegistry } from '../../support/members/a-registry.ts'
import { type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores } from '../../support/stores.ts'

const countIn = async ({ store }: TestMembers, item: string) => {
  const rows = await store.db
    .selectFrom('registry_reservations')
    .select('quantity')
    .where('item_id', '=', item)
    .where('state', '!=', 'released')
    .execute()
  const { reserved } = await store.db
    .selectFrom('registry_items')
    .select('reserved')
    .where('id', '=', item)
    .executeTakeFirstOrThrow()
  return { rows: rows.length, pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0), reserved }
}

onBothStores('200 guests at once for 3 of one thing', async (t, place, kind) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket', quantity: 3 })
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: 200 }, () => aGuest(members, list.link).reserve(item.id)))
  t.comment(`${kind}: 200 reservations answered in ${Math.round(performance.now() - started)} ms`)
  const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode)
  t.equal(statuses.get(201)?.length, 3, [...statuses.keys()].join())
  t.ok(answers.every(({ statusCode }) => [201, 409, 503].includes(statusCode)))
  for (const refused of statuses.get(409) ?? []) t.match(refused.json(), { code: 'taken', left: 0 })
  t.same(await countIn(members, item.id), { rows: 3, pieces: 3, reserved: 3 })
})

onBothStores('shares, several at once, and guests who change their mind', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Stroller', price: 60_000, shares: 10 })
  for (const round of [1, 2]) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => aGuest(members, list.link).reserve(item.id, { quantity: 3 })),
    )
    const tokens = answers.flatMap(answer => (answer.statusCode === 201 ? [answer.json().token] : []))
    t.equal(tokens.length, 3, `round ${round}`)
    t.same(await countIn(members, item.id), { rows: 3, pieces: 9, reserved: 9 })
    await Promise.all(
      [...tokens, ...tokens].map(token =>
        members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'released' } }),
      ),
    )
    t.same(await countIn(members, item.id), { rows: 0, pieces: 0, reserved: 0 }, 'each is given back once')
  }
})

onBothStores('a form that is sent twice reserves once', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Cup', quantity: 9 })
  const guest = aGuest(members, list.link)
  const key = 'k'.repeat(22)
  const answers = await Promise.all([1, 2, 3].map(() => guest.reserve(item.id, { key })))
  t.same(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]))
  t.equal(new Set(answers.map(answer => answer.json().token)).size, 1)
  t.same(await countIn(members, item.id), { rows: 1, pieces: 1, reserved: 1 })
  t.equal((await members.letters()).filter(({ subject }) => subject?.startsWith('The gift')).length, 1)
  t.equal((await guest.reserve(item.id, { key: 'k'.repeat(23) })).statusCode, 201)
  t.same(await countIn(members, item.id), { rows: 2, pieces: 2, reserved: 2 })
})

/** How many of these answers have each status. */
const statusesOf = (answers: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

onBothStores('many at once under one address get as many gifts as one after the other', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const items = []
  for (let i = 0; i < 20; i++) items.push(await list.add({ title: `Cup ${i}` }))
  const email = 'ada@example.com'
  const answers = await Promise.all(items.map(({ id }) => aGuest(members, list.link).reserve(id, { email })))
  t.same(statusesOf(answers), { 201: registryLimits.openGifts, 422: 20 - registryLimits.openGifts })
  const { left } = (await members.ask('GET', `/registries/${list.link}/left`)).json()
  t.equal(Object.values(left).filter(one => one === 0).length, registryLimits.openGifts, 'the refused took nothing')
})

onBothStores('many at once fill a list up to its last gift', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const items = []
  for (let i = 0; i < 9; i++) items.push(await list.add({ title: `Cup ${i}` }))
  const first = await aGuest(members, list.link).reserve(items[0]?.id ?? '')
  t.equal(first.statusCode, 201)
  const { db } = members.store
  const row = await db.selectFrom('registry_reservations').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: registryLimits.reservations - 4 }, (_, i) => ({
    ...row,
    ...forgottenGiver,
    made_under: hashed(''),
    state: 'bought' as const,
    id: newId(),
    token_hash: `${i}`,
  }))
  await db.insertInto('registry_reservations').values(others).execute()
  const answers = await Promise.all(items.slice(1).map(({ id }) => aGuest(members, list.link).reserve(id)))
  t.same(statusesOf(answers), { 201: 3, 422: 5 })
  t.match(answers.find(({ statusCode }) => statusCode === 422)?.json(), { code: 'gifts-full' })
})
