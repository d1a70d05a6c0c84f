// Keeping a list together, leaving it, losing a pregnancy, deleting the account.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Registry } from '../../../contract/registry.ts'
import { emptyDeleted, endFarewells } from '../../../members/registries/farewells.ts'
import { aGuest, aRegistry, listOf, ownedList } from '../../support/members/a-registry.ts'
import { password, type TestMembers, testMembers } from '../../support/members.ts'
import { onBothStores, onStore } from '../../support/stores.ts'

const day = 86_400_000

/** Invites an address, and gives the token in the letter. */
async function invited(members: TestMembers, list: Awaited<ReturnType<typeof aRegistry>>, email: string) {
  const answer = await list.send('POST', '/invitations', { email })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const letter = (await members.letters()).findLast(
    ({ to, text }) => to?.[0]?.address === email && text?.includes('/invitation/'),
  )
  return /invitation\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''
}

onBothStores('two keep a list together, and one leaves it', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const item = await list.add({ title: 'Blanket' })
  const { token, member } = await members.join('jo@example.com', { first_name: 'Jo' })
  const accept = (invitation: string) =>
    members.ask('POST', `/members/${member.id_string}/registry-invitations/${invitation}`, { token })
  const first = await invited(members, list, 'jo@example.com')
  members.clock.now += 1000 // letters are in the order of their time
  const second = await invited(members, list, 'jo@example.com')
  t.equal((await list.read()).invited, 1)
  t.equal((await accept(first)).statusCode, 404, 'a newer invitation replaces it')
  const accepted = await accept(second)
  t.match(accepted.json(), { registry: { id: list.id, items: [item], invited: 0 } })
  t.equal((await accept(second)).statusCode, 404, 'once')
  const jos = ownedList(members, token, member.id_string, list)
  t.same((await jos.read()).owners, [
    { name: 'Emma', you: false },
    { name: 'Jo', you: true },
  ])
  const cup = await jos.add({ title: 'Cup' })
  t.same((await list.read()).items, [item, cup])
  t.match((await members.ask('GET', `/registries/${list.link}`, { token })).json(), { registry: { is_owner: true } })
  t.equal((await list.send('DELETE', '/owners/me')).statusCode, 204)
  t.equal((await list.send('GET')).statusCode, 404)
  t.match((await jos.send('DELETE', '/owners/me')).json(), { statusCode: 422, code: 'last-owner' })
  t.same((await jos.read()).owners, [{ name: 'Jo', you: true }])
  const late = await invited(members, jos, 'emma@example.com')
  members.clock.now += 14 * day
  const again = (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).json()
  const path = `/members/${list.member}/registry-invitations/${late}`
  t.equal((await members.ask('POST', path, { token: again.token })).statusCode, 404, 'after 14 days')
})

onBothStores('a change that is based on an older state is not made', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  await list.add({ title: 'Blanket' })
  const stale = await list.send('PATCH', '', { registry: { town: 'Salem' } }, { 'if-match': '"1"' })
  t.match(stale.json(), { statusCode: 409, code: 'conflict', registry: { version: 2, town: 'Springfield' } })
  t.same(stale.json().registry, await list.read())
  const fresh = await list.send('PATCH', '', { registry: { town: 'Salem' } }, { 'if-match': '"2"' })
  t.match(fresh.json(), { registry: { version: 3, town: 'Salem' } })
  const key = { 'idempotency-key': 'one-press' }
  const twice = [1, 2].map(() => list.send('POST', '/items', { item: { title: 'Cup' } }, key))
  const [one, other] = await Promise.all(twice)
  t.same(one?.json(), other?.json())
  t.equal((await list.read()).items.length, 2)
  const like = await list.send('POST', '/items', { item: { title: 'cups' } })
  t.match(like.json(), { statusCode: 409, code: 'duplicate-item', like: { title: 'Cup' } })
  t.equal((await list.send('POST', '/items', { item: { title: 'cups' }, anyway: true })).statusCode, 201)
})

