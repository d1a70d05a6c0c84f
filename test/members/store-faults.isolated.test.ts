// A store that is gone or full: writes are sent away for a moment, and everything is well again afterwards.
import { sql } from 'kysely'
import t from 'tap'
import { password, testMembers } from '../support/members.ts'
import { until } from '../support/process.ts'
import { freshPlace, postgresServer } from '../support/stores.ts'

t.test('PostgreSQL gone: 503, and all is well when it is back', async t => {
  const members = await testMembers(t, await freshPlace(t, 'postgres'))
  const { token, member } = await members.join('emma@example.com')
  const server = await postgresServer()
  await server.kill()
  for (const [method, url, body] of [
    ['GET', '/members/me', undefined],
    ['POST', '/sessions', { email: 'emma@example.com', password }],
    ['POST', '/accounts', { email: 'eve@example.com', password }],
  ] as const) {
    const answer = await members.ask(method, url, { token, body })
    t.match(answer.json(), { statusCode: 503, code: 'overloaded', error: 'Service Unavailable' }, `${method} ${url}`)
    t.equal(answer.headers['retry-after'], '5')
  }
  t.equal((await members.ask('GET', '/healthz')).statusCode, 200, 'the process is well')
  await server.start()
  await until('the member', async () => (await members.ask('GET', '/members/me', { token })).statusCode === 200)
  t.same((await members.ask('GET', '/members/me', { token })).json(), { member })
  t.notMatch(JSON.stringify(members.lines), /emma@|eve@/)
})

t.test('PostgreSQL that holds a lock too long: 503 while it is held, and the connection is free again', async t => {
  const members = await testMembers(t, await freshPlace(t, 'postgres'))
  const { token, member } = await members.join('emma@example.com')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holding = members.store.db.transaction().execute(async db => {
    await db.updateTable('members').set({ parent_role: 3 }).execute()
    await held
  })
  const body = { email: 'new@example.com', password }
  const answer = await members.ask('PUT', `/members/${member.id_string}/email`, { token, body })
  t.equal(answer.statusCode, 503)
  t.ok(
    members.lines.some(({ msg }) => msg === 'the store does not answer'),
    'the store gave up, long before the request’s own time was over',
  )
  release()
  await holding
  t.equal((await members.ask('PUT', `/members/${member.id_string}/email`, { token, body })).statusCode, 200)
})

t.test('SQLite full: writes are refused, reads go on', async t => {
  const members = await testMembers(t, await freshPlace(t, 'sqlite'))
  const { token, member } = await members.join('emma@example.com')
  const { db } = members.store
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
  const statuses: number[] = []
  for (let i = 0; i < 60; i++) {
    const body = { email: `m${i}@example.com`, password }
    statuses.push((await members.ask('POST', '/accounts', { body, ip: `192.0.2.${i}` })).statusCode)
  }
  t.same([...new Set(statuses)], [201, 503], 'until it is full')
  members.clock.now += 3_600_000 // use would be noted now
  t.same((await members.ask('GET', '/members/me', { token })).json(), { member })
  await sql`pragma max_page_count = 1000000`.execute(db)
  t.equal((await members.ask('POST', '/accounts', { body: { email: 'last@example.com', password } })).statusCode, 201)
})
