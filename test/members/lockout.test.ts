// Nobody shuts a member out by guessing, and guessing stays bounded.
import t from 'tap'
import { dayMs, hourMs, minuteMs } from '../../members/instants.ts'
import { limits } from '../../members/limits.ts'
import { mailHand, secretIn } from '../support/members/mail-hand.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores } from '../support/stores.ts'

const emma = 'emma@example.com'
const home = '192.0.2.1'

const logIn = (members: TestMembers, given: string, ip: string, device?: string) =>
  members.ask('POST', '/sessions', {
    body: { email: emma, password: given },
    ip,
    ...(device && { headers: { 'x-device': device } }),
  })
const status = async (answer: ReturnType<TestMembers['ask']>) => (await answer).statusCode

/** Strangers guess from ever new networks until they are refused. @returns how many guesses were looked at */
async function guess(members: TestMembers, tries = 30): Promise<number> {
  let seen = 0
  for (let i = 0; i < tries; i++)
    if ((await logIn(members, 'not this one', `203.0.113.${i}`)).statusCode === 422) seen++
  return seen
}

onBothStores(
  'while strangers guess, the owner gets in from a known device, a known network, and signed in',
  async (t, place) => {
    const members = await testMembers(t, place)
    const joined = await members.ask('POST', '/accounts', { body: { email: emma, password }, ip: home })
    const { token, device, member } = joined.json()
    t.match(device, /^[\w-]{43}$/)
    t.equal(await guess(members), 20)
    t.equal(
      await status(logIn(members, password, '198.51.100.7')),
      429,
      'a stranger with the password, or the owner on a new device',
    )
    const abroad = await logIn(members, password, '198.51.100.7', device)
    t.match([abroad.statusCode, abroad.json().device], [201, undefined], 'a known device anywhere; it keeps its token')
    const elsewhere = await logIn(members, password, home)
    t.match([elsewhere.statusCode, elsewhere.json().device], [201, /^[\w-]{43}$/], 'a new device in a known network')
    for (const url of ['confirm', 'password'] as const) {
      const body = url === 'confirm' ? { password } : { password, new_password: password }
      const answer = await members.ask(url === 'confirm' ? 'POST' : 'PUT', `/members/${member.id_string}/${url}`, {
        token,
        body,
        ip: '198.51.100.9',
      })
      t.ok(answer.statusCode < 300, url)
    }
  },
)

onBothStores(
  'what somebody signed in gives wrong is theirs alone, ten in five minutes and thirty an hour',
  async (t, place) => {
    const members = await testMembers(t, place)
    const { token, member } = await members.join(emma)
    const confirm = (given: string) =>
      status(members.ask('POST', `/members/${member.id_string}/confirm`, { token, body: { password: given } }))
    const wrong = async (count: number) => {
      const statuses: number[] = []
      for (let i = 0; i < count; i++) statuses.push(await confirm('not this one'))
      return statuses.filter(status => status === 422).length
    }
    t.equal(await wrong(12), 10)
    t.equal(await confirm(password), 429)
    t.equal(await status(logIn(members, password, home)), 201, 'logging in is counted apart')
    members.clock.now += 5 * minuteMs
    t.equal(await confirm(password), 204, 'a right one forgives')
    for (let i = 0; i < 4; i++) {
      t.equal(await wrong(12), i < 3 ? 10 : 0)
      members.clock.now += 5 * minuteMs
    }
    members.clock.now += hourMs
    t.equal(await confirm(password), 204, 'not for good')
  },
)

onBothStores('a known place has limits of its own', async (t, place) => {
  const members = await testMembers(t, place)
  const { device } = (await members.ask('POST', '/accounts', { body: { email: emma, password }, ip: home })).json()
  const seen = async (ip: string, device?: string) => {
    let count = 0
    for (let i = 0; i < 12; i++) if ((await status(logIn(members, 'not this one', ip, device))) === 422) count++
    return count
  }
  t.same([await seen(home), await seen('198.51.100.7', device)], [10, 10], 'ten in five minutes each')
  t.equal(await status(logIn(members, password, home)), 429)
  let ofADay = 10
  for (let i = 0; i < 12; i++) {
    members.clock.now += 5 * minuteMs
    ofADay += await seen(home)
  }
  t.equal(ofADay, limits['login-known'].max, 'and a number for a day')
  t.equal(await guess(members), 20, 'which strangers do not share')
})

onBothStores('a device is known by our token only, and for its own member', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join(emma)
  const eve = await members.ask('POST', '/accounts', { body: { email: 'eve@example.com', password } })
  const chosen = 'A'.repeat(43)
  const given = (await logIn(members, password, home, chosen)).json().device
  t.match(given, /^[\w-]{43}$/)
  t.not(given, chosen)
  await guess(members)
  for (const device of [chosen, eve.json().device, 'short', `${given}x`])
    t.equal(await status(logIn(members, password, '198.51.100.7', device)), 429, device)
  t.equal(await status(logIn(members, password, '198.51.100.7', given)), 201)
  const kept = JSON.stringify(await members.store.db.selectFrom('known_places').selectAll().execute())
  for (const secret of [given, home, '198.51.100.7']) t.notOk(kept.includes(secret), 'only hashes are stored')
})

