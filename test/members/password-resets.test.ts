// A forgotten password.
import type { Test } from 'tap'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const minute = 60_000
const next = 'another long password'

/** Asks for a reset and takes the secret out of the newest mail. */
async function resetToken(t: Test, members: TestMembers, email = 'emma@example.com'): Promise<string> {
  const known = new Set((await members.letters()).map(letter => letter.messageId))
  t.equal((await members.ask('POST', '/password-resets', { body: { email } })).statusCode, 202)
  const letter = (await members.letters()).find(
    ({ messageId, subject }) => subject === 'Choose a new password' && !known.has(messageId),
  )
  return /^http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})$/m.exec(letter?.text ?? '')?.[1] ?? ''
}

onStore('a link from the mail sets a new password and ends every session', async (t, place) => {
  const members = await testMembers(t, place)
  const { token: session } = await members.join('emma@example.com')
  const token = await resetToken(t, members)
  const use = (given: string, body: object = { password: next }) =>
    members.ask('PUT', `/password-resets/${given}`, { body })
  t.match(
    (await use(token, { password: 'short' })).json(),
    { statusCode: 422, field: 'password' },
    'a bad password does not use the link up',
  )
  t.match((await use('A'.repeat(43))).json(), { statusCode: 422, field: 'token', code: 'reset-expired' })
  t.equal((await use(token)).statusCode, 204)
  t.match((await use(token)).json(), { statusCode: 422, field: 'token', code: 'reset-expired' }, 'once')
  t.equal((await members.ask('GET', '/members/me', { token: session })).statusCode, 401)
  t.equal((await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).statusCode, 422)
  t.equal(
    (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password: next } })).statusCode,
    201,
  )
  t.notMatch(JSON.stringify(members.lines), token, 'the secret is in no log line')
  t.same(await members.store.db.selectFrom('password_resets').selectAll().execute(), [])
})

onStore('a link works for ten minutes', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  const tokens = [await resetToken(t, members), await resetToken(t, members)]
  members.clock.now += 10 * minute - 1
  const { token_hash } = await members.store.db
    .selectFrom('password_resets')
    .select('token_hash')
    .executeTakeFirstOrThrow()
  t.notOk(tokens.includes(token_hash), 'only a hash is stored')
  members.clock.now += 1
  for (const token of tokens) {
    const answer = await members.ask('PUT', `/password-resets/${token}`, { body: { password: next } })
    t.match(answer.json(), { statusCode: 422, code: 'reset-expired' })
  }
  const last = await resetToken(t, members)
  members.clock.now += 10 * minute - 1
  t.equal((await members.ask('PUT', `/password-resets/${last}`, { body: { password: next } })).statusCode, 204)
})

onStore('of two parallel uses one wins', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  const token = await resetToken(t, members)
  const passwords = ['the first password', 'the second password', 'the third password']
  const uses = await Promise.all(
    passwords.map(one => members.ask('PUT', `/password-resets/${token}`, { body: { password: one } })),
  )
  t.same(uses.map(answer => answer.statusCode).sort(), [204, 422, 422])
  const winner = uses.findIndex(answer => answer.statusCode === 204)
  for (const [i, one] of passwords.entries()) {
    const login = await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password: one } })
    t.equal(login.statusCode, i === winner ? 201 : 422, one)
  }
})

onStore('a use ends the other links of that member, and nobody else’s', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('emma@example.com')
  await members.join('eve@example.com')
  const [one, two] = [await resetToken(t, members), await resetToken(t, members)]
  const eves = await resetToken(t, members, 'eve@example.com')
  const use = async (token: string) =>
    (await members.ask('PUT', `/password-resets/${token}`, { body: { password: next } })).statusCode
  t.equal(await use(two), 204)
  t.equal(await use(one), 422)
  t.equal(await use(eves), 204)
})

onStore('a new address ends links to the old one', async (t, place) => {
  const members = await testMembers(t, place)
  const { token: session, member } = await members.join('emma@example.com')
  const token = await resetToken(t, members)
  await members.ask('PUT', `/members/${member.id_string}/email`, {
    token: session,
    body: { email: 'new@example.com', password },
  })
  t.equal((await members.ask('PUT', `/password-resets/${token}`, { body: { password: next } })).statusCode, 422)
})
