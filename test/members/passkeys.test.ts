// Passkeys: added with the password at hand, used without it, and by nobody but whoever holds the key.
import type { Test } from 'tap'
import { type SoftAuthenticator, softAuthenticator } from '../support/authenticator.ts'
import { password, type TestMembers, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const minute = 60_000
const origin = 'https://almanac.test'
const env = { MAIN_ORIGIN: origin }

interface Session {
  token: string
  home: string
}

async function joined(members: TestMembers, email: string): Promise<Session> {
  const { token, member } = await members.join(email)
  return { token, home: `/members/${member.id_string}` }
}

const optionsFor = async ({ ask }: TestMembers, { token, home }: Session) =>
  (await ask('POST', `${home}/passkeys/options`, { token })).json()
const send = ({ ask }: TestMembers, { token, home }: Session, body: object) => ask('POST', `${home}/passkeys`, { token, body })
const questionOf = async ({ ask }: TestMembers) => (await ask('POST', '/sessions/passkey/options')).json()
const letterOn = async (members: TestMembers, subject: RegExp) =>
  (await members.letters()).find(letter => subject.test(letter.subject ?? ''))?.text ?? ''
const signIn = (members: TestMembers, body: object, token?: string) => members.ask('POST', '/sessions/passkey', { body, token })

async function add(t: Test, members: TestMembers, session: Session, key: SoftAuthenticator = softAuthenticator(origin)) {
  const answer = await send(members, session, key.create(await optionsFor(members, session)))
  t.equal(answer.statusCode, 201)
  return { key, items: answer.json().items }
}

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
  const added = await members.ask('POST', `${emma.home}/passkeys`, { token: emma.token, body: key.create(options), headers })
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
  const entered = await members.ask('POST', '/sessions/passkey', { body: key.get(question), token: emma.token, headers })
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
  t.match((await signIn(members, key.get(await questionOf(members)))).json(), { statusCode: 422, code: 'passkey-refused' })
  const kinds = (await members.ask('GET', `${emma.home}/security-events`, { token })).json().items.map(({ kind }: { kind: string }) => kind)
  t.same(kinds.sort(), ['data-exported', 'new-device', 'passkey-added', 'passkey-removed'])
})

onBothStores('what was signed once counts once, and a copied key is found out', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const { key } = await add(t, members, await joined(members, 'emma@example.com'))
  const answer = key.get(await questionOf(members), { counter: 3_000_000_000 })
  t.equal((await signIn(members, answer)).statusCode, 201)
  t.equal((await signIn(members, answer)).statusCode, 422, 'again')
  t.equal((await signIn(members, key.get(await questionOf(members), { counter: 3_000_000_000 }))).statusCode, 422, 'a counter that stands')
  t.equal((await signIn(members, key.get(await questionOf(members), { counter: 7 }))).statusCode, 422, 'one that goes back')
  t.equal((await signIn(members, key.get(await questionOf(members), { counter: 3_000_000_001 }))).statusCode, 201)
  const late = await questionOf(members)
  members.clock.now += 5 * minute
  t.equal((await signIn(members, key.get(late, { counter: 3_000_000_002 }))).statusCode, 422, 'after five minutes')
  const twice = await questionOf(members)
  const both = await Promise.all([4, 5].map(n => signIn(members, key.get(twice, { counter: 3_000_000_000 + n }))))
  t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 422], 'of two at once one gets in')
})

onStore('nothing that is not as it must be signs in', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  const stranger = softAuthenticator(origin)
  stranger.create(await optionsFor(members, emma)) // never sent
  const eve = await joined(members, 'eve@example.com')
  const { key: eves } = await add(t, members, eve)
  const asked = () => questionOf(members)
  const wrong: Record<string, object> = {
    'another site': key.get(await asked(), { origin: 'https://evil.test' }),
    'plain http': key.get(await asked(), { origin: 'http://almanac.test' }),
    'another port': key.get(await asked(), { origin: 'https://almanac.test:444' }),
    'another host': key.get(await asked(), { host: 'evil.test' }),
    'an answer to adding': key.get(await asked(), { type: 'webauthn.create' }),
    'a challenge of nobody': key.get({ ...(await asked()), challenge: 'A'.repeat(43) }),
    'a challenge for adding': key.get({ ...(await asked()), challenge: (await optionsFor(members, emma)).challenge }),
    'a passkey that is not known': stranger.get(await asked()),
    'the signature of another key': { ...key.get(await asked()), signature: eves.get(await asked()).signature },
    'the key of another': { ...eves.get(await asked()), id: key.id },
    'the name of another': { ...key.get(await asked()), user_handle: eves.get(await asked()).user_handle },
    'no JSON': { ...key.get(await asked()), client_data: Buffer.from('{').toString('base64url') },
    'a challenge that is no text': { ...key.get(await asked()), client_data: Buffer.from('{"challenge":[]}').toString('base64url') },
    'nothing signed': { ...key.get(await asked()), authenticator_data: 'AA' },
  }
  const answers = await Promise.all(Object.values(wrong).map(body => signIn(members, body)))
  for (const [i, what] of Object.keys(wrong).entries()) {
    t.equal(answers[i]?.statusCode, 422, what)
    t.equal(answers[i]?.body, answers[0]?.body, `${what}: in the same words`)
  }
  for (const body of [{}, { ...key.get(await asked()), more: 1 }, { ...key.get(await asked()), id: 'no base64url!' }])
    t.equal((await signIn(members, body)).statusCode, 400)
  t.equal((await signIn(members, key.get(await asked(), { counter: 1000 }))).statusCode, 201, 'and as it must be it does')
})

