// Everything of a member taken along, and everything of a member deleted, down to the bytes of the file.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addDays, calendarDate, toUnixSeconds } from '../../domain/dates.ts'
import { createMember } from '../../members/accounts.ts'
import { newPictureName } from '../../members/avatars/store.ts'
import { sha256 } from '../../members/ids.ts'
import { queueMail } from '../../members/mail/queue.ts'
import type { Tables } from '../../members/store/schema.ts'
import { transaction } from '../../members/store/transaction.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { freshPlace, onBothStores } from '../support/stores.ts'

const due = toUnixSeconds(addDays(calendarDate('2026-11-21'), 100))
const minute = 60_000

/** Texts that are nowhere else, one for each place that holds a text of a member. */
const canaries = {
  email: 'canary-mail@example.com',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  username: 'canary-username',
  child: 'Canarychild',
  codeName: 'Canarycode',
  lossName: 'Canaryloss',
  article: 'canary-article',
  name: 'Canaryname',
  note: 'Canarynote',
}

/** A member with something in every table. */
async function fullMember(members: TestMembers) {
  const { token, member } = await members.join(canaries.email, { first_name: canaries.firstName })
  const { id_string: id } = member
  const send = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await members.ask(method, `/members/${id}${path}`, { token, body, headers })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.body}`)
    return answer.json()
  }
  const pregnancy = { due_date: due, multiples: 'false' }
  await send('PATCH', '', {
    member: { last_name: canaries.lastName, username: canaries.username, email_preferences: { news: true } },
  })
  const lost = await send('POST', '/pregnancies', { pregnancy: { ...pregnancy, code_name: canaries.lossName } })
  await send('DELETE', `/pregnancies/${lost.data.member.pregnancy.id}`, { is_ttc: true })
  await send('PUT', '/cycle', { last_period: '2026-10-03', cycle_length: 31, luteal_length: 13 })
  await send('POST', '/pregnancies', { pregnancy: { ...pregnancy, code_name: canaries.codeName } }, { 'idempotency-key': 'canary' })
  await send('POST', '/children', { child: { first_name: canaries.child, birth_date: '/Date(1759276800000)/' } })
  await send('PUT', `/saved-articles/${canaries.article}`)
  await send('PUT', `/favorite-names/${canaries.name}`, { note: canaries.note })
  const share: string = (await send('POST', '/favorite-names/share')).token
  await send('PUT', '/consents', { allowed: ['analytics'] })
  await members.letters() // the welcome leaves as a file
  await members.ask('POST', '/password-resets', { body: { email: canaries.email } })
  await members.letters() // so that there is a reset
  const row = await members.store.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await queueMail(members.store.db, row, { template: 'welcome' }, members.clock.now + minute) // one that waits
  const picture = join(members.config.avatarDir, newPictureName())
  mkdirSync(members.config.avatarDir, { recursive: true })
  writeFileSync(picture, 'a picture')
  await members.store.db
    .updateTable('avatars')
    .set({ file: picture.slice(-27), slug: null })
    .where('member_id', '=', id)
    .execute()
  return { token, id, home: `/members/${id}`, share, picture }
}

const tablesOf = async ({ store }: TestMembers) =>
  (await store.db.introspection.getTables()).map(({ name }) => name as keyof Tables).filter(name => !name.startsWith('kysely_'))

/** All that the store holds, as one text for each table. */
async function contentsOf(members: TestMembers): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const table of await tablesOf(members))
    contents[table] = JSON.stringify(await members.store.db.selectFrom(table).selectAll().execute())
  return contents
}

/** Where the export holds what a table keeps. Null: nothing that says more about the member than the rest, or a secret. */
const exportedAs: Record<keyof Tables, string | null> = {
  members: 'member',
  passwords: 'password_changed_at',
  sessions: 'sessions',
  password_resets: 'password_resets',
  children: 'member.born_children',
  pregnancies: 'member.pregnancy',
  losses: 'losses',
  saved_articles: 'saved_articles',
  favorite_names: 'favorite_names',
  favorite_shares: 'favorite_shares',
  consents: 'consents',
  email_preferences: 'email_preferences',
  avatars: 'avatar',
  cycles: 'cycle',
  mail_queue: 'waiting_mail',
  limits: null,
  idempotency: null,
}

onBothStores('the export holds everything and no secret', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('eve@example.com', { first_name: 'Evelyn' })
  const { token, home, share } = await fullMember(members)
  const answer = await members.ask('GET', `${home}/export`, { token })
  t.equal(answer.statusCode, 200)
  t.match(answer.headers['content-disposition'], /^attachment; filename="[\w-]+\.json"$/)
  t.equal(answer.headers['cache-control'], 'private, no-store')
  for (const canary of [...Object.values(canaries), share]) t.match(answer.body, canary)
  t.same((await tablesOf(members)).sort(), Object.keys(exportedAs).sort(), 'the table above names all')
  const data = answer.json()
  for (const [table, path] of Object.entries(exportedAs)) {
    if (path === null) continue
    const part = path.split('.').reduce((value, key) => value[key], data)
    t.ok(Array.isArray(part) ? part.length > 0 : part, `${table} as ${path}`)
  }
  t.match(data, {
    cycle: { last_period: '2026-10-03', cycle_length: 31, luteal_length: 13 },
    avatar: { base64: Buffer.from('a picture').toString('base64') },
    member: { version: Number, pregnancy: { due_date: due } },
    losses: [{ due_date: due, record: 'hide' }],
    email_preferences: { news: true },
  })
  t.ok(data.consents.some((record: object) => JSON.stringify(record).includes('"purpose":"analytics","allowed":true')))
  const secrets = [
    ...(await members.store.db.selectFrom('passwords').select('hash as secret').execute()),
    ...(await members.store.db.selectFrom('sessions').select('token_hash as secret').execute()),
    ...(await members.store.db.selectFrom('password_resets').select('token_hash as secret').execute()),
  ]
  t.ok(secrets.length > 3)
  for (const { secret } of [...secrets, { secret: token }, { secret: 'Evelyn' }]) t.notOk(answer.body.includes(secret))
})

onBothStores('export and deletion want the password of the last ten minutes', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const home = `/members/${member.id_string}`
  const exported = async () => (await members.ask('GET', `${home}/export`, { token })).statusCode
  members.clock.now += 10 * minute - 1
  t.equal(await exported(), 200)
  members.clock.now += 1
  const asked = { statusCode: 401, code: 'password_required' }
  t.match((await members.ask('GET', `${home}/export`, { token })).json(), asked)
  t.match((await members.ask('DELETE', home, { token })).json(), asked)
  t.match((await members.ask('DELETE', home, { token, body: {} })).json(), asked)
  const wrong = await members.ask('DELETE', home, { token, body: { password: 'not this one' } })
  t.match(wrong.json(), { statusCode: 422, field: 'password', code: 'wrong-password' })
  await members.ask('POST', `${home}/confirm`, { token, body: { password } })
  t.equal(await exported(), 200)
  members.clock.now += 10 * minute
  t.equal((await members.ask('DELETE', home, { token, body: { password } })).statusCode, 204, 'a deletion may carry it itself')
  t.equal(await exported(), 401)
})

onBothStores('a deletion leaves nothing', async (t, place, kind) => {
  const members = await testMembers(t, place, { mailLeaves: true })
  const { token: other, member: eve } = await members.join('eve@example.com')
  // Many rows before and after: pages of the file split while the canaries are on them.
  const neighbors = async (from: number) => {
    const rows = Array.from({ length: 150 }, (_, i) => ({
      member_id: eve.id_string,
      name: `N${from + i}`,
      note: 'x'.repeat((i * 37) % 400),
      position: from + i,
      saved_at: '',
    }))
    await members.store.db.insertInto('favorite_names').values(rows).execute()
  }
  await neighbors(0)
  const { token, id, home, share, picture } = await fullMember(members)
  await neighbors(1000)
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
    for (const file of readdirSync(place.dataDir).filter(name => name.startsWith('members.db'))) {
      const bytes = readFileSync(join(place.dataDir, file))
      for (const trace of traces) t.notOk(bytes.includes(trace), `${trace} in the bytes of ${file}`)
    }
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

onBothStores('two deletions at once are one', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const answers = await Promise.all([1, 2, 3].map(() => members.ask('DELETE', `/members/${member.id_string}`, { token })))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [204, 401, 401])
})
