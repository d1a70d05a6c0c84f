// Sessions: how long they hold, and what ends them.
import { password, testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const minute = 60_000
const day = 24 * 60 * minute

onStore('an unused session ends after 14 days, a used one after 90', async (t, place) => {
  const members = await testMembers(t, place)
  const start = members.clock.now
  const status = async (token: string) => (await members.ask('GET', '/members/me', { token })).statusCode
  const { token: idle } = await members.join('idle@example.com')
  const { token: used } = await members.join('used@example.com')
  for (let days = 1; days < 90; days++) {
    members.clock.now = start + days * day
    t.equal(await status(used), 200, `used daily, after ${days} days`)
    if (days === 13) {
      members.clock.now = start + 14 * day - 1
      t.equal((await members.store.db.selectFrom('sessions').selectAll().execute()).length, 2)
    }
    if (days === 14) t.equal(await status(idle), 401, 'not used for 14 days')
  }
  members.clock.now = start + 90 * day - 1
  t.equal(await status(used), 200, 'until the last moment')
  members.clock.now = start + 90 * day
  t.equal(await status(used), 401, 'used or not')
  t.same(await members.store.db.selectFrom('sessions').selectAll().execute(), [], 'and nothing is kept of them')
})

onStore('use is noted to within five minutes', async (t, place) => {
  const members = await testMembers(t, place)
  const start = members.clock.now
  const { token } = await members.join('emma@example.com')
  const status = async (at: number) => {
    members.clock.now = at
    return (await members.ask('GET', '/members/me', { token })).statusCode
  }
  t.equal(await status(start + 14 * day - 1), 200)
  t.equal(await status(start + 28 * day - 2), 200, '14 days after its last use, less a moment')
  t.equal(await status(start + 42 * day - 2), 401)
})

onStore('logging in gives a new session and ends the one that came with it', async (t, place) => {
  const members = await testMembers(t, place)
  const { token } = await members.join('emma@example.com')
  const planted = 'A'.repeat(43)
  const body = { email: 'emma@example.com', password }
  const rotated = (await members.ask('POST', '/sessions', { token, body })).json().token
  t.not(rotated, token)
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 401, 'the old one is dead')
  t.equal((await members.ask('GET', '/members/me', { token: rotated })).statusCode, 200)
  const fresh = (await members.ask('POST', '/sessions', { token: planted, body })).json().token
  t.not(fresh, planted, 'a token that somebody else chose is never taken')
  t.equal((await members.ask('GET', '/members/me', { token: planted })).statusCode, 401)
  t.equal((await members.ask('GET', '/members/me', { token: rotated })).statusCode, 200, 'on another device it stays')
})

onStore('logging out ends this session only', async (t, place) => {
  const members = await testMembers(t, place)
  const { token } = await members.join('emma@example.com')
  const other = (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).json().token
  const out = await members.ask('DELETE', '/sessions/current', { token })
  t.equal(out.statusCode, 204)
  t.equal(out.body, '')
  t.equal((await members.ask('GET', '/members/me', { token })).statusCode, 401)
  t.equal((await members.ask('DELETE', '/sessions/current', { token })).statusCode, 401)
  t.equal((await members.ask('GET', '/members/me', { token: other })).statusCode, 200)
  t.equal(
    (
      await members.ask('DELETE', '/sessions/current', {
        token: other,
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
    204,
  )
})

onStore('sessions survive a restart', async (t, place) => {
  const before = await testMembers(t, place)
  const { token, member } = await before.join('emma@example.com')
  const after = await testMembers(t, place)
  t.same((await after.ask('GET', '/members/me', { token })).json(), { member })
})

onStore('the password counts as given for ten minutes', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const confirmedAt = async () =>
    (await members.store.db.selectFrom('sessions').select('confirmed_at').executeTakeFirstOrThrow()).confirmed_at
  t.equal(await confirmedAt(), '2026-11-21T12:00:00.000Z', 'joining counts')
  members.clock.now += 20 * minute
  const confirm = (given: string) =>
    members.ask('POST', `/members/${member.id_string}/confirm`, { token, body: { password: given } })
  t.match((await confirm('not this one')).json(), { statusCode: 422, field: 'password' })
  t.equal(await confirmedAt(), '2026-11-21T12:00:00.000Z')
  t.equal((await confirm(password)).statusCode, 204)
  t.equal(await confirmedAt(), '2026-11-21T12:20:00.000Z')
})

onStore('only a bearer token of the right form is looked at', async (t, place) => {
  const members = await testMembers(t, place)
  const { token } = await members.join('emma@example.com')
  const refused = [
    `Basic ${token}`,
    token,
    `Bearer ${token}x`,
    `Bearer  ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    'Bearer ',
    `Bearer ' or 1=1 --`,
  ]
  for (const authorization of refused) {
    const answer = await members.ask('GET', '/members/me', { headers: { authorization } })
    t.match(
      answer.json(),
      { statusCode: 401, code: 'signed-out', error: 'Unauthorized' },
      authorization.replace(token, '…'),
    )
    t.equal(answer.headers['www-authenticate'], 'Bearer')
  }
  t.equal((await members.ask('GET', '/members/me', { headers: { authorization: `bearer ${token}` } })).statusCode, 200)
})
