// The links in letters about an address: one confirms it, one puts it back; and what letters say before.
import { dayMs } from '../../members/instants.ts'
import { mailHand, secretIn } from '../support/members/mail-hand.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const changed = 'Your e-mail address was changed'
const welcome = 'Welcome to Little Almanac'

async function withMail(t: Parameters<typeof testMembers>[0], place: Parameters<typeof testMembers>[1]) {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  const secret = async (to: string, subject: string) => {
    await members.mail.drain()
    return secretIn(hand.sent, to, subject)
  }
  return { members, hand, secret }
}

const undo = (members: TestMembers, token: string) => members.ask('POST', `/email-undos/${token}`)
const confirm = async (members: TestMembers, token: string) =>
  (await members.ask('POST', `/email-confirmations/${token}`)).statusCode
const move = (members: TestMembers, token: string, id: string, email: string, given = password) =>
  members.ask('PUT', `/members/${id}/email`, { token, body: { email, password: given } })
const join = (members: TestMembers, email: string, ip?: string) =>
  members.ask('POST', '/accounts', { body: { email, password }, ip })
const logIn = async (members: TestMembers, email: string, given = password) =>
  (await members.ask('POST', '/sessions', { body: { email, password: given } })).statusCode

onBothStores('a thief who changes address and password is undone from the old address', async (t, place) => {
  const { members, secret } = await withMail(t, place)
  const { token, member } = await members.join('emma@example.com')
  const { id_string: id } = member
  await move(members, token, id, 'thief@example.com')
  await members.ask('PUT', `/members/${id}/password`, { token, body: { password, new_password: 'a thief’s password' } })
  await move(members, token, id, 'thief2@example.com', 'a thief’s password')
  const [first, later] = [await secret('emma@example.com', changed), await secret('thief@example.com', changed)]
  members.clock.now += 7 * dayMs - 1
  const thief = (
    await members.ask('POST', '/sessions', { body: { email: 'thief2@example.com', password: 'a thief’s password' } })
  ).json().token
  const undone = await undo(members, first)
  t.match([undone.statusCode, undone.headers['x-member']], [200, id])
  t.equal((await members.ask('GET', '/members/me', { token: thief })).statusCode, 401, 'all sessions are over')
  t.match(
    (await undo(members, later)).json(),
    { statusCode: 422, field: 'token', code: 'undo-expired' },
    'no undo of a thief’s later change',
  )
  t.match((await undo(members, first)).json(), { statusCode: 422, code: 'undo-expired' }, 'once')
  const { reset } = undone.json()
  t.equal(
    (await members.ask('PUT', `/password-resets/${reset}`, { body: { password: 'Emma’s new password' } })).statusCode,
    204,
  )
  t.equal(await logIn(members, 'emma@example.com', 'Emma’s new password'), 201)
  t.equal(await logIn(members, 'thief2@example.com', 'a thief’s password'), 422)
  const [row] = await members.store.db
    .selectFrom('members')
    .select(['email', 'email_confirmed_at', 'version'])
    .execute()
  t.match(
    row,
    { email: 'emma@example.com', email_confirmed_at: String, version: 5 },
    'whoever used the link reads its mail',
  )
  t.notMatch(JSON.stringify(members.lines), first, 'the secret is in no log line')
})

onBothStores('an undo works for seven days, and nobody else gets the old address meanwhile', async (t, place) => {
  const { members, secret } = await withMail(t, place)
  const { token, member } = await members.join('emma@example.com')
  const eve = await members.join('eve@example.com')
  await move(members, token, member.id_string, 'new@example.com')
  const link = await secret('emma@example.com', changed)
  const refused = { statusCode: 422, field: 'email', code: 'email-refused' }
  t.match((await join(members, 'EMMA@example.com')).json(), refused)
  t.match((await move(members, eve.token, eve.member.id_string, 'emma@example.com')).json(), refused)
  t.equal((await members.ask('GET', '/members/me', { token: eve.token })).json().member.email, 'eve@example.com')
  t.equal((await members.ask('GET', '/members/me', { token: eve.token })).statusCode, 200, 'and nothing else happened')
  t.equal(await logIn(members, 'emma@example.com'), 422)
  members.clock.now += 7 * dayMs
  t.match((await undo(members, link)).json(), { code: 'undo-expired' })
  t.equal((await join(members, 'emma@example.com')).statusCode, 201)
})

onBothStores('nobody shuts others out of addresses by moving through them', async (t, place) => {
  const { members } = await withMail(t, place)
  const { token, member } = await members.join('eve@example.com')
  for (const email of ['victim@example.com', 'next@example.com', 'last@example.com'])
    t.equal((await move(members, token, member.id_string, email)).statusCode, 200)
  t.equal((await join(members, 'victim@example.com')).statusCode, 201)
  t.equal((await join(members, 'next@example.com')).statusCode, 201)
  t.equal((await join(members, 'eve@example.com')).statusCode, 422, 'the one that was joined with can be taken back')
})

onBothStores('an address that is left is kept from the first moment on', async (t, place) => {
  const { members } = await withMail(t, place)
  for (let i = 0; i < 5; i++) {
    const { token, member } = await members.join(`old${i}@example.com`)
    const moving = move(members, token, member.id_string, `new${i}@example.com`)
    const joins = [1, 2, 3].map(n => join(members, `old${i}@example.com`, `203.0.113.${i * 4 + n}`))
    const statuses = (await Promise.all([moving, ...joins])).map(({ statusCode }) => statusCode)
    t.same(statuses, [200, 422, 422, 422])
  }
})

