// Both stores: what is written, what is refused, and what meets.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import t from 'tap'
import { unknownDevice } from '../../domain/device-label.ts'
import { createMember } from '../../members/accounts.ts'
import { sha256 } from '../../members/ids.ts'
import { claimMail, isCurrent, isMemberMail } from '../../members/mail/queue.ts'
import { findLink } from '../../members/mailed-links.ts'
import { findSession } from '../../members/sessions.ts'
import { isStoreDown, isUniqueViolation } from '../../members/store/faults.ts'
import { migrationsFor } from '../../members/store/migrations.ts'
import { openStore } from '../../members/store/open-store.ts'
import { hashed, sealed } from '../../members/store/sealing.ts'
import { transaction } from '../../members/store/transaction.ts'
import { account, make, now } from '../support/members/new-member.ts'
import { olderMember, olderStore } from '../support/members/older-store.ts'
import { root } from '../support/process.ts'
import { freshPlace, onBothStores, openTestStore } from '../support/stores.ts'

onBothStores('what was written is there after a second start, which changes nothing', async (t, place) => {
  const first = await openStore(place)
  const made = await createMember(first.db, first.keys, account('Emma'), now)
  t.match(made, { email: 'Emma@example.com', key_slot: 1, version: 1, is_ttc: 0, parent_role: null })
  await first.close()
  const second = await openTestStore(t, place)
  t.same(await second.db.selectFrom('members').selectAll().execute(), [made])
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(second.db)
  t.same(
    done.rows.map(row => row.name),
    Object.keys(migrationsFor(first.keys, place.databaseUrl === undefined ? 'sqlite' : 'postgres')),
  )
})

onBothStores('members from before: a loss makes the almanac quiet, unless a child was born since', async (t, place) => {
  const at = '2026-03-01T10:00:00.000Z'
  const day = '2027-02-01'
  await olderStore(place, '2026-11-21-4-matches', async db => {
    for (const name of ['None', 'Lost', 'Parent']) await db.insertInto('members').values(olderMember(name)).execute()
    for (const member_id of ['Lost', 'Parent'])
      await db
        .insertInto('losses')
        .values({
          id: member_id,
          member_id,
          due_date: day,
          multiples: 0,
          code_name: null,
          record: 'hide',
          recorded_at: at,
        })
        .execute()
    await db
      .insertInto('children')
      .values({ id: 'c', member_id: 'Parent', first_name: 'Ada', birth_date: day, created_at: at })
      .execute()
  })
  const { db } = await openTestStore(t, place)
  const since = await db.selectFrom('members').select(['id', 'after_loss_since']).execute()
  t.same(
    new Map(since.map(row => [row.id, row.after_loss_since])),
    new Map([
      ['None', null],
      ['Lost', at],
      ['Parent', null],
    ]),
  )
})

onBothStores('sessions from before get an id of their own, and go on', async (t, place) => {
  const at = new Date(now).toISOString()
  const tokens = ['a', 'b', 'c'].map(letter => letter.repeat(43))
  const session = {
    member_id: 'Emma',
    created_at: at,
    used_at: at,
    expires_at: new Date(now + 1000).toISOString(),
    confirmed_at: at,
  }
  await olderStore(place, '2026-11-22-2-accounts', async db => {
    await db.insertInto('members').values(olderMember('Emma')).execute()
    for (const token of tokens)
      await db
        .insertInto('sessions')
        .values({ token_hash: sha256(token), ...session })
        .execute()
  })
  const { db } = await openTestStore(t, place)
  const rows = await db.selectFrom('sessions').select(['id', 'device_label']).execute()
  t.equal(new Set(rows.map(row => row.id)).size, 3)
  for (const row of rows) t.match(row, { id: /^[\w-]{22}$/, device_label: unknownDevice })
  for (const token of tokens) t.equal((await findSession(db, token, now))?.member.id, 'Emma')
})

onBothStores('members from before stay signed in, and their links and letters hold', async (t, place) => {
  const at = new Date(now).toISOString()
  const until = { member_id: 'Emma', created_at: at, expires_at: new Date(now + 600_000).toISOString() }
  const mail = {
    recipient: 'Emma@example.com',
    template: 'reset',
    data: '{"firstName":""}',
    tries: 0,
    next_at: at,
    created_at: at,
  }
  await olderStore(place, '2026-11-22-1-after-loss', async db => {
    await db.insertInto('members').values(olderMember('Emma')).execute()
    await db
      .insertInto('sessions')
      .values({ token_hash: sha256('a session'), ...until, used_at: at, confirmed_at: at })
      .execute()
    await db
      .insertInto('password_resets')
      .values({ token_hash: sha256('a reset'), ...until })
      .execute()
    await db
      .insertInto('mail_queue')
      .values({ id: 'm', member_id: 'Emma', ...mail })
      .execute()
  })
  const { db } = await openTestStore(t, place)
  t.match(await findSession(db, 'a session', now), { member: { id: 'Emma', epoch: 1, email_confirmed_at: null } })
  t.match(await findLink(db, 'password_resets', 'a reset', now), { id: 'Emma' })
  const waiting = await claimMail(db, now)
  t.ok(waiting && isMemberMail(waiting) && (await isCurrent(db, waiting)))
})