onStore('a device that asks nobody for anything signs in, and the password is asked for where it counts', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  const { token } = (await signIn(members, key.get(await questionOf(members), { isVerified: false }))).json()
  const asked = { statusCode: 401, code: 'password_required' }
  t.match((await members.ask('GET', `${emma.home}/export`, { token })).json(), asked)
  t.match((await members.ask('POST', `${emma.home}/passkeys/options`, { token })).json(), asked)
  await members.ask('POST', `${emma.home}/confirm`, { token, body: { password } })
  t.equal((await members.ask('GET', `${emma.home}/export`, { token })).statusCode, 200)
})

onBothStores('a passkey is added by the session that asked, and only with the password of the last ten minutes', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const eve = await joined(members, 'eve@example.com')
  const elsewhere = {
    ...emma,
    token: (await members.ask('POST', '/sessions', { body: { email: 'emma@example.com', password } })).json().token,
  }
  const key = softAuthenticator(origin)
  const asked = () => optionsFor(members, emma)
  const wrong: Record<string, [Session, object]> = {
    'the challenge of another session': [elsewhere, key.create(await asked())],
    'the challenge of another member': [eve, key.create(await asked())],
    'one to sign in with': [emma, key.create({ ...(await asked()), challenge: (await questionOf(members)).challenge })],
    'another site': [emma, key.create(await asked(), { origin: 'https://evil.test' })],
    'another host': [emma, key.create(await asked(), { host: 'evil.test' })],
    'an answer to signing in': [emma, key.create(await asked(), { type: 'webauthn.get' })],
    'a certificate': [emma, key.create(await asked(), {}, Buffer.from('3000', 'hex'))],
    'another id': [emma, { ...key.create(await asked()), id: 'AAAA' }],
    'no CBOR': [emma, { ...key.create(await asked()), attestation: 'AAAA' }],
  }
  for (const [what, [session, body]] of Object.entries(wrong))
    t.match((await send(members, session, body)).json(), { statusCode: 422, code: 'passkey-not-added' }, what)
  const once = key.create(await asked())
  const replayed = await Promise.all([send(members, emma, once), send(members, emma, once)])
  t.same(replayed.map(({ statusCode }) => statusCode).sort(), [201, 422], 'a challenge works once')
  t.match(
    (await send(members, eve, key.create(await optionsFor(members, eve)))).json(),
    { code: 'passkey-not-added' },
    'it is somebody’s already',
  )

  const waiting = key.create(await asked())
  const late = await asked()
  members.clock.now += 5 * minute
  t.equal((await send(members, emma, key.create(late))).statusCode, 422, 'after five minutes')
  members.clock.now += 5 * minute
  const refused = { statusCode: 401, code: 'password_required' }
  t.match((await members.ask('POST', `${emma.home}/passkeys/options`, { token: emma.token })).json(), refused)
  t.match((await send(members, emma, waiting)).json(), refused)
})

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
  t.equal((await members.ask('PUT', `/password-resets/${token}`, { body: { password: 'a new long password' } })).statusCode, 204)
  t.equal((await signIn(members, key.get(await questionOf(members)))).statusCode, 422)
})

onStore('tries are counted by network, and those that succeed are not', async (t, place) => {
  const members = await testMembers(t, place, { env })
  const emma = await joined(members, 'emma@example.com')
  const { key } = await add(t, members, emma)
  const from = (ip: string) => members.ask('POST', '/sessions/passkey/options', { ip })
  for (let i = 0; i < 40; i++) t.equal((await signIn(members, key.get((await from('192.0.2.1')).json()))).statusCode, 201)
  for (let i = 0; i < 60; i++) await from(`2001:db8:0:1::${i}`)
  t.match(await from('2001:db8:0:1:ffff::'), { statusCode: 429, headers: { 'retry-after': '600' } })
  t.equal((await from('2001:db8:0:2::1')).statusCode, 200)
})
