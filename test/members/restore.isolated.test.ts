// Copies of the members' database, and the drill: a damaged WAL is noticed, the copy is put back, and the members are
// there.
import { execFile } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { backUp, backupsOf } from '../../members/store/backups.ts'
import { keyCopyIn } from '../../members/store/key-file.ts'
import { openStore, StoreError } from '../../members/store/open-store.ts'
import { acceptLoss, restore } from '../../members/store/restoring.ts'
import { hashed } from '../../members/store/sealing.ts'
import { transaction } from '../../members/store/transaction.ts'
import { type MemberProcess, startMembers } from '../support/faults/member-process.ts'
import { make, now } from '../support/members/new-member.ts'
import { password } from '../support/members.ts'
import { root } from '../support/process.ts'
import { freshPlace, openTestStore } from '../support/stores.ts'

const run = (command: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`members/${command}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  )

const joinApi = async (api: MemberProcess, name: string) => {
  const answer = await api.ask('POST', '/accounts', { body: { email: `${name}@example.com`, password } })
  return answer.json() as { token: string; member: { id_string: string } } // as every test of joining checks
}
const statusOf = async (api: MemberProcess, { token }: { token: string }) =>
  (await api.ask('GET', '/members/me', { token })).status

/** Bytes in the middle of a file overwritten. */
function damage(file: string) {
  const middle = Math.floor(statSync(file).size / 2)
  const fd = openSync(file, 'r+')
  writeSync(fd, Buffer.alloc(64, 0xaa), 0, 64, middle)
  closeSync(fd)
}

t.test('the drill: a damaged WAL is noticed at the start, and a copy is put back', async t => {
  const { dataDir } = await freshPlace(t, 'sqlite')
  const env = { DATA_DIR: dataDir, MEMBERS_BACKUP_KEY: 'a passphrase for tests' }
  const first = await startMembers(t, dataDir)
  const [emma, gone] = [await joinApi(first, 'emma'), await joinApi(first, 'gone')]
  const made = await run('backup', env)
  t.match(
    made,
    { code: 0, text: /backups\/members-.*\.db\.encrypted: 2 members, encrypted\n$/ },
    'beside the running API',
  )
  t.equal((await first.ask('DELETE', `/members/${gone.member.id_string}`, { token: gone.token })).status, 204)
  const late = await joinApi(first, 'late')
  const held = await run('restore', env)
  t.match(held, {
    code: 1,
    text: /^A member API, or another command, has .*members\.db open\. Stop it first, then try again\.\n$/,
  })
  await first.kill()
  damage(join(dataDir, 'members.db-wal'))
  const wal = readFileSync(join(dataDir, 'members.db-wal'))
  for (const again of ['at the first start', 'and at the next']) {
    const refused = String(await startMembers(t, dataDir).catch(error => error.message))
    t.match(
      refused,
      /^it ended: The database .*members\.db has lost the last \d+ writes that were answered.*npm run members:restore`.*--accept-loss`\.\n$/,
      again,
    )
  }
  t.ok(readFileSync(join(dataDir, 'members.db-wal')).equals(wal), 'what is left is as it was')
  t.match(await run('backup', env), { code: 1, text: /no copy is made of it/ })
  t.match(await run('restore', { DATA_DIR: dataDir }), { code: 1, text: /is encrypted: set MEMBERS_BACKUP_KEY/ })
  t.match(await run('restore', { ...env, MEMBERS_BACKUP_KEY: 'another passphrase' }), {
    code: 1,
    text: /is damaged, or MEMBERS_BACKUP_KEY is not/,
  })
  const back = await run('restore', env)
  t.match(back, {
    code: 0,
    text: /^2 members as of 20\d\d-\d\d-\d\d \d\d:\d\d UTC are back, from .*; what was there before is .*members\.db\.before-.*\n$/,
  })
  t.equal(
    readdirSync(dataDir).filter(name => /^members\.db\.before-.*Z(-wal)?$/.test(name)).length,
    2,
    'nothing is thrown away',
  )
  const second = await startMembers(t, dataDir)
  t.equal(await statusOf(second, emma), 200)
  t.equal(await statusOf(second, late), 401, 'who came after the copy is not in it')
  t.equal(await statusOf(second, gone), 401, 'who was deleted after the copy stays so')
  t.equal((await joinApi(second, 'new')).member.id_string.length, 22)
  await second.kill()
})

/** A closed store with Emma in it. */
async function withEmma(t: Test) {
  const place = await freshPlace(t, 'sqlite')
  const store = await openStore(place)
  const emma = await make(store, 'Emma')
  return { ...place, store, emma, folder: join(place.dataDir, 'backups') }
}

t.test('the newest seven copies are kept, with one of the keys', async t => {
  const { dataDir, store, emma, folder } = await withEmma(t)
  for (let day = 0; day < 9; day++) await backUp(dataDir, folder, undefined, now + day * 86_400_000)
  t.same(
    backupsOf(folder).map(file => file.slice(folder.length + 1)),
    [23, 24, 25, 26, 27, 28, 29].map(day => `members-2026-11-${day}T12-00-00-000Z.db`),
  )
  t.same(
    readdirSync(folder).filter(name => !name.endsWith('Z.db')),
    ['member-keys.copy'],
  )
  for (const name of readdirSync(folder)) t.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name)
  const key = readFileSync(store.keys.path).subarray(32, 64)
  t.ok(readFileSync(keyCopyIn(folder)).includes(key))
  await store.keys.destroy(emma.key_slot)
  t.notOk(readFileSync(keyCopyIn(folder)).includes(key), 'a destroyed key is destroyed in the copy too')
  await store.close()
})

t.test('what is put back is looked at first', async t => {
  const { dataDir, store, folder } = await withEmma(t)
  const { file } = await backUp(dataDir, folder, undefined, now)
  await store.close()
  const good = readFileSync(file)
  const keys = readFileSync(join(dataDir, 'member-keys'))
  const refusal = async () => {
    const error = await restore(dataDir, file, undefined, now).catch(thrown => thrown)
    t.ok(error instanceof StoreError)
    await (await openStore({ dataDir, databaseUrl: undefined })).close() // as it was
    return String(error.message)
  }
  writeFileSync(file, good.subarray(0, good.length / 2))
  t.match(await refusal(), /^The copy .* is damaged/)
  rmSync(file)
  t.match(await refusal(), /^The copy .* cannot be read \(ENOENT\)/)
  writeFileSync(file, good)
  writeFileSync(`${file}-wal`, 'writes that are not in the file')
  t.match(await refusal(), /has writes beside it .*-wal\), so it is no copy/)
  rmSync(`${file}-wal`)
  const copied = keyCopyIn(folder)
  renameSync(copied, `${copied}.away`)
  rmSync(join(dataDir, 'member-keys'))
  const error = await restore(dataDir, file, undefined, now).catch(thrown => thrown)
  t.match(error.message, /^Neither .*member-keys nor .*member-keys\.copy has the keys of /)
  renameSync(`${copied}.away`, copied)
  t.match(await restore(dataDir, file, undefined, now), { members: 1, aside: /members\.db\.before-2026/ })
  t.ok(readFileSync(join(dataDir, 'member-keys')).equals(keys), 'with the copy of the keys')
  const { db } = await openTestStore(t, { dataDir, databaseUrl: undefined })
  t.match(await db.selectFrom('members').selectAll().execute(), [{ first_name: 'Emma' }])
})

t.test('every commit counts, and a database that is gone has lost them; it can be taken as it is', async t => {
  const { dataDir, store, emma } = await withEmma(t)
  const noted = () => Number(readFileSync(join(dataDir, 'members.committed'), 'utf8'))
  const before = noted()
  await store.db.deleteFrom('sessions').where('member_id', '=', emma.id).execute()
  t.equal(noted(), before + 1, 'a statement by itself')
  await transaction(store, async db => {
    await db.updateTable('members').set({ version: 2 }).execute()
    await db.updateTable('members').set({ version: 3 }).execute()
  })
  t.equal(noted(), before + 2, 'a transaction')
  await store.db.selectFrom('members').selectAll().execute()
  await transaction(store, () => Promise.reject(new Error('after all'))).catch(() => {})
  t.equal(noted(), before + 2, 'neither a look nor what was taken back')
  await store.close()
  const place = { dataDir, databaseUrl: undefined }
  renameSync(join(dataDir, 'members.db'), join(dataDir, 'moved'))
  await t.rejects(openStore(place), { message: `has lost the last ${before + 2} writes that were answered` })
  t.equal(await acceptLoss(dataDir), before + 2)
  const fresh = await openTestStore(t, place)
  t.same(await fresh.db.selectFrom('members').select('id').execute(), [])
})

t.test('with PostgreSQL its own tools serve', async t => {
  const { dataDir } = await freshPlace(t, 'sqlite')
  for (const command of ['backup', 'restore'] as const) {
    const answer = await run(command, { DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/x' })
    t.match(answer, { code: 1, text: /^Members are kept in PostgreSQL .*pg_dump.*member-keys/ })
    t.notMatch(answer.text, 'secret')
  }
  t.notOk(existsSync(join(dataDir, 'members.db')))
})

t.test('nobody finds a member of a copy by an address; who is put back is found again', async t => {
  const { dataDir, store, folder } = await withEmma(t)
  const byAddress = (db: typeof store.db) =>
    db.selectFrom('members').select('id').where('email_key', '=', hashed('emma@example.com')).execute()
  t.equal((await byAddress(store.db)).length, 1)
  const known = new DatabaseSync(join(dataDir, 'members.db'), { readOnly: true })
  const { email_key, username_key } = known.prepare('select email_key, username_key from members').get() ?? {}
  known.close()
  const { file } = await backUp(dataDir, folder, undefined, now)
  const bytes = readFileSync(file)
  for (const lookup of [email_key, username_key]) t.notOk(bytes.includes(String(lookup)), 'it is nowhere in the copy')
  await store.close()
  await restore(dataDir, file, undefined, now)
  const { db } = await openTestStore(t, { dataDir, databaseUrl: undefined })
  t.equal((await byAddress(db)).length, 1)
})
