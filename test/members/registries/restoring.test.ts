// Lists in backups: nobody finds one there by its link or its names, and a restored list is found again.
import { DatabaseSync } from 'node:sqlite'
import t from 'tap'
import { backUp } from '../../../members/store/backups.ts'
import { restore } from '../../../members/store/restoring.ts'
import { sweep } from '../../../members/sweep.ts'
import { aGuest, aRegistry, type OwnedList } from '../../support/members/a-registry.ts'
import { password, type TestMembers, testMembers } from '../../support/members.ts'
import { freshPlace } from '../../support/stores.ts'

const clock = { now: Date.parse('2026-11-21T12:00:00Z') }

/** The texts of a backup's tables. */
function contentsOf(file: string): Record<string, string> {
  const copy = new DatabaseSync(file, { readOnly: true })
  const tables = ['registries', 'registry_reservations', 'registry_names', 'registry_items']
  const contents = tables.map(table => [table, JSON.stringify(copy.prepare(`select * from ${table}`).all())])
  copy.close()
  return Object.fromEntries(contents)
}

/** Of links and of givers' addresses. */
async function lookupHashes({ store }: TestMembers): Promise<string[]> {
  const rows = await store.db
    .selectFrom('registries')
    .leftJoin('registry_reservations', 'registry_reservations.registry_id', 'registries.id')
    .select(['link_hash', 'giver_key'])
    .execute()
  return rows.flatMap(({ link_hash, giver_key }) => [String(link_hash), ...(giver_key ? [String(giver_key)] : [])])
}

t.test('a backup is without links and names, and has them again when it is put back', async t => {
  const place = await freshPlace(t, 'sqlite')
  const made: { list?: OwnedList; gone?: OwnedList; token?: string; file?: string; hashes?: string[] } = {}
  await t.test('it is made, and then a member goes', async t => {
    const members = await testMembers(t, place, { clock })
    const list = await aRegistry(members, 'emma@example.com', { findable: true })
    const gone = await aRegistry(members, 'gone@example.com', { findable: true })
    const late = await aRegistry(members, 'late@example.com')
    const item = await list.add({ title: 'Blanket' })
    const { token } = (await aGuest(members, list.link).reserve(item.id)).json()
    const hashes = await lookupHashes(members)
    t.equal(hashes.length, 4)
    const { file } = await backUp(place.dataDir, `${place.dataDir}/backups`, undefined, clock.now)
    const contents = contentsOf(file)
    t.equal(contents.registry_names, '[]')
    const all = Object.values(contents).join()
    for (const trace of [...hashes, 'Blanket', 'Smith', list.link, token]) t.notOk(all.includes(trace), trace)
    await members.ask('DELETE', `/members/${gone.member}`, { token: gone.token, body: { password } })
    await members.mail.drain()
    await members.ask('DELETE', `/members/${late.member}`, { token: late.token, body: { password } })
    Object.assign(made, { list, gone, token, file, hashes: hashes.toSorted() })
  })
  const { list, gone, token, file = '' } = made
  await restore(place.dataDir, file, undefined, clock.now)
  const after = await testMembers(t, place, { clock })
  const link = list?.link ?? ''
  t.match((await aGuest(after, link).look()).json(), { registry: { status: 'open', items: [{ left: 0 }] } })
  t.match((await after.ask('GET', `/registry-gifts/${token}?under=${link}`)).json(), { gift: { state: 'reserved' } })
  const found = (await after.ask('GET', '/registry-search?first=Emma&last=Smith')).json().items
  t.same(
    found.map((one: { link: string }) => one.link),
    [link],
  )
  t.equal((await aGuest(after, gone?.link ?? '').look()).statusCode, 404)
  await sweep(after.store, clock.now)
  await after.mail.drain() // a list whose last owner went a moment before is deleted once more
  const again = await lookupHashes(after)
  t.equal(again.length, 2)
  t.ok(
    again.every(hash => made.hashes?.includes(hash)),
    'the hashes of what is there are as they were',
  )
  t.same(await after.store.db.selectFrom('registries').select('id').execute(), [{ id: list?.id }])
})

t.test('a database whose list has no key is not opened', async t => {
  const place = await freshPlace(t, 'sqlite')
  const first = await testMembers(t, place)
  const list = await aRegistry(first, 'emma@example.com')
  await first.store.db.updateTable('registries').set({ key_slot: 99 }).where('id', '=', list.id).execute()
  await t.rejects(testMembers(t, place), { message: /is older than the database/ })
})
