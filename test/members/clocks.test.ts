// A clock that was wrong for a while, and is right again: nothing lasts longer than its rule, and nobody is shut out.

import { undoMs } from '../../members/email-undos.ts'
import { dayMs, hourMs } from '../../members/instants.ts'
import { sweep } from '../../members/sweep.ts'
import { mailHand, secretIn } from '../support/members/mail-hand.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const sizes: readonly [what: string, ms: number][] = [
  ['an hour', hourMs],
  ['a day', dayMs],
  ['400 days', 400 * dayMs],
]
const steps = sizes.flatMap(([what, ms]): [string, number][] => [
  [`${what} ahead`, ms],
  [`${what} behind`, -ms],
])

const emma = 'emma@example.com'

const logIn = (members: TestMembers, given = password, ip = '192.0.2.1') =>
  members.ask('POST', '/sessions', { body: { email: emma, password: given }, ip })
const isIn = async (members: TestMembers, token: string) =>
  (await members.ask('GET', '/members/me', { token })).statusCode === 200

/** Does something while the clock is wrong, and sets it right. */
async function while_<T>({ clock }: TestMembers, byMs: number, work: () => Promise<T>): Promise<T> {
  const { now } = clock
  clock.now += byMs
  const result = await work()
  clock.now = now
  return result
}

onBothStores('limits: they start anew, and Retry-After is never more than the rule', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join(emma)
  for (const [i, [what, ms]] of steps.entries()) {
    const ip = `203.0.113.${i}`
    const guess = async () => {
      for (let n = 0; n < 10; n++) await logIn(members, 'not this one', ip)
      return logIn(members, 'not this one', ip)
    }
    t.equal((await while_(members, ms, guess)).statusCode, 429, `${what}: a limit is one`)
    const { statusCode, headers } = await logIn(members, 'not this one', ip)
    t.ok(
      statusCode === 422 || Number(headers['retry-after']) <= 300,
      `${what}: ${statusCode} ${headers['retry-after']}`,
    )
    members.clock.now += hourMs
    t.equal((await logIn(members, password, ip)).statusCode, 201, `${what}: an hour later`)
  }
})

onBothStores('mail: what waits leaves within the longest pause', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  for (const [i, [what, ms]] of steps.entries()) {
    await while_(members, ms, async () => {
      hand.hangs = Promise.resolve()
      await members.join(`m${i}@example.com`)
      await members.mail.drain()
    })
    hand.hangs = null
    hand.sent.length = 0
    if (Math.abs(ms) === hourMs) members.clock.now += 2 * hourMs
    await members.mail.drain()
    t.match(hand.sent, [{ to: `m${i}@example.com` }], what)
  }
})

onBothStores('sessions: each ends by its rules, and a password always opens another', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join(emma)
  const start = members.clock.now
  for (const [what, ms] of steps) {
    members.clock.now = start
    const before = (await logIn(members)).json().token
    const meanwhile = await while_(members, ms, async () => {
      await isIn(members, before) // and so is used, or ends
      return (await logIn(members)).json().token
    })
    const idle = await while_(members, ms, async () => (await logIn(members)).json().token)
    if (ms < 14 * dayMs && ms > -dayMs * 14) t.ok(await isIn(members, before), `${what}: a step goes unseen`)
    const after = await logIn(members)
    t.ok(after.statusCode === 201 && (await isIn(members, after.json().token)), `${what}: nobody is shut out`)
    await sweep(members.store, members.clock.now)
    for (let days = 0; days < 90; days += 10) {
      members.clock.now = start + days * dayMs
      for (const token of [before, meanwhile, after.json().token]) await isIn(members, token)
      if (days === 20) t.notOk(await isIn(members, idle), `${what}: unused, it is over`)
    }
    members.clock.now = start + 90 * dayMs
    for (const token of [before, meanwhile, after.json().token])
      t.notOk(await isIn(members, token), `${what}: none goes on for ever`)
  }
})

onBothStores('a session that nobody swept is pulled in when it is used', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join(emma)
  const { token } = await while_(members, 400 * dayMs, async () => (await logIn(members)).json())
  t.ok(await isIn(members, token))
  const [row] = await members.store.db
    .selectFrom('sessions')
    .select(['used_at', 'expires_at'])
    .orderBy('expires_at', 'desc')
    .execute()
  t.same(row, { used_at: '2026-11-21T12:00:00.000Z', expires_at: '2027-02-19T12:00:00.000Z' })
})

onBothStores('a password that is given in the future was not just given', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join(emma)
  for (const [what, ms] of steps) {
    const { token, member } = await while_(members, ms, async () => (await logIn(members)).json())
    if (!(await isIn(members, token))) continue // over, after a step from long ago
    const home = `/members/${member.id_string}`
    const exported = async () => (await members.ask('GET', `${home}/export`, { token })).statusCode
    t.equal(await exported(), 401, what)
    await members.ask('POST', `${home}/confirm`, { token, body: { password } })
    t.equal(await exported(), 200, what)
  }
})