onBothStores('of two who change the same, the later one is told and nothing is lost', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const [cup, bib] = [await list.add({ title: 'Cup', note: 'Blue' }), await list.add({ title: 'Bib' })]
  const refused = { statusCode: 409, code: 'conflict' }
  const item = `/items/${cup.id}`
  const { id: _, ...was } = cup
  t.equal((await list.send('PUT', item, { item: { note: 'Red' }, was })).statusCode, 200)
  t.match((await list.send('PUT', item, { item: { title: 'Mug' }, was })).json(), refused)
  t.match((await list.read()).items[0], { title: 'Cup', note: 'Red' })
  t.equal((await list.send('PUT', item, { item: { title: 'Mug' }, was: { ...was, note: 'Red' } })).statusCode, 200)
  await list.add({ title: 'Ball' })
  const town = { registry: { town: 'Salem' }, was: { town: 'Springfield' } }
  t.equal((await list.send('PATCH', '', town)).statusCode, 200, 'another wish is no change of it')
  t.match((await list.send('PATCH', '', town)).json(), refused)
  const paused = { status: 'paused', words: 'one', was: { status: 'open', words: null } }
  t.equal((await list.send('PUT', '/status', paused)).statusCode, 200)
  t.match((await list.send('PUT', '/status', { ...paused, status: 'hidden' })).json(), refused)
  const seen = (await list.read()).items.map(({ id }) => id)
  await list.send('DELETE', `/items/${bib.id}`)
  const last = await list.add({ title: 'Last' })
  const order = seen.toReversed()
  t.equal((await list.send('PUT', '/order', { items: order, was: seen })).statusCode, 200, 'others come and go')
  t.match((await list.send('PUT', '/order', { items: seen, was: seen })).json(), refused)
  t.same(
    (await list.read()).items.map(({ id }) => id),
    [...order.filter(id => id !== bib.id), last.id],
  )
})

onBothStores('a loss closes all lists in the same moment', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const hidden = await listOf(members, list.token, list.member)
  await hidden.send('PUT', '/status', { status: 'hidden' })
  const item = await list.add({ title: 'Blanket', quantity: 2 })
  const guest = aGuest(members, list.link)
  const { token } = (await guest.reserve(item.id)).json()
  const send = (method: string, path: string, body: object) =>
    members.ask(method, `/members/${list.member}${path}`, { token: list.token, body })
  const due_date = Math.floor(Date.parse('2027-02-01T00:00:00Z') / 1000)
  const made = await send('POST', '/pregnancies', { pregnancy: { due_date, multiples: 'false' } })
  const { id } = made.json().data.member.pregnancy
  await send('DELETE', `/pregnancies/${id}`, { is_ttc: false })
  const closed = { registry: { status: 'paused', words: null } }
  t.same((await guest.look()).json(), closed)
  t.same((await members.ask('GET', `/registries/${list.link}`, { token: list.token })).json(), closed)
  t.same(await guest.left(), {})
  t.match((await guest.reserve(item.id)).json(), { statusCode: 409, code: 'not-open' })
  t.match((await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)).json(), {
    gift: { state: 'reserved', item: null, parents: [], list_status: 'paused', thanks: '', address: '' },
  })
  t.equal((await hidden.read()).status, 'hidden')
  await list.send('PUT', '/status', { status: 'paused', words: 'two' })
  t.same((await guest.look()).json(), { registry: { status: 'paused', words: 'two' } })
  await list.send('PUT', '/status', { status: 'open' })
  t.match((await guest.look()).json(), { registry: { status: 'open', items: [{ left: 1 }] } })
  await send('PATCH', '', { member: { after_loss: true } })
  t.match((await guest.look()).json(), closed, 'the quiet almanac closes it as well')
})

onBothStores('a loss of one of two who keep a list closes it too, and takes it out of the search', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com', { findable: true })
  const jo = await members.join('jo@example.com', { first_name: 'Jo' })
  const invitation = await invited(members, list, 'jo@example.com')
  await members.ask('POST', `/members/${jo.member.id_string}/registry-invitations/${invitation}`, { token: jo.token })
  const found = async () =>
    (await members.ask('GET', '/registry-search?first=emma&last=smith')).json().items.map(({ link }: Registry) => link)
  t.same(await found(), [list.link])
  await members.ask('PATCH', `/members/${jo.member.id_string}`, {
    token: jo.token,
    body: { member: { after_loss: true } },
  })
  t.same((await aGuest(members, list.link).look()).json(), { registry: { status: 'paused', words: null } })
  t.same(await found(), [])
  t.equal((await list.read()).status, 'paused', 'the other one sees it, and may open it again')
})