onBothStores('processes that start and write at once all get what they want', async (t, { dataDir, databaseUrl }) => {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const create = (i: number) =>
    promisify(execFile)(
      process.execPath,
      ['members/create.ts', '--email', `m${i}@example.com`, '--password', 'long enough'],
      {
        cwd: root,
        env,
      },
    )
  const made = await Promise.all([1, 2, 3].map(create))
  t.same(
    made.map(({ stdout, stderr }) => [JSON.parse(stdout).email, stderr]),
    [1, 2, 3].map(i => [`m${i}@example.com`, '']),
  )
  const { db } = await openTestStore(t, { dataDir, databaseUrl })
  t.equal((await db.selectFrom('members').selectAll().execute()).length, 3)
})

onBothStores('what must be unique is', async (t, place) => {
  const store = await openTestStore(t, place)
  const { db, keys } = store
  await make(store, 'Emma')
  t.equal(
    await createMember(db, keys, { ...account('EMMA') }, now),
    null,
    'one account for an address, however it is spelled',
  )
  const one = await make(store, 'One')
  await make(store, 'Two')
  const taken = { email_key: hashed('one@example.com') }
  const clash = db.updateTable('members').set(taken).where('email_key', '=', hashed('two@example.com')).execute()
  await t.rejects(clash)
  t.ok(isUniqueViolation(await clash.catch(error => error)))
  const twice = sealed(one, 'saved_articles', { id: 'twice', member_id: one.id, slug: 'a', saved_at: '' })
  await db.insertInto('saved_articles').values(twice).execute()
  const again = await db
    .insertInto('saved_articles')
    .values(twice)
    .execute()
    .catch(error => error)
  t.ok(isUniqueViolation(again), 'a primary key too')
  const orphan = await db
    .insertInto('saved_articles')
    .values({ ...twice, id: 'other', member_id: 'nobody' })
    .execute()
    .catch(error => error)
  t.ok(orphan instanceof Error, 'nothing belongs to nobody')
  t.notOk(isUniqueViolation(orphan) || isStoreDown(orphan), 'which is another kind of mistake')
})

onBothStores('a transaction that fails has not happened', async (t, place) => {
  const store = await openTestStore(t, place)
  const failing = transaction(store, async db => {
    await make({ ...store, db }, 'Emma')
    throw new Error('after all')
  })
  await t.rejects(failing, { message: 'after all' })
  t.same(await store.db.selectFrom('members').selectAll().execute(), [])
  t.same(await store.db.selectFrom('avatars').selectAll().execute(), [])
})

onBothStores('changes that meet are made one after the other', async (t, place, kind) => {
  const store = await openTestStore(t, place)
  // A second SQLite in one process would wait for the first without ever letting it go on.
  const other = kind === 'sqlite' ? store : await openTestStore(t, place)
  const member = await make(store, 'Emma')
  const { id } = member
  const raise = (on: typeof store) =>
    transaction(on, async db => {
      const raised = db.updateTable('members').set(({ eb }) => ({ version: eb('version', '+', 1) }))
      await raised.where('id', '=', id).execute()
      const { version } = await db
        .selectFrom('members')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('favorite_names')
        .values(
          sealed(member, 'favorite_names', {
            id: `${version}`,
            member_id: id,
            name: `${version}`,
            note: '',
            position: version,
            saved_at: '',
          }),
        )
        .execute()
    })
  await Promise.all(Array.from({ length: 40 }, (_, i) => raise(i % 2 ? store : other)))
  const names = await store.db.selectFrom('favorite_names').select('position').orderBy('position').execute()
  t.same(
    names.map(name => name.position),
    Array.from({ length: 40 }, (_, i) => i + 2),
  )
})

onBothStores('a deleted member leaves no row', async (t, place) => {
  const store = await openTestStore(t, place)
  const { db } = store
  const member = await make(store, 'Emma')
  const { id } = member
  await db
    .insertInto('saved_articles')
    .values(sealed(member, 'saved_articles', { id: 'a', member_id: id, slug: 'a', saved_at: '' }))
    .execute()
  await db.deleteFrom('members').where('id', '=', id).execute()
  for (const table of ['passwords', 'avatars', 'saved_articles'] as const)
    t.same(await db.selectFrom(table).selectAll().execute(), [], table)
})

t.test('days stay the days that they are', async t => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    const store = await openTestStore(t, await freshPlace(t, kind))
    const { db } = store
    const { id } = await make(store, 'Emma')
    await sql`insert into children (id, member_id, first_name, birth_date, created_at) values ('c', ${id}, 'Ada', '2024-02-29', '')`.execute(
      db,
    )
    t.same(await db.selectFrom('children').select(['birth_date', 'due_date', 'gender']).execute(), [
      { birth_date: '2024-02-29', due_date: null, gender: 0 },
    ])
  }
})
