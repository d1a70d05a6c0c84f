// What was made before the way into an account changed opens it no more: sessions, links, letters that wait.
import { unknownDevice } from '../../domain/device-label.ts'
import { openSession } from '../../members/sessions.ts'
import { mailHand, secretIn } from '../support/members/mail-hand.ts'
import { password, quickPasswords, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const minute = 60_000
const next = 'another long password'
const resetSubject = 'Choose a new password'

const logIn = (members: TestMembers, email: string, given = password) =>
  members.ask('POST', '/sessions', { body: { email, password: given } })
const isIn = async (members: TestMembers, token: string) =>
  (await members.ask('GET', '/members/me', { token })).statusCode === 200
const useReset = async (members: TestMembers, token: string) =>
  (await members.ask('PUT', `/password-resets/${token}`, { body: { password: 'a thief’s password' } })).statusCode

onBothStores('a letter that hung while the account changed brings nobody in', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  const { token, member } = await members.join('emma@example.com')
  const home = `/members/${member.id_string}`
  await members.mail.drain()
  const { promise, resolve: fail } = Promise.withResolvers<void>()
  hand.hangs = promise
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  const draining = members.mail.drain() // its link is on its way, perhaps delivered
  while (!secretIn(hand.sent, 'emma@example.com', resetSubject)) await new Promise(setImmediate)
  t.equal(
    (await members.ask('PUT', `${home}/email`, { token, body: { email: 'new@example.com', password } })).statusCode,
    200,
  )
  t.equal(
    (await members.ask('PUT', `${home}/password`, { token, body: { password, new_password: next } })).statusCode,
    200,
  )
  fail()
  await draining
  t.equal(await useReset(members, secretIn(hand.sent, 'emma@example.com', resetSubject)), 422, 'the link that hung')
  hand.hangs = null
  hand.sent.length = 0
  members.clock.now += 60 * minute
  await members.mail.drain()
  t.equal(hand.sent.filter(({ subject }) => subject === resetSubject).length, 0, 'and no other one leaves')
  const notices = hand.sent.map(({ to, subject }) => `${to}: ${subject}`).sort()
  t.same(notices, ['emma@example.com: Your e-mail address was changed', 'new@example.com: Your password was changed'])
  t.equal((await logIn(members, 'new@example.com', next)).statusCode, 201)
})

onBothStores('a new password ends letters and links that wait, a new link works', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  const { token, member } = await members.join('emma@example.com')
  const forgot = () => members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  await forgot()
  await members.ask('PUT', `/members/${member.id_string}/password`, { token, body: { password, new_password: next } })
  await members.mail.drain()
  t.same(
    hand.sent.map(({ subject }) => subject),
    ['Your password was changed'],
  )
  await forgot()
  await members.mail.drain()
  t.equal(await useReset(members, secretIn(hand.sent, 'emma@example.com', resetSubject)), 204)
})

onBothStores('every change of the way in ends the other sessions and says whose they are', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const home = `/members/${member.id_string}`
  const changes: [what: string, method: string, url: string, body: object][] = [
    ['the address', 'PUT', `${home}/email`, { email: 'new@example.com', password }],
    ['the password', 'PUT', `${home}/password`, { password, new_password: next }],
  ]
  for (const [what, method, url, body] of changes) {
    const other = (await logIn(members, what === 'the address' ? 'emma@example.com' : 'new@example.com')).json().token
    t.ok(await isIn(members, other))
    const done = await members.ask(method, url, { token, body })
    t.match([done.statusCode, done.headers['x-member']], [200, member.id_string], what)
    t.notOk(await isIn(members, other), `${what}: another session is over`)
    t.ok(await isIn(members, token), `${what}: the one that did it goes on`)
  }
  const named = await members.ask('PATCH', home, { token, body: { member: { first_name: 'Emma' } } })
  t.equal(named.headers['x-member'], undefined, 'a name is no way in')
  const refused = await members.ask('PUT', `${home}/password`, { token, body: { password, new_password: next } })
  t.match([refused.statusCode, refused.headers['x-member']], [422, undefined])
})

onBothStores('a session of an older epoch is none, though its row is there', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const { db } = members.store
  const before = await db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  await members.ask('PUT', `/members/${member.id_string}/password`, { token, body: { password, new_password: next } })
  t.notOk(
    await isIn(members, await openSession(db, before, members.clock.now, { label: unknownDevice })),
    'opened by the password that was',
  )
  t.equal((await db.selectFrom('sessions').selectAll().execute()).length, 2)
})

onBothStores('of two who change the password at once with the old one, one does', async (t, place) => {
  const real = quickPasswords()
  let meet: (() => Promise<void>) | undefined
  const passwords = {
    ...real,
    async verify(kept: string | null, given: string) {
      const isRight = await real.verify(kept, given)
      await meet?.()
      return isRight
    },
  }
  const members = await testMembers(t, place, { passwords })
  const { token, member } = await members.join('emma@example.com')
  const thief = (await logIn(members, 'emma@example.com')).json().token
  const { promise, resolve } = Promise.withResolvers<void>()
  let proved = 0
  meet = async () => {
    if (++proved === 2) resolve()
    await promise
  }
  const change = (by: string, new_password: string) =>
    members.ask('PUT', `/members/${member.id_string}/password`, { token: by, body: { password, new_password } })
  const answers = await Promise.all([change(token, next), change(thief, 'a thief’s password')])
  meet = undefined
  const statuses = answers.map(({ statusCode }) => statusCode)
  t.equal(statuses.filter(status => status === 200).length, 1, `${statuses}`)
  t.equal(statuses.filter(status => status === 401).length, 1, 'the other’s session was over by then')
  t.equal((await logIn(members, 'emma@example.com', statuses[0] === 200 ? next : 'a thief’s password')).statusCode, 201)
})
