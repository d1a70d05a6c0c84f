// Passkeys: nobody adds one to a session that did not ask, and nobody signs in but whoever holds the key.
import { softAuthenticator } from '../support/authenticator.ts'
import {
  add,
  env,
  joined,
  optionsFor,
  origin,
  questionOf,
  type Session,
  send,
  signIn,
} from '../support/members/passkey-ways.ts'
import { password, testMembers } from '../support/members.ts'
import { onBothStores, onStore } from '../support/stores.ts'

const minute = 60_000

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
    'a challenge that is no text': {
      ...key.get(await asked()),
      client_data: Buffer.from('{"challenge":[]}').toString('base64url'),
    },
    'nothing signed': { ...key.get(await asked()), authenticator_data: 'AA' },
  }
  const answers = await Promise.all(Object.values(wrong).map(body => signIn(members, body)))
  for (const [i, what] of Object.keys(wrong).entries()) {
    t.equal(answers[i]?.statusCode, 422, what)
    t.equal(answers[i]?.body, answers[0]?.body, `${what}: in the same words`)
  }
  for (const body of [{}, { ...key.get(await asked()), more: 1 }, { ...key.get(await asked()), id: 'no base64url!' }])
    t.equal((await signIn(members, body)).statusCode, 400)
  t.equal(
    (await signIn(members, key.get(await asked(), { counter: 1000 }))).statusCode,
    201,
    'and as it must be it does',
  )
})

onBothStores(
  'a passkey is added by the session that asked, and only with the password of the last ten minutes',
  async (t, place) => {
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
      'one to sign in with': [
        emma,
        key.create({ ...(await asked()), challenge: (await questionOf(members)).challenge }),
      ],
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
  },
)