onBothStores('its own old address a member may take back, and another spelling is no change', async (t, place) => {
  const { members, hand, secret } = await withMail(t, place)
  const { token, member } = await members.join('emma@example.com')
  const { id_string: id } = member
  await secret('', '')
  t.equal((await move(members, token, id, 'Emma@example.com')).json().member.email, 'Emma@example.com')
  await members.mail.drain()
  t.equal(hand.sent.length, 1, 'the welcome')
  t.equal((await move(members, token, id, 'new@example.com')).statusCode, 200)
  t.equal((await move(members, token, id, 'emma@example.com')).statusCode, 200)
  t.equal(await logIn(members, 'emma@example.com'), 201)
})

onBothStores('no word of a stranger goes to an address that has not confirmed itself', async (t, place) => {
  const { members, hand, secret } = await withMail(t, place)
  const first_name = 'Win a prize at https://evil.test'
  const { token, member } = await members.join('emma@example.com', { first_name })
  const { id_string: id } = member
  const link = await secret('emma@example.com', welcome)
  await join(members, 'emma@example.com', '203.0.113.1')
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  await members.mail.drain()
  await members.ask('PUT', `/members/${id}/password`, { token, body: { password, new_password: 'another password' } })
  await members.mail.drain()
  t.ok(hand.sent.length >= 3)
  for (const { subject, text } of hand.sent) t.match(text, /^Hello,\n/, subject)
  t.notMatch(JSON.stringify(hand.sent), /prize|evil/)

  t.equal(await confirm(members, link), 422, 'a link of an older epoch')
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  const reset = await secret('emma@example.com', 'Choose a new password')
  await members.ask('PUT', `/password-resets/${reset}`, { body: { password } })
  await members.mail.drain()
  t.match(
    hand.sent.at(-1),
    { subject: 'Your password was changed', text: /^Hello Win a prize/ },
    'a mailed link that was used confirms',
  )

  const again = (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).json().token
  await move(members, again, id, 'other@example.com')
  await members.mail.drain()
  const told = hand.sent.filter(({ subject }) => subject === changed)
  t.match(
    told.find(({ to }) => to === 'emma@example.com')?.text,
    /^Hello Win a prize/,
    'the old address has confirmed itself',
  )
  t.match(told.find(({ to }) => to === 'other@example.com')?.text, /^Hello,\n/, 'the new one has not')
})

onBothStores('the link in the first letter confirms, twice as well as once, for seven days', async (t, place) => {
  const { members, secret } = await withMail(t, place)
  await members.join('emma@example.com')
  const link = await secret('emma@example.com', welcome)
  const confirmed = async () =>
    (await members.store.db.selectFrom('members').select('email_confirmed_at').executeTakeFirstOrThrow())
      .email_confirmed_at
  t.equal(await confirmed(), null)
  t.match((await members.ask('POST', `/email-confirmations/${'A'.repeat(43)}`)).json(), {
    statusCode: 422,
    field: 'token',
    code: 'confirmation-expired',
  })
  t.same([await confirm(members, link), await confirm(members, link)], [204, 204])
  t.type(await confirmed(), 'string')
  members.clock.now += 7 * dayMs
  t.equal(await confirm(members, link), 422)
})

onBothStores('an address that nobody confirmed gets one letter a day', async (t, place) => {
  const { members, hand } = await withMail(t, place)
  const eve = await members.join('eve@example.com')
  for (let i = 0; i < 3; i++) {
    const { token, member } = (await join(members, 'emma@example.com')).json()
    t.equal(
      (await members.ask('DELETE', `/members/${member.id_string}`, { token, body: { password } })).statusCode,
      204,
    )
  }
  for (const email of ['emma@example.com', 'eve@example.com', 'emma@example.com'])
    await move(members, eve.token, eve.member.id_string, email)
  const asked = async () => {
    await members.mail.drain()
    return hand.sent.filter(({ to, text }) => to === 'emma@example.com' && text.includes('/confirm-email?')).length
  }
  t.equal(await asked(), 0, 'the day’s letter went with the first account')
  members.clock.now += dayMs
  for (const email of ['eve@example.com', 'emma@example.com'])
    await move(members, eve.token, eve.member.id_string, email)
  t.equal(await asked(), 1)
})

onBothStores('nobody fills an address that is not theirs', async (t, place) => {
  const { members, hand } = await withMail(t, place)
  const { token, member } = await members.join('emma@example.com')
  for (let i = 0; i < 15; i++) {
    const body = { password, new_password: password }
    await members.ask('PUT', `/members/${member.id_string}/password`, { token, body })
  }
  await members.mail.drain()
  t.equal(hand.sent.length, 9, 'with the welcome, which an older epoch stopped, ten a day')
})

onBothStores(
  'ten addresses an hour tell one network whether they are known, by joining or by changing',
  async (t, place) => {
    const { members } = await withMail(t, place)
    const { token, member } = await members.join('emma@example.com')
    const ip = (i: number) => `2001:db8:1:2:${i}::1`
    const statuses: number[] = []
    for (let i = 0; i < 13; i++) {
      const email = `m${i}@example.com`
      const body = i % 2 ? { email, password } : { email, password: 'not this one' }
      const ask =
        i % 2
          ? members.ask('POST', '/accounts', { body, ip: ip(i) })
          : members.ask('PUT', `/members/${member.id_string}/email`, { token, body, ip: ip(i) })
      statuses.push((await ask).statusCode)
    }
    t.equal(statuses.filter(status => status === 429).length, 3, `${statuses}`)
    t.same(statuses.slice(-3), [429, 429, 429])
  },
)
