// How often something may be tried: in figures, over restarts, and for many at once.
import type { LightMyRequestResponse } from 'fastify'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const minute = 60_000

const logIn = (members: TestMembers, email: string, given: string, ip?: string) =>
  members.ask('POST', '/sessions', { body: { email, password: given }, ip })

async function times(
  count: number,
  ask: (i: number) => Promise<LightMyRequestResponse>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let i = 0; i < count; i++) {
    const { statusCode } = await ask(i)
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}

onBothStores('ten wrong passwords in five minutes from one address, over a restart', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  t.same(await times(6, () => logIn(members, 'emma@example.com', 'not this one')), { 422: 6 })
  members.clock.now += minute
  const again = await testMembers(t, place, { clock: members.clock })
  t.same(
    await times(4, () => logIn(again, 'EMMA@example.com', 'not this one')),
    { 422: 4 },
    'however the address is spelled',
  )
  const refused = await logIn(again, 'emma@example.com', password)
  t.match(
    refused.json(),
    { statusCode: 429, code: 'too-many-passwords', error: 'Too Many Requests' },
    'the right one too',
  )
  t.equal(refused.headers['retry-after'], '240')
  t.equal((await logIn(again, 'emma@example.com', password, '192.0.2.2')).statusCode, 201, 'not from elsewhere')
  t.equal((await logIn(again, 'eve@example.com', password)).statusCode, 422, 'not for another account')
  again.clock.now += 4 * minute
  t.equal((await logIn(again, 'emma@example.com', password)).statusCode, 201, 'and not for long')
})

onBothStores('twenty in an hour for one account, from everywhere', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  const from = (i: number) => logIn(members, 'emma@example.com', 'not this one', `192.0.2.${i + 10}`)
  t.same(await times(25, from), { 422: 20, 429: 5 })
  const refused = await logIn(members, 'emma@example.com', password, '192.0.2.200')
  t.equal(refused.statusCode, 429)
  t.equal(refused.headers['retry-after'], '3600')
  members.clock.now += 60 * minute
  t.equal((await logIn(members, 'emma@example.com', password)).statusCode, 201, 'no lockout is for good')
})

onBothStores('only failures count, and a success forgives those of its address', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  t.same(await times(30, () => logIn(members, 'emma@example.com', password)), { 201: 30 })
  t.same(await times(9, () => logIn(members, 'emma@example.com', 'not this one')), { 422: 9 })
  t.equal((await logIn(members, 'emma@example.com', password)).statusCode, 201)
  t.same(await times(10, () => logIn(members, 'emma@example.com', 'not this one')), { 422: 10 })
  t.equal((await logIn(members, 'emma@example.com', password)).statusCode, 429)
})

onBothStores('many at once do not slip through', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => logIn(members, 'emma@example.com', 'not this one')),
  )
  t.same(answers.map(answer => answer.statusCode).sort(), [...Array(10).fill(422), ...Array(5).fill(429)])
})

onBothStores('a stolen session does not help to guess the password', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const confirm = () =>
    members.ask('POST', `/members/${member.id_string}/confirm`, { token, body: { password: 'not this one' } })
  t.same(await times(12, confirm), { 422: 10, 429: 2 })
})

onBothStores('three resets in an hour for an address from one network, known or not', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  for (const email of ['emma@example.com', 'nobody@example.com']) {
    const ask = (i: number) =>
      members.ask('POST', '/password-resets', {
        body: { email: i % 2 ? email : email.toUpperCase() },
        ip: `2001:db8::${i + 1}`,
      })
    t.same(await times(5, ask), { 202: 3, 429: 2 }, email)
  }
  t.equal((await members.letters()).filter(letter => letter.subject === 'Choose a new password').length, 3)
})

onBothStores('ten joins in an hour from one network', async (t, place) => {
  const members = await testMembers(t, place)
  const join = (email: string, ip = '2001:db8::1') =>
    members.ask('POST', '/accounts', { body: { email, password }, ip })
  t.same(await times(5, () => join('not an address')), { 422: 5 }, 'a slip of the pen does not count')
  t.same(await times(12, i => join(`m${i}@example.com`, `2001:db8::${i + 1}`)), { 201: 10, 429: 2 })
  t.equal((await join('m12@example.com', '2001:db8:0:1::1')).statusCode, 201)
  members.clock.now += 60 * minute
  t.equal((await join('m13@example.com')).statusCode, 201)
})

onBothStores('nothing of who tried is kept in the clear', async (t, place) => {
  const members = await testMembers(t, place)
  await logIn(members, 'emma@example.com', 'not this one', '192.0.2.77')
  const kept = JSON.stringify(await members.store.db.selectFrom('limits').selectAll().execute())
  t.notMatch(kept, /emma|192\.0\.2\.77/)
})
