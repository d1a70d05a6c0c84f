// Stores that cannot be used: damaged, not there, or gone for a while.
import { closeSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { isStoreDown } from '../../members/store/faults.ts'
import { openStore, StoreError } from '../../members/store/open-store.ts'
import { make } from '../support/members/new-member.ts'
import { freePort } from '../support/process.ts'
import { freshPlace, openTestStore, postgresServer } from '../support/stores.ts'

t.test('a damaged file is refused in one line', async t => {
  const damages: [what: string, damage: (file: string) => void][] = [
    ['no database at all', file => writeFileSync(file, 'x'.repeat(10_000))],
    ['cut short', file => truncateSync(file, 9000)],
    [
      'a page overwritten',
      file => {
        const fd = openSync(file, 'r+')
        writeSync(fd, Buffer.alloc(3000, 0xff), 0, 3000, 4096 * 2)
        closeSync(fd)
      },
    ],
  ]
  for (const [what, damage] of damages) {
    const place = await freshPlace(t, 'sqlite')
    const file = join(place.dataDir, 'members.db')
    const store = await openStore(place)
    await make(store, 'Emma')
    await store.close()
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
    damage(file)
    const error = await openStore(place).catch(refused => refused)
    t.ok(error instanceof StoreError, `${what}: ${error.message}`)
    t.match(error.message, /^The database .*members\.db is damaged .*DATA_DIR\.$/)
  }
})

t.test('a place that cannot be used is refused in one line', async t => {
  const place = await freshPlace(t, 'sqlite')
  const file = join(place.dataDir, 'file')
  writeFileSync(file, '')
  await t.rejects(openStore({ ...place, dataDir: join(file, 'below') }), {
    code: 'STORE_REFUSED',
    message: /cannot be opened \(ENOTDIR\)/,
  })
  const nowhere = `postgres://me:secret@127.0.0.1:${await freePort()}/almanac`
  const error = await openStore({ ...place, databaseUrl: nowhere }).catch(refused => refused)
  t.match(error, {
    code: 'STORE_REFUSED',
    message: /^The database at 127\.0\.0\.1:\d+ cannot be used \(ECONNREFUSED\)/,
  })
  t.notMatch(error.message, 'secret')
})

t.test('a server that goes and comes back', async t => {
  const server = await postgresServer()
  const store = await openTestStore(t, await freshPlace(t, 'postgres'))
  await make(store, 'Emma')
  await server.kill()
  const error = await store.db
    .selectFrom('members')
    .selectAll()
    .execute()
    .catch(gone => gone)
  t.ok(isStoreDown(error), String(error))
  await server.start()
  t.equal((await store.db.selectFrom('members').selectAll().execute()).length, 1, 'what was acknowledged is there')
})