onBothStores('with the account its lists go, and givers get one neutral letter', async (t, place, kind) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com', { town: 'Canarytown', message: 'Canarymessage' })
  const shared = await listOf(members, list.token, list.member, { town: 'Sharedtown' })
  const jo = await members.join('jo@example.com', { first_name: 'Jo' })
  const invitation = await invited(members, shared, 'jo@example.com')
  await members.ask('POST', `/members/${jo.member.id_string}/registry-invitations/${invitation}`, { token: jo.token })
  const item = await list.add({ title: 'Canaryitem', url: 'https://canary.example/', quantity: 5 })
  const guest = aGuest(members, list.link)
  for (let i = 0; i < 2; i++)
    await guest.reserve(item.id, { name: 'Canarygiver', email: 'canary-giver@example.com', message: 'Canarywords' })
  const { token } = (await aGuest(members, list.link).reserve(item.id, { email: 'canary-bought@example.com' })).json()
  await members.ask('PUT', `/registry-gifts/${token}?under=${list.link}`, { body: { state: 'bought' } })
  await members.letters()
  const { key_slot } = await members.store.db
    .selectFrom('registries')
    .select('key_slot')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
  const asked = await members.ask('DELETE', `/members/${list.member}`, { token: list.token, body: { password } })
  t.equal(asked.statusCode, 204)
  t.equal((await guest.look()).statusCode, 404, 'nobody reaches it any more')
  t.equal((await members.ask('GET', `/registry-gifts/${token}?under=${list.link}`)).statusCode, 404)
  await emptyDeleted(members.store, members.clock.now)
  t.ok(members.store.keys.isDestroyed(key_slot), 'its key is destroyed a moment later')
  const waiting = await members.store.db
    .selectFrom('mail_queue')
    .selectAll()
    .where('template', '=', 'gift-list-gone')
    .execute()
  t.match(waiting, [{ recipient: 'canary-giver@example.com', data: '{}' }], 'one letter for each address')
  const farewells = (await members.letters()).filter(({ subject }) => subject?.endsWith('is closed'))
  t.same(
    farewells.map(({ to }) => to?.[0]?.address),
    ['canary-giver@example.com'],
  )
  await endFarewells(members.store)
  const rows = await members.store.db.selectFrom('registries').selectAll().execute()
  t.match(rows, [{ id: shared.id, town: 'Sharedtown' }])
  for (const table of ['registry_items', 'registry_reservations', 'registry_names', 'registry_invitations'] as const)
    t.same(await members.store.db.selectFrom(table).selectAll().execute(), [], table)
  t.equal((await guest.look()).statusCode, 404)
  const jos = ownedList(members, jo.token, jo.member.id_string, shared)
  t.same((await jos.read()).owners, [{ name: 'Jo', you: true }])
  if (kind === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(members.store.db)
    for (const name of readdirSync(place.dataDir).filter(one => one.startsWith('members.db'))) {
      const bytes = readFileSync(join(place.dataDir, name))
      t.notOk(/canary/i.test(bytes.toString('latin1')), `${name} never said anything of it`)
      for (const id of [list.id, item.id]) t.notOk(bytes.includes(id), `${name} has no id of it`)
    }
  }
})

onStore('a deleted list leaves no letters in the outbox, and no answer that was kept', async (t, place) => {
  const members = await testMembers(t, place, { mailLeaves: true })
  const list = await aRegistry(members, 'emma@example.com')
  const item = (await list.send('POST', '/items', { item: { title: 'Canary' } }, { 'idempotency-key': 'x' })).json()
    .item
  await aGuest(members, list.link).reserve(item.id)
  await members.letters()
  const letters = () =>
    existsSync(members.config.outboxDir)
      ? readdirSync(members.config.outboxDir).filter(name => name.includes(`.${list.id}.`))
      : []
  t.equal(letters().length, 1)
  t.equal((await list.send('DELETE')).statusCode, 204)
  await members.letters()
  t.equal(letters().length, 0)
  const kept = await members.store.db.selectFrom('idempotency').select('answer').execute()
  t.ok(kept.length > 0 && kept.every(({ answer }) => answer === ''))
  t.equal((await list.send('GET')).statusCode, 404)
  t.equal((await list.send('DELETE')).statusCode, 404)
})

onStore('a member with a list at Amazon', async (t, place) => {
  const members = await testMembers(t, place)
  const list = await aRegistry(members, 'emma@example.com')
  const amazonUrl = async () =>
    (await members.ask('GET', '/members/me', { token: list.token })).json().member.amazon_url
  t.equal(await amazonUrl(), '')
  const also_at = ['https://shop.example/list', 'amazon.com/baby-reg/emma?tag=x&ref=y'].map(url => ({ url }))
  await list.send('PATCH', '', { registry: { also_at } })
  t.equal(await amazonUrl(), 'https://amazon.com/baby-reg/emma')
  const refused = await members.ask('PATCH', `/members/${list.member}`, {
    token: list.token,
    body: { member: { amazon_url: 'https://evil.example/' } },
  })
  t.equal(refused.statusCode, 400)
})
