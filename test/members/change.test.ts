// What every change of a member goes through: version, If-Match, Idempotency-Key, all or nothing.
import type { Test } from 'tap'
import { changeMember } from '../../members/change.ts'
import type { Context } from '../../members/context.ts'
import { newId } from '../../members/ids.ts'
import { ruleBroken } from '../../members/refusal.ts'
import type { StorePlace } from '../../members/store/open-store.ts'
import type { MemberRow } from '../../members/store/schema.ts'
import { sealed } from '../../members/store/sealing.ts'
import { quickPasswords, testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

/** The member API with a route that takes a name for each call, and one member. */
async function withNames(t: Test, place: StorePlace) {
  const members = await testMembers(t, place)
  const { config, store, app } = members
  const context: Context = {
    config,
    store,
    passwords: quickPasswords(),
    now: () => members.clock.now,
    wakeMail() {},
    forgetMail: async () => {},
  }
  let runs = 0
  app.route<{ Body: { name: string } }>({
    method: ['POST', 'PUT'],
    url: '/members/:member/names-for-tests',
    handler: (request, reply) => {
      const { name } = request.body
      const add = async (db: Parameters<Parameters<typeof changeMember<number>>[3]>[0], member: MemberRow) => {
        const row = { id: newId(), member_id: member.id, name, note: '', position: 0, saved_at: '' }
        await db
          .insertInto('favorite_names')
          .values(sealed(member, 'favorite_names', row))
          .execute()
        if (name === 'refused') throw ruleBroken('name', 'name-long')
        if (name === 'broken') throw new Error(`canary ${name}`)
        return ++runs
      }
      return changeMember(context, request, reply, add, { status: 201, body: (member, run) => ({ run, member }) })
    },
  })
  const { token, member } = await members.join('emma@example.com')
  const url = `/members/${member.id_string}/names-for-tests`
  const add = (name: string, headers: Record<string, string> = {}, method = 'POST') =>
    members.ask(method, url, { token, body: { name }, headers })
  const names = async () =>
    (await store.db.selectFrom('favorite_names').select('name').execute()).map(row => row.name).sort()
  const version = async () => (await members.ask('GET', '/members/me', { token })).json().member.version
  return { members, add, names, version, token, member }
}

onStore('each change counts one, also when many come at once', async (t, place) => {
  const { add, names, version } = await withNames(t, place)
  const first = await add('Ada')
  t.equal(first.statusCode, 201)
  t.match(first.json(), { run: 1, member: { version: 2 } })
  const many = await Promise.all(Array.from({ length: 20 }, (_, i) => add(`n${String(i).padStart(2, '0')}`)))
  const versions = many.map(answer => answer.json().member.version).sort((a, b) => a - b)
  t.same(
    versions,
    Array.from({ length: 20 }, (_, i) => i + 3),
  )
  t.equal((await names()).length, 21)
  t.equal(await version(), 22)
})

onStore('a change that is refused or breaks has not happened', async (t, place) => {
  const { add, names, version, members } = await withNames(t, place)
  t.match((await add('refused')).json(), { statusCode: 422, field: 'name' })
  const broken = await add('broken')
  t.same(broken.json(), {
    statusCode: 500,
    code: 'broken',
    error: 'Internal Server Error',
    message: 'An error occurred. Please try again or contact us if the problem persists.',
  })
  t.same(await names(), [])
  t.equal(await version(), 1)
  const logged = members.lines.filter(line => line.msg === 'a request failed')
  t.match(logged, [{ level: 50, err: { name: 'Error', at: [/change\.test\.ts/] } }])
  t.notMatch(JSON.stringify(members.lines), /canary|emma/)
})

onStore('of two tabs that save on the same version, the second gets 409 and the member as it is', async (t, place) => {
  const { add, names } = await withNames(t, place)
  const saved = await Promise.all([add('Ada', { 'if-match': '"1"' }, 'PUT'), add('Bea', { 'if-match': '1' }, 'PUT')])
  t.same(saved.map(answer => answer.statusCode).sort(), [201, 409])
  const conflict = saved.find(answer => answer.statusCode === 409)?.json()
  t.match(conflict, {
    statusCode: 409,
    code: 'conflict',
    error: 'Conflict',
    message: String,
    member: { version: 2, email: 'emma@example.com' },
  })
  t.equal((await names()).length, 1)
  t.equal((await add('Cleo', { 'if-match': '"2"' }, 'PUT')).statusCode, 201)
  t.equal((await add('Dora', { 'if-match': '*' }, 'PUT')).statusCode, 201)
  for (const header of ['x', '"1', '-1', '1.5', '"1", "2"']) {
    const answer = await add('Eve', { 'if-match': header }, 'PUT')
    t.equal(answer.statusCode, 400, header)
  }
})

onStore('a POST that comes twice is done once', async (t, place) => {
  const { add, names, version, members } = await withNames(t, place)
  const key = { 'idempotency-key': 'k-1' }
  const both = await Promise.all([add('Ada', key), add('Ada', key)])
  const again = await add('Ada', { ...key, 'if-match': '"1"' })
  for (const answer of [...both, again]) {
    t.equal(answer.statusCode, 201)
    t.equal(answer.body, both[0].body, 'the first answer, whatever the version is now')
  }
  t.same(await names(), ['Ada'])
  t.equal(await version(), 2)
  t.equal((await add('Bea', { 'idempotency-key': 'k-2' })).json().member.version, 3)
  t.equal((await add('refused', { 'idempotency-key': 'k-3' })).statusCode, 422)
  t.equal((await add('Cleo', { 'idempotency-key': 'k-3' })).statusCode, 201, 'what was refused was not done')
  t.equal((await add('Dora', key, 'PUT')).json().member.version, 5, 'only a POST')
  const { token, member } = await members.join('eve@example.com')
  const hers = await members.ask('POST', `/members/${member.id_string}/names-for-tests`, {
    token,
    body: { name: 'Ada' },
    headers: key,
  })
  t.equal(hers.json().member.email, 'eve@example.com', 'another member’s key is another key')
  for (const bad of ['', 'a b', 'x'.repeat(256)])
    t.equal((await add('Finn', { 'idempotency-key': bad })).statusCode, 400, `“${bad.slice(0, 5)}”`)
})
