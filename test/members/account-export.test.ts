// Everything of a member taken along, for whoever has just given the password.
import type { Tables } from '../../members/store/schema.ts'
import { due } from '../support/members/emma.ts'
import { canaries, fullMember, tablesOf } from '../support/members/full-member.ts'
import { password, testMembers } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

const minute = 60_000

/**
 * Where the export holds what a table keeps. Null: nothing that says more about the member than the rest, or a secret.
 */
const exportedAs: Record<keyof Tables, string | null> = {
  members: 'member',
  passwords: 'password_changed_at',
  sessions: 'sessions',
  security_events: 'security_events',
  passkeys: 'passkeys',
  passkey_challenges: null,
  email_confirmations: null,
  email_undos: 'earlier_emails',
  known_places: 'known_places',
  password_resets: 'password_resets',
  children: 'member.born_children',
  pregnancies: 'member.pregnancy',
  losses: 'losses',
  saved_articles: 'saved_articles',
  favorite_names: 'favorite_names',
  favorite_shares: 'favorite_shares',
  consents: 'consents',
  registries: 'registries',
  registry_owners: 'registries',
  registry_items: 'registries',
  registry_invitations: 'registries',
  // Of guests, and until a day a surprise.
  registry_reservations: null,
  registry_names: null,
  sweepstakes_entries: 'sweepstakes',
  email_preferences: 'email_preferences',
  avatars: 'avatar',
  cycles: 'cycle',
  mail_queue: 'waiting_mail',
  limits: null,
  idempotency: null,
  // Of a match nobody knows whose it is.
  matches: null,
  match_seats: null,
  match_short_codes: null,
  match_votes: null,
  match_names: null,
  store_keys: null,
}

onStore('the export holds everything and no secret', async (t, place) => {
  const members = await testMembers(t, place)
  await members.join('eve@example.com', { first_name: 'Evelyn' })
  const { token, home, share } = await fullMember(members)
  const answer = await members.ask('GET', `${home}/export`, { token })
  t.equal(answer.statusCode, 200)
  t.match(answer.headers['content-disposition'], /^attachment; filename="[\w-]+\.json"$/)
  t.equal(answer.headers['cache-control'], 'private, no-store')
  for (const canary of [...Object.values(canaries), share]) t.match(answer.body, canary)
  t.same(
    (await tablesOf(members)).sort(),
    Object.keys(exportedAs)
      .filter(name => name !== 'store_keys')
      .sort(),
    'the table above names all',
  )
  const data = answer.json()
  for (const [table, path] of Object.entries(exportedAs)) {
    if (path === null) continue
    const part = path.split('.').reduce((value, key) => value[key], data)
    t.ok(Array.isArray(part) ? part.length > 0 : part, `${table} as ${path}`)
  }
  t.match(data, {
    cycle: { last_period: '2026-10-03', cycle_length: 31, luteal_length: 13 },
    avatar: { base64: Buffer.from('a picture').toString('base64') },
    member: { version: Number, pregnancy: { due_date: due } },
    losses: [{ due_date: due, record: 'hide' }],
    email_preferences: { news: true },
  })
  t.ok(data.consents.some((record: object) => JSON.stringify(record).includes('"purpose":"analytics","allowed":true')))
  const secrets = [
    ...(await members.store.db.selectFrom('passwords').select('hash as secret').execute()),
    ...(await members.store.db.selectFrom('sessions').select('token_hash as secret').execute()),
    ...(await members.store.db.selectFrom('password_resets').select('token_hash as secret').execute()),
  ]
  t.ok(secrets.length > 3)
  for (const { secret } of [...secrets, { secret: token }, { secret: 'Evelyn' }]) t.notOk(answer.body.includes(secret))
})

onStore('export and deletion want the password of the last ten minutes', async (t, place) => {
  const members = await testMembers(t, place)
  const { token, member } = await members.join('emma@example.com')
  const home = `/members/${member.id_string}`
  const exported = async () => (await members.ask('GET', `${home}/export`, { token })).statusCode
  members.clock.now += 10 * minute - 1
  t.equal(await exported(), 200)
  members.clock.now += 1
  const asked = { statusCode: 401, code: 'password_required' }
  t.match((await members.ask('GET', `${home}/export`, { token })).json(), asked)
  t.match((await members.ask('DELETE', home, { token })).json(), asked)
  t.match((await members.ask('DELETE', home, { token, body: {} })).json(), asked)
  const wrong = await members.ask('DELETE', home, { token, body: { password: 'not this one' } })
  t.match(wrong.json(), { statusCode: 422, field: 'password', code: 'wrong-password' })
  await members.ask('POST', `${home}/confirm`, { token, body: { password } })
  t.equal(await exported(), 200)
  members.clock.now += 10 * minute
  t.equal(
    (await members.ask('DELETE', home, { token, body: { password } })).statusCode,
    204,
    'a deletion may carry it itself',
  )
  t.equal(await exported(), 401)
})
