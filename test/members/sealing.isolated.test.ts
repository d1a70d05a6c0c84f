// What the database holds of members can be read with their keys only, and a destroyed key is a member gone from every
// copy.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findSession } from '../../members/sessions.ts'
import { removeUnreadable } from '../../members/store/keys.ts'
import { sealedColumns } from '../../members/store/sealed-columns.ts'
import { hashed } from '../../members/store/sealing.ts'
import { canaries, fullMember } from '../support/members/full-member.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores, postgresServer, type StoreKind } from '../support/stores.ts'

/** Days of `fullMember` as the store would write them: a due date, a birth date, a last period. */
const days = ['2027-03-01', '2025-10-01', '2026-10-03']

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

/** The database's files with all that it was told, the log of changes included. */
async function filesOf({ config, store }: TestMembers, kind: StoreKind): Promise<string[]> {
  if (kind === 'postgres') {
    const server = await postgresServer()
    await server.checkpoint()
    return [...filesBelow(server.data)]
  }
  const before = readdirSync(config.dataDir).filter(name => name.startsWith('members.') || name === 'member-keys')
  const wal = readFileSync(join(config.dataDir, 'members.db-wal'), 'latin1')
  await sql.raw('pragma wal_checkpoint(full)').execute(store.db)
  if (!wal) throw new Error('nothing was in the WAL')
  return before.map(name => join(config.dataDir, name))
}

/** Which of some texts are in which files. */
function found(files: readonly string[], texts: readonly string[]): string[] {
  return files.flatMap(file => {
    const bytes = readFileSync(file)
    return texts.filter(text => bytes.includes(text)).map(text => `${text} in ${file}`)
  })
}

onBothStores('nothing that says something about a member is in the files of the database', async (t, place, kind) => {
  const members = await testMembers(t, place)
  const { id, token, home } = await fullMember(members)
  const files = await filesOf(members, kind)
  t.ok(found(files, [id]).length > 0, 'the member is there')
  t.same(found(files, [...Object.values(canaries), ...days]), [])
  const told = await members.ask('GET', `${home}/export`, { token })
  for (const canary of Object.values(canaries)) t.match(told.body, canary, 'and can be read by whom it belongs to')
  t.equal(statSync(join(members.config.dataDir, 'member-keys')).mode & 0o777, 0o600)
})

/** Takes rows as they are, and puts them back as a copy of the database would. */
async function takeRows({ store: { db } }: TestMembers) {
  const tables = [
    'members',
    'passwords',
    'avatars',
    'sessions',
    ...Object.keys(sealedColumns).filter(name => name !== 'members'),
  ]
  for (const table of tables)
    await sql`create table ${sql.table(`copy_${table}`)} as select * from ${sql.table(table)}`.execute(db)
  return async () => {
    for (const table of tables)
      await sql`insert into ${sql.table(table)} select * from ${sql.table(`copy_${table}`)} where true on conflict do nothing`.execute(
        db,
      )
  }
}

onBothStores('who was deleted stays deleted in a copy of the database from before', async (t, place) => {
  const members = await testMembers(t, place)
  const eve = await members.join('eve@example.com', { first_name: 'Evelyn' })
  const { id, token, home } = await fullMember(members)
  const putBack = await takeRows(members)
  t.equal((await members.ask('DELETE', home, { token, body: { password } })).statusCode, 204)
  await putBack()
  const { db, keys } = members.store
  const rows = await sql<{ id: string }>`select id from members`.execute(db)
  t.ok(
    rows.rows.some(row => row.id === id),
    'the row is there again',
  )
  for (const table of Object.keys(sealedColumns) as (keyof typeof sealedColumns)[]) {
    const read = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    t.notMatch(read, id, `and not readable in ${table}`)
  }
  t.equal(await findSession(db, token, members.clock.now), null)
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 401)
  const logIn = { email: canaries.email, password }
  t.equal((await members.ask('POST', '/sessions', { body: logIn })).json().code, 'wrong-credentials')
  t.match(
    (await members.ask('GET', '/members/me', { token: eve.token })).json(),
    { member: { first_name: 'Evelyn' } },
    'others are there',
  )
  await removeUnreadable(db, keys)
  t.same((await sql<{ id: string }>`select id from members`.execute(db)).rows, [{ id: eve.member.id_string }])
  const again = await members.join(canaries.email, { first_name: 'Again' })
  t.match(again.member, { first_name: 'Again', version: 1 }, 'the address is free')
})

onBothStores('a value in another column, or changed, is refused, and said to nobody', async (t, place) => {
  const members = await testMembers(t, place)
  const { token } = await members.join('emma@example.com', { first_name: 'Emma' })
  const { db } = members.store
  const me = async () => (await members.ask('GET', '/members/me', { token })).statusCode
  t.equal(await me(), 200)
  const damages = [
    sql`update members set last_name = email`,
    sql`update members set last_name = '', first_name = substr(first_name, 1, length(first_name) - 2) || 'AA'`,
  ]
  for (const damage of damages) {
    await damage.execute(db)
    t.equal(await me(), 500)
  }
  t.notMatch(JSON.stringify(members.lines), /emma@|Emma/)
})

onBothStores(
  'a slot of the key file is used once, whatever becomes of the member or of the database',
  async (t, place) => {
    const members = await testMembers(t, place)
    const slotOf = async (email: string) => {
      const { db } = members.store
      await members.join(email)
      const row = await db
        .selectFrom('members')
        .select('key_slot')
        .where('email_key', '=', hashed(email))
        .executeTakeFirstOrThrow()
      return row.key_slot
    }
    t.same([await slotOf('a@example.com'), await slotOf('b@example.com')], [1, 2])
    await members.store.db.updateTable('store_keys').set({ next_slot: 1 }).execute() // as in an older copy of the database
    t.equal(await slotOf('c@example.com'), 3)
    const twice = await members.ask('POST', '/accounts', { body: { email: 'a@example.com', password } })
    t.equal(twice.statusCode, 422)
    t.equal(members.store.keys.slots(), 4, 'a try for an address that is taken makes no key')
    const together = await Promise.all(['d', 'e', 'f', 'g'].map(name => slotOf(`${name}@example.com`)))
    t.same(together.sort(), [4, 5, 6, 7])
  },
)
