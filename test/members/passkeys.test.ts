// Passkeys: added with the password at hand, used without it, and gone when the account comes back into its owner's
// hands.
import { softAuthenticator } from '../support/authenticator.ts'
import {
  add,
  env,
  joined,
  letterOn,
  optionsFor,
  origin,
  questionOf,
  send,
  signIn,
} from '../support/members/passkey-ways.ts'
import { password, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const minute = 60_000

onBothStores('a passkey is added, signs in and is removed', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const options = await optionsFor(members, emma)
  t.match(options, {
    rp: { id: 'almanac.test', name: 'Little Almanac' },
    user: { name: 'emma@example.com' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [],
  })
  const device = 'Chrome on Android'
  const key = softAuthenticator(origin)
  const headers = { 'x-device-label': device }
  const added = await members.ask('POST', `${emma.home}/passkeys`, {
    token: emma.token,
    body: key.create(options),
    headers,
  })
  const [one] = added.json().items
  t.match([added.statusCode, one], [201, { device, created_at: '2026-11-21T12:00:00.000Z', used_at: null }])
  t.same(Object.keys(one).sort(), ['created_at', 'device', 'id', 'used_at'], 'and nothing of the key')
  t.same(
    (await optionsFor(members, emma)).excludeCredentials.map(({ id }: { id: string }) => id),
    [key.id],
    'no device adds two',
  )
  t.match(await letterOn(members, /passkey was added/), /settings\/security/)

  members.clock.now += 20 * minute
  const question = await questionOf(members)
  t.match(question, { rpId: 'almanac.test', userVerification: 'preferred' })
  t.notOk(question.allowCredentials?.length, 'nobody is told of any passkey')
  const entered = await members.ask('POST', '/sessions/passkey', {
    body: key.get(question),
    token: emma.token,
    headers,
  })
  t.equal(entered.statusCode, 201)
  const { token, member } = entered.json()
  t.equal(member.id_string, emma.home.slice(9))
  t.equal(
    (await members.ask('GET', '/members/me', { token: emma.token })).statusCode,
    401,
    'the session before it is over, as at logging in',
  )
  const exported = await members.ask('GET', `${emma.home}/export`, { token })
  t.equal(exported.statusCode, 200, 'a finger, a face or a PIN counts as the password')
  t.match(exported.json().passkeys, [{ device, used_at: '2026-11-21T12:20:00.000Z' }])

  t.same((await members.ask('DELETE', `${emma.home}/passkeys/${one.id}`, { token })).json().items, [])
  t.match((await signIn(members, key.get(await questionOf(members)))).json(), {
    statusCode: 422,
    code: 'passkey-refused',
  })
  const kinds = (await members.ask('GET', `${emma.home}/security-events`, { token }))
    .json()
    .items.map(({ kind }: { kind: string }) => kind)
  t.same(kinds.sort(), ['data-exported', 'new-device', 'passkey-added', 'passkey-removed'])
})

onBothStores('what was signed once counts once, and a copied key is found out', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const { key } = await add(t, members, await joined(members, 'emma@example.com'))
  const answer = key.get(await questionOf(members), { counter: 3_000_000_000 })
  t.equal((await signIn(members, answer)).statusCode, 201)
  t.equal((await signIn(members, answer)).statusCode, 422, 'again')
  t.equal(
    (await signIn(members, key.get(await questionOf(members), { counter: 3_000_000_000 }))).statusCode,
    422,
    'a counter that stands',
  )
  t.equal(
    (await signIn(members, key.get(await questionOf(members), { counter: 7 }))).statusCode,
    422,
    'one that goes back',
  )
  t.equal((await signIn(members, key.get(await questionOf(members), { counter: 3_000_000_001 }))).statusCode, 201)
  const late = await questionOf(members)
  members.clock.now += 5 * minute
  t.equal((await signIn(members, key.get(late, { counter: 3_000_000_002 }))).statusCode, 422, 'after five minutes')
  const twice = await questionOf(members)
  const both = await Promise.all([4, 5].map(n => signIn(members, key.get(twice, { counter: 3_000_000_000 + n }))))
  t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 422], 'of two at once one gets in')
})

onStore(
  'a device that asks nobody for anything signs in, and the password is asked for where it counts',
  async (t, place) => {
    const members = await testMembers(t, place, { env })
    const emma = await joined(members, 'emma@example.com')
    const { key } = await add(t, members, emma)
    const { token } = (await signIn(members, key.get(await questionOf(members), { isVerified: false }))).json()
    const asked = { statusCode: 401, code: 'password_required' }
    t.match((await members.ask('GET', `${emma.home}/export`, { token })).json(), asked)
    t.match((await members.ask('POST', `${emma.home}/passkeys/options`, { token })).json(), asked)
    await members.ask('POST', `${emma.home}/confirm`, { token, body: { password } })
    t.equal((await members.ask('GET', `${emma.home}/export`, { token })).statusCode, 200)
  },
)

onBothStores('ten passkeys are enough, also for two at once', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  for (let i = 0; i < 9; i++) await add(t, members, emma)
  const answers = await Promise.all(
    [1, 2].map(async () => send(members, emma, softAuthenticator(origin).create(await optionsFor(members, emma)))),
  )
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, 422])
  t.match(answers.find(({ statusCode }) => statusCode === 422)?.json(), { code: 'passkeys-full' })
})

onStore('a new password by letter takes all passkeys away', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  await members.ask('POST', '/password-resets', { body: { email: 'emma@example.com' } })
  const [, token] = /token=([\w-]+)/.exec(await letterOn(members, /new password/)) ?? []
  t.equal(
    (await members.ask('PUT', `/password-resets/${token}`, { body: { password: 'a new long password' } })).statusCode,
    204,
  )
  t.equal((await signIn(members, key.get(await questionOf(members)))).statusCode, 422)
})

onStore('an address that is taken back takes all passkeys away', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  await members.ask('PUT', `${emma.home}/email`, { token: emma.token, body: { email: 'thief@example.com', password } })
  const texts = (await members.letters()).map(({ text }) => text) // both addresses hear of it
  const [, token] = /\/undo-email-change\?token=([\w-]+)/.exec(texts.join()) ?? []
  t.equal((await members.ask('POST', `/email-undos/${token}`)).statusCode, 200)
  t.equal((await signIn(members, key.get(await questionOf(members)))).statusCode, 422)
  const kinds = (await members.store.db.selectFrom('security_events').select('kind').execute()).map(({ kind }) => kind)
  t.same(kinds.sort(), ['email-change-undone', 'email-changed', 'passkey-added', 'passkeys-removed'])
})

onStore('tries are counted by network, and those that succeed are not', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  const from = (ip: string) => members.ask('POST', '/sessions/passkey/options', { ip })
  for (let i = 0; i < 40; i++)
    t.equal((await signIn(members, key.get((await from('192.0.2.1')).json()))).statusCode, 201)
  for (let i = 0; i < 60; i++) await from(`2001:db8:0:1::${i}`)
  t.match(await from('2001:db8:0:1:ffff::'), { statusCode: 429, headers: { 'retry-after': '600' } })
  t.equal((await from('2001:db8:0:2::1')).statusCode, 200)
})
