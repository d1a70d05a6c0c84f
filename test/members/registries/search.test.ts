// Finding a list by a name: only those that want to be found, and only what they say there.
import { aRegistry } from '../../support/members/a-registry.ts'
import { testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

onBothStores('by both names, from two letters on', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com', { findable: true })
  await aRegistry(members, 'eve@example.com')
  let asked = 0
  const find = async (query: object) => {
    const ip = `10.0.0.${++asked}`
    return (await members.ask('GET', `/registry-search?${new URLSearchParams({ ...query })}`, { ip })).json()
  }
  const found = {
    items: [
      {
        link: list.link,
        parents: [
          { first_name: 'Emma', last_name: 'Smith' },
          { first_name: 'Jo', last_name: 'Álvarez-Smith' },
        ],
        month: 2,
        year: 2027,
        state: 'OR',
      },
    ],
  }
  for (const query of [
    { first: 'Emma', last: 'Smith' },
    { first: 'em', last: 'SM' },
    { first: 'jo', last: 'alvarez' },
    { first: 'JO', last: 'ALVAREZ SMITH' },
    { first: 'Emma', last: 'Smith', state: 'OR', month: '2' },
    { first: 'Emma', last: 'Smith', state: '', month: '' },
  ])
    t.same(await find(query), found, JSON.stringify(query))
  for (const query of [
    { first: 'Emma', last: 'Smithe' },
    { first: 'Jo', last: 'Smith' },
    { first: 'mma', last: 'Smith' },
    { first: 'Emma', last: 'Smith', state: 'CA' },
    { first: 'Emma', last: 'Smith', month: '3' },
    { first: '%%', last: '__' },
  ])
    t.notMatch(await find(query), { items: [{ link: String }] }, JSON.stringify(query))
  t.match(await find({ first: 'E', last: 'Smith' }), { statusCode: 422, field: 'first', code: 'search-first' })
  t.match(await find({ first: 'Emma', last: 's' }), { statusCode: 422, field: 'last', code: 'search-last' })
  t.match(await find({}), { statusCode: 422, field: 'first' })
  await list.send('PUT', '/status', { status: 'paused' })
  t.same(await find({ first: 'Emma', last: 'Smith' }), { items: [] }, 'a list that is closed is not found')
  await list.send('PUT', '/status', { status: 'open' })
  await list.send('PATCH', '', { registry: { parents: [{ first_name: 'Ada', last_name: 'Smith' }] } })
  t.same(await find({ first: 'Emma', last: 'Smith' }), { items: [] })
  t.match(await find({ first: 'Ada', last: 'Smith' }), { items: [{ link: list.link }] })
  await list.send('PATCH', '', { registry: { findable: false } })
  t.same(await find({ first: 'Ada', last: 'Smith' }), { items: [] })
  t.same(await members.store.db.selectFrom('registry_names').selectAll().execute(), [])
})

onStore('ten a minute from one network', async (t, place) => {
  const members = await testMembers(t, place)
  const find = () => members.ask('GET', '/registry-search?first=Emma&last=Smith')
  for (let i = 0; i < 10; i++) t.equal((await find()).statusCode, 200)
  const refused = await find()
  t.equal(refused.statusCode, 429)
  t.ok(Number(refused.headers['retry-after']) <= 60)
  members.clock.now += 60_000
  t.equal((await find()).statusCode, 200)
})
