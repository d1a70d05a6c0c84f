// Members from before there were keys: the first start seals what is kept of them; and key files that are not the right
// one.
import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, StoreError } from '../../members/store/open-store.ts'
import { sealedColumns } from '../../members/store/sealed-columns.ts'
import { make } from '../support/members/new-member.ts'
import { olderMember, olderStore } from '../support/members/older-store.ts'
import { testMembers } from '../support/members.ts'
import { onBothStores, openTestStore, postgresServer } from '../support/stores.ts'

const at = '2026-11-01T10:00:00.000Z'
const day = '2027-02-01'

/** Rows of one member as they were kept in the clear, by table. */
const older = {
  members: { ...olderMember('Canary'), last_name: 'Canarylast' },
  children: {
    id: 'c',
    member_id: 'Canary',
    first_name: 'Canarychild',
    birth_date: day,
    due_date: null,
    created_at: at,
  },
  pregnancies: { id: 'p', member_id: 'Canary', due_date: day, code_name: 'Canarycode', created_at: at },
  losses: { id: 'l', member_id: 'Canary', due_date: day, code_name: null, record: 'keep', recorded_at: at },
  cycles: { member_id: 'Canary', last_period: day, cycle_length: 28, luteal_length: 14 },
  saved_articles: { member_id: 'Canary', slug: 'canary-article', saved_at: at },
  favorite_names: { member_id: 'Canary', name: 'Canaryname', note: 'Canarynote', position: 0, saved_at: at },
  idempotency: { member_id: 'Canary', key: 'k', status: 201, answer: '{"canary":1}', created_at: at },
  mail_queue: {
    id: 'q',
    member_id: 'Canary',
    recipient: 'Canary@example.com',
    template: 'welcome',
    data: '{}',
    next_at: at,
    created_at: at,
  },
  avatars: { member_id: 'Canary', file: 'x.svg', slug: 'a-526399' },
}
const texts = [
  'Canary@',
  'canary@',
  'Canary-user',
  'Canarylast',
  'Canarychild',
  'Canarycode',
  'canary-article',
  'Canaryname',
  '"canary"',
  day,
]

async function bytesOf(dataDir: string, databaseUrl: string | undefined): Promise<Buffer[]> {
  if (!databaseUrl) return readdirSync(dataDir).map(name => readFileSync(join(dataDir, name)))
  const server = await postgresServer()
  await server.checkpoint()
  const base = readdirSync(join(server.data, 'base'), { recursive: true, withFileTypes: true })
  return base.filter(entry => entry.isFile()).map(entry => readFileSync(join(entry.parentPath, entry.name)))
}

onBothStores('what was kept in the clear is sealed, reads as before, and leaves no bytes', async (t, place, kind) => {
  await olderStore(place, '2026-11-22-1-after-loss', async db => {
    for (const [table, row] of Object.entries(older)) await db.insertInto(table).values(row).execute()
    await db.insertInto('members').values(olderMember('Other')).execute()
  })
  const inFiles = async () => {
    const files = await bytesOf(place.dataDir, place.databaseUrl)
    return texts.filter(text => files.some(bytes => bytes.includes(text)))
  }
  t.same(
    await inFiles(),
    kind === 'sqlite' ? texts : texts.filter(text => text !== day),
    'they are there (PostgreSQL’s days are numbers)',
  )
  await (await openStore(place)).close()
  t.same(await inFiles(), [])
  const members = await testMembers(t, place)
  for (const [table, row] of Object.entries(older)) {
    if (!Object.hasOwn(sealedColumns, table)) continue
    const [read, ...others] = await members.store.db
      .selectFrom(table as keyof typeof sealedColumns) // just looked for
      .selectAll()
      .execute()
    if (table !== 'members') t.same(others, [])
    const { email_key: _, username_key: __, ...readable } = { email_key: '', username_key: '', ...row }
    t.match(read, readable, table)
  }
  const reset = await members.ask('POST', '/password-resets', { body: { email: 'canary@example.com' } })
  t.equal(reset.statusCode, 202)
  t.equal(
    (await members.store.db.selectFrom('mail_queue').select('id').execute()).length,
    2,
    'they are found by their address',
  )
  t.match((await members.join('new@example.com')).member, { version: 1 })
})

onBothStores('a key file that is not there, not this one’s, or cut short refuses the start', async (t, place) => {
  const file = join(place.dataDir, 'member-keys')
  const store = await openStore(place)
  await make(store, 'Emma')
  await store.close()
  const good = readFileSync(file)
  const damages: [what: RegExp, damage: () => void][] = [
    [/member-keys cannot be opened \(ENOENT\)/, () => rmSync(file)],
    [/member-keys is not the one of this database/, () => writeFileSync(file, Buffer.alloc(64, 7))],
    [/member-keys has no key 0/, () => writeFileSync(file, Buffer.alloc(64))],
    [/member-keys is older than the database, or cut short/, () => truncateSync(file, 32)],
  ]
  for (const [words, damage] of damages) {
    writeFileSync(file, good)
    damage()
    const error = await openStore(place).catch(thrown => thrown)
    t.ok(error instanceof StoreError)
    t.match(error.message, words)
    t.match(error.message, /^The key file .* put a copy of it back, or choose another DATA_DIR\.$/)
  }
  copyFileSync(file, `${file}.damaged`)
  writeFileSync(file, good)
  const { db } = await openTestStore(t, place)
  t.match(await db.selectFrom('members').selectAll().execute(), [{ first_name: 'Emma' }])
})