onBothStores('a year without use, or ninety days for a network, and a place is new again', async (t, place) => {
  const members = await testMembers(t, place)
  const { device } = (await members.ask('POST', '/accounts', { body: { email: emma, password }, ip: home })).json()
  members.clock.now += 90 * dayMs
  await guess(members)
  t.equal(await status(logIn(members, password, home)), 429)
  members.clock.now += 275 * dayMs - 1
  await guess(members)
  t.equal(await status(logIn(members, password, home, device)), 201, 'which is a use of both')
  t.equal(await status(logIn(members, password, home)), 201)
  for (let i = 0; i < 25; i++) await logIn(members, password, `2001:db8:0:${i}::1`, device)
  const kinds = (await members.store.db.selectFrom('known_places').select('kind').execute()).map(({ kind }) => kind)
  t.equal(kinds.filter(kind => kind === 'network').length, 20, 'twenty of a kind')
})

onBothStores('a link for a new password always gets through, whoever asks for many', async (t, place) => {
  const hand = mailHand()
  const members = await testMembers(t, place, { transport: hand.transport })
  await members.join(emma)
  const forgot = (email: string, i: number) =>
    members.ask('POST', '/password-resets', { body: { email }, ip: `203.0.113.${i}` })
  for (let i = 0; i < 40; i++) {
    const [known, unknown] = await Promise.all([forgot(emma, i), forgot('nobody@example.com', i)])
    t.same([known.statusCode, known.body], [202, unknown.body])
    t.equal(unknown.statusCode, 202)
    members.clock.now += 1000
    await members.mail.drain()
  }
  const letters = hand.sent.filter(({ subject }) => subject === 'Choose a new password')
  t.equal(letters.length, 12)
  members.clock.now += 30 * minuteMs
  const link = secretIn(hand.sent, emma, 'Choose a new password')
  const use = () =>
    members.ask('PUT', `/password-resets/${link}`, { body: { password: 'another long password' }, ip: '198.51.100.7' })
  t.equal(await status(use()), 422, 'its ten minutes are over')
  t.equal(await status(members.ask('POST', '/password-resets', { body: { email: emma }, ip: '198.51.100.7' })), 202)
  await members.mail.drain()
  t.equal(hand.sent.filter(({ subject }) => subject === 'Choose a new password').length, 12, 'no more letters')
  members.clock.now += 10 * minuteMs - 1
  await guess(members)
  t.equal(await status(use()), 204, 'but the newest link works for ten minutes more')
  t.equal(await status(logIn(members, 'another long password', '198.51.100.7')), 201, 'and its network is known')
  t.equal(await status(forgot(emma, 1)), 202)
  await members.mail.drain()
  t.equal(
    hand.sent.filter(({ subject }) => subject === 'Choose a new password').length,
    13,
    'letters count anew after a use',
  )
})

onBothStores(
  'the link that gets through is one of now: letters that wait and old epochs are none',
  async (t, place) => {
    const hand = mailHand()
    const members = await testMembers(t, place, { transport: hand.transport })
    const { token, member } = await members.join(emma)
    const forgot = (i: number) =>
      members.ask('POST', '/password-resets', { body: { email: emma }, ip: `203.0.113.${i}` })
    for (let i = 0; i < 14; i++) await forgot(i)
    t.equal(
      (await members.store.db.selectFrom('mail_queue').where('template', '=', 'reset').selectAll().execute()).length,
      12,
      'they wait',
    )
    await members.mail.drain()
    const body = { password, new_password: 'another long password' }
    await members.ask('PUT', `/members/${member.id_string}/password`, { token, body })
    await forgot(20)
    await forgot(21)
    await members.mail.drain()
    const sent = hand.sent.filter(({ subject }) => subject === 'Choose a new password')
    t.equal(sent.length, 13, 'one for the new epoch')
    const link = secretIn(hand.sent, emma, 'Choose a new password')
    t.equal(await status(members.ask('PUT', `/password-resets/${link}`, { body: { password } })), 204)
  },
)

t.test('a botnet of 10,000 addresses has at most 500 guesses a day against one account', async t => {
  const botnet = 10_000
  /** In a day that begins anywhere, a window that it cuts counts as well. */
  const ofADay = ({ max, withinMs }: { max: number; withinMs: number }) => max * (Math.floor(dayMs / withinMs) + 1)
  const strangers = Math.min(botnet * ofADay(limits['login-here']), ofADay(limits['login-account']))
  t.equal(strangers, 500)
  t.equal(
    ofADay(limits['login-known']),
    200,
    'each of its addresses in a network that the member uses has so many beside',
  )
})
