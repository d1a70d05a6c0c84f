// Everything of a member deleted, down to the bytes of the file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { createMember } from '../../members/accounts.ts'
import { sha256 } from '../../members/ids.ts'
import { transaction } from '../../members/store/transaction.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { freshPlace, onStore } from '../support/stores.ts'
import { canaries, fullMember, tablesOf } from './full-member.ts'

const minute = 60_000

/** All that the store holds of members, as one text for each table. A match of names belongs to nobody with an account. */
async function contentsOf(members: TestMembers): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const table of (await tablesOf(members)).filter(table => !/^match/.test(table)))
    contents[table] = JSON.stringify(await members.store.db.selectFrom(table).selectAll().execute())
  return contents
}

/** Many rows: pages of the file split while the canaries are on them. */
async function fillPages({ store }: TestMembers, member_id: string, from: number) {
  const rows = Array.from({ length: 150 }, (_, i) => ({
    member_id,
    name: `N${from + i}`,
    note: 'x'.repeat((i * 37) % 400),
    position: from + i,
    saved_at: '',
  }))
  await store.db.insertInto('favorite_names').values(rows).execute()
}

/** The files of a SQLite store. */
const filesOf = (dataDir: string) =>
  readdirSync(dataDir)
    .filter(name => name.startsWith('members.db'))
    .map(name => ({ name, bytes: readFileSync(join(dataDir, name)) }))

onStore('a deletion leaves nothing', async (t, place, kind) => {
  const members = await testMembers(t, place, { mailLeaves: true })
  const { token: other, member: eve } = await members.join('eve@example.com')
  await fillPages(members, eve.id_string, 0)
  const { token, id, home, share, picture } = await fullMember(members)
  await fillPages(members, eve.id_string, 1000)
  const evesBefore = (await members.ask('GET', `/members/${eve.id_string}/favorite-names`, { token: other })).body
  for (const [table, rows] of Object.entries(await contentsOf(members))) t.ok(rows.length > 2, `something is in ${table}`)
  t.ok(readdirSync(members.config.outboxDir).some(name => name.includes(id)))

  const answer = await members.ask('DELETE', home, { token, body: { password } })
  t.equal(answer.statusCode, 204)
  t.equal(answer.body, '')

  const traces = [...Object.values(canaries), share, id]
  const contents = await contentsOf(members)
  for (const [table, rows] of Object.entries(contents)) for (const trace of traces) t.notOk(rows.includes(trace), `${trace} in ${table}`)
  for (const table of await tablesOf(members)) {
    const ofEve = table === 'members' ? 'id' : 'member_id'
    const rows: Record<string, unknown>[] = JSON.parse(contents[table] ?? '[]')
    if (table !== 'limits')
      t.ok(
        rows.every(row => row[ofEve] === eve.id_string),
        `${table} holds only what is Eve’s`,
      )
  }
  t.notOk(existsSync(picture), 'the picture is gone')
  t.same(
    readdirSync(members.config.outboxDir).filter(name => name.includes(id)),
    [],
    'letters too',
  )
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 401)
  t.equal((await members.ask('POST', '/sessions', { body: { email: canaries.email, password } })).statusCode, 422)
  members.clock.now += 2 * minute
  t.equal((await members.letters()).filter(({ to }) => to?.[0]?.address === canaries.email).length, 0, 'no queued mail leaves')
  t.equal((await members.ask('GET', `/members/${eve.id_string}/favorite-names`, { token: other })).body, evesBefore)
  if (kind === 'sqlite')
    for (const { name, bytes } of filesOf(place.dataDir))
      for (const trace of traces) t.notOk(bytes.includes(trace), `${trace} in the bytes of ${name}`)
  t.match((await members.join(canaries.email)).member, { born_children: [], pregnancy: {}, version: 1 }, 'the address is free again')
})

const nameOf = (round: number, i: number) => (i % 10 === 0 ? 'canary ' : '') + sha256(`${round} ${i}`)

t.test('no bytes stay, however the pages of the file were split', async t => {
  const place = await freshPlace(t, 'sqlite')
  const { store } = await testMembers(t, place)
  const make = async (name: string) => {
    const made = await createMember(store.db, { email: `${name}@example.com`, passwordHash: name, firstName: name }, 0)
    return made?.id ?? ''
  }
  const eve = await make('eve')
  for (let round = 0; round < 8; round++) {
    const emma = await make(`canary${round}`)
    await transaction(store, async db => {
      for (let i = 0; i < 400; i++) {
        const isEmma = i % 10 === 0
        const name = nameOf(round, i)
        const note = (isEmma ? 'canary ' : 'x').padEnd((i * 131) % 400, 'x')
        await db
          .insertInto('favorite_names')
          .values({ member_id: isEmma ? emma : eve, name, note, position: i, saved_at: '' })
          .execute()
        const changed = nameOf(round, (i * 7) % (i + 1))
        const longer = 'canary '.padEnd((i * 57) % 500, 'x')
        await db.updateTable('favorite_names').set({ note: longer }).where('member_id', '=', emma).where('name', '=', changed).execute()
        if (i % 3 === 0) await db.deleteFrom('favorite_names').where('member_id', '=', eve).where('name', '=', changed).execute()
      }
    })
    await store.db.deleteFrom('members').where('id', '=', emma).execute()
    await Promise.all([store.scrub(), transaction(store, db => db.selectFrom('members').select('id').execute())])
    for (const file of ['members.db', 'members.db-wal']) {
      const bytes = readFileSync(join(place.dataDir, file))
      t.notOk(bytes.includes('canary') || bytes.includes(emma), `${file}, round ${round}`)
    }
  }
})

onStore('two deletions at once are one', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const answers = await Promise.all([1, 2, 3].map(() => members.ask('DELETE', `/members/${member.id_string}`, { token })))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [204, 401, 401])
})