onBothStores('links for a password or an address hold for their time only', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  const mailed = async (subject: string) => {
    await members.mail.drain()
    return secretIn(hand.sent, emma, subject)
  }
  const ask = async (method: string, url: string, body?: object) =>
    (await members.ask(method, url, { body })).statusCode
  for (const [what, ms] of steps) {
    if (ms < 0) continue // then they are over
    const link = await while_(members, ms, async () => {
      await members.store.db.deleteFrom('limits').execute()
      await members.store.db.deleteFrom('members').execute()
      await members.join(emma)
      return mailed('Welcome to Little Almanac')
    })
    if (ms > hourMs) t.equal(await ask('POST', `/email-confirmations/${link}`), 422, `${what}: a confirmation`)
    const reset = await while_(members, ms, async () => {
      await ask('POST', '/password-resets', { email: emma })
      return mailed('Choose a new password')
    })
    t.equal(await ask('PUT', `/password-resets/${reset}`, { password }), 422, `${what}: a reset`)
    await sweep(members.store, members.clock.now)
    t.equal(
      await ask('PUT', `/password-resets/${reset}`, { password }),
      422,
      `${what}: a reset, when old rows are gone`,
    )
    await ask('POST', '/password-resets', { email: emma })
    t.equal(
      await ask('PUT', `/password-resets/${await mailed('Choose a new password')}`, { password }),
      204,
      `${what}: a new one`,
    )
  }
})

onBothStores('an undo works, and keeps its address for seven days', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  for (const [i, [what, ms]] of steps.entries()) {
    if (ms < -7 * dayMs) continue // then it is over
    const old = `old${i}@example.com`
    const link = await while_(members, ms, async () => {
      const { token, member } = await members.join(old)
      await members.ask('PUT', `/members/${member.id_string}/email`, {
        token,
        body: { email: `new${i}@example.com`, password },
      })
      await members.mail.drain()
      return secretIn(hand.sent, old, 'Your e-mail address was changed')
    })
    await sweep(members.store, members.clock.now)
    const join = async () =>
      (await members.ask('POST', '/accounts', { body: { email: old, password }, ip: `203.0.113.${i}` })).statusCode
    t.equal(await join(), 422, `${what}: it is kept`)
    if (i % 2) t.equal((await members.ask('POST', `/email-undos/${link}`)).statusCode, 200, `${what}: it works`)
    else {
      members.clock.now += undoMs
      t.equal(await join(), 201, `${what}: not for ever`)
      t.equal((await members.ask('POST', `/email-undos/${link}`)).statusCode, 422)
    }
    members.clock.now += hourMs
  }
})

onBothStores('known places, first answers and matches are kept, and not longer than their rules', async (t, place) => {
  const members = await testMembers(t, place)
  const { store, clock } = members
  const start = clock.now
  for (const [what, ms] of steps) {
    if (ms <= -dayMs) continue // then they are over
    for (const table of ['members', 'limits', 'matches'] as const) await store.db.deleteFrom(table).execute()
    clock.now = start
    const key = `${what.replaceAll(' ', '-')}-${'k'.repeat(32)}`
    const start_ = () => members.ask('POST', '/matches', { headers: { 'idempotency-key': key } })
    const [joined, made] = await while_(members, ms, async () => {
      const { token, member } = (await members.ask('POST', '/accounts', { body: { email: emma, password } })).json()
      const child = { child: { first_name: 'Ada', birth_date: null, gender: 0 } }
      const url = `/members/${member.id_string}/children`
      await members.ask('POST', url, { token, body: child, headers: { 'idempotency-key': key } })
      return [{ token, url, child }, (await start_()).json()]
    })
    await sweep(store, clock.now)
    const look = async () => (await members.ask('GET', `/matches/${made.code}`, { token: made.token })).statusCode
    t.equal(await look(), 200, `${what}: a match`)
    const { token } = (await logIn(members)).json()
    const again = await members.ask('POST', joined.url, {
      token,
      body: joined.child,
      headers: { 'idempotency-key': key },
    })
    t.equal(again.json().data.member.born_children.length, 1, `${what}: a repetition`)
    const places = async () =>
      (await store.db.selectFrom('known_places').select('kind').execute()).map(({ kind }) => kind)
    t.ok((await places()).includes('network'), `${what}: a place`)
    await sweep(store, start + dayMs)
    t.same(await store.db.selectFrom('idempotency').selectAll().execute(), [], what)
    clock.now = start + 90 * dayMs + hourMs
    await sweep(store, clock.now)
    t.equal(await look(), 404, `${what}: nobody used it for ninety days`)
    t.notOk((await places()).includes('network'), what)
    await sweep(store, start + 366 * dayMs)
    t.same(await places(), [], what)
  }
})
