// What a member keeps beside the profiles: saved articles, favorite names, the cycle, choices about mail and other
// companies.
import { consentsVersion, purposeIds } from '../../domain/consents.ts'
import { unknownDevice } from '../../domain/device-label.ts'
import { sealed } from '../../members/store/sealing.ts'
import { due, today, withEmma } from '../support/members/emma.ts'
import { password } from '../support/members.ts'
import { onStore } from '../support/stores.ts'

onStore('saved articles, the newest first', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  t.same((await send('GET', '/saved-articles')).json(), { items: [], version: 1 })
  t.equal((await send('PUT', '/saved-articles/foods-to-limit')).statusCode, 200)
  members.clock.now += 1000
  const two = await send('PUT', '/saved-articles/24-weeks-pregnant', {})
  const items = [
    { slug: '24-weeks-pregnant', saved_at: '2026-11-21T12:00:01.000Z' },
    { slug: 'foods-to-limit', saved_at: '2026-11-21T12:00:00.000Z' },
  ]
  t.same(two.json(), { items, version: 3 })
  members.clock.now += 1000
  t.same((await send('PUT', '/saved-articles/foods-to-limit')).json().items, items, 'saved is saved')
  t.same((await send('GET', '/saved-articles/foods-to-limit')).json(), { ...items[1], version: 4 })
  t.equal((await send('GET', '/saved-articles/other')).statusCode, 404)
  for (const slug of ['Foods', 'a_b', '-a', 'a%2Fb', 'a--b', 'a'.repeat(201)])
    t.equal((await send('PUT', `/saved-articles/${slug}`)).statusCode, 404, slug)
  const headers = { 'content-type': 'application/json' }
  t.same((await send('DELETE', '/saved-articles/foods-to-limit', undefined, headers)).json().items, [items[0]])
  t.equal((await send('DELETE', '/saved-articles/foods-to-limit')).statusCode, 200, 'another tab was faster')
})

onStore('a list of saved articles has an end', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  const member = await members.store.db.selectFrom('members').select(['id', 'key_slot']).executeTakeFirstOrThrow()
  const saved = { member_id: member.id, saved_at: '2026-01-01T00:00:00.000Z' }
  const rows = Array.from({ length: 500 }, (_, i) =>
    sealed(member, 'saved_articles', { ...saved, id: `${i}`, slug: `a-${i}` }),
  )
  await members.store.db.insertInto('saved_articles').values(rows).execute()
  t.match((await send('PUT', '/saved-articles/one-more')).json(), { statusCode: 422, code: 'list-full', field: 'slug' })
  t.equal((await send('PUT', '/saved-articles/a-7')).statusCode, 200)
})

onStore('an entry in a drawing, one for each period, and nothing more', async (t, place) => {
  const { members, me, send } = await withEmma(t, place)
  t.same((await send('GET', '/sweepstakes')).json(), { items: [], version: 1 })
  const first = { period: 'new-members-2027', entered_at: '2026-11-21T12:00:00.000Z' }
  t.same((await send('PUT', '/sweepstakes/new-members-2027', {})).json(), { items: [first], version: 2 })
  members.clock.now += 1000
  t.same((await send('PUT', '/sweepstakes/new-members-2027')).json().items, [first], 'pressing again changes nothing')
  const next = { period: 'new-members-2028', entered_at: '2026-11-21T12:00:01.000Z' }
  t.same((await send('PUT', '/sweepstakes/new-members-2028')).json().items, [next, first])
  for (const period of ['New', 'a_b', '-a', 'a%2Fb', 'a'.repeat(41)])
    t.equal((await send('PUT', `/sweepstakes/${period}`)).statusCode, 404, period)
  t.equal((await send('PUT', '/sweepstakes/x', { stage: 'pregnant' })).statusCode, 400, 'no stage data')
  const { id_string } = await me()
  await members.store.db.deleteFrom('members').where('id', '=', id_string).execute()
  t.same(await members.store.db.selectFrom('sweepstakes_entries').selectAll().execute(), [], 'gone with the account')
})

onStore('favorite names, in the order that the member gives them', async (t, place) => {
  const { send } = await withEmma(t, place)
  const order = async () =>
    (await send('GET', '/favorite-names')).json().items.map((item: { name: string }) => item.name)
  for (const name of ['Ada', 'Zoë', 'D’Arcy'])
    t.equal((await send('PUT', `/favorite-names/${encodeURIComponent(name)}`)).statusCode, 200)
  const moved = await send('PUT', '/favorite-names/zo%C3%AB', { position: 0, note: ' after\r\nher aunt ' })
  const saved_at = '2026-11-21T12:00:00.000Z'
  t.same(moved.json(), {
    items: [
      { name: 'Zoë', saved_at, note: 'after\nher aunt', position: 0 },
      { name: 'Ada', saved_at, note: '', position: 1 },
      { name: 'D’Arcy', saved_at, note: '', position: 2 },
    ],
    version: 5,
  })
  const one = { name: 'Zoë', saved_at, note: 'after\nher aunt', position: 0, version: 5 }
  for (const spelling of ['Zo%C3%AB', 'zoe%CC%88', '%20ZO%C3%8B'])
    t.same((await send('GET', `/favorite-names/${spelling}`)).json(), one)
  for (const other of ['Zoe', 'Z', 'R2D2'])
    t.equal((await send('GET', `/favorite-names/${other}`)).statusCode, 404, other)
  await send('PUT', '/favorite-names/Zo%C3%AB', { position: 99 })
  t.same(await order(), ['Ada', 'D’Arcy', 'Zoë'])
  t.match(
    (await send('GET', '/favorite-names')).json().items[2],
    { note: 'after\nher aunt', position: 2 },
    'the note stays',
  )
  await send('DELETE', '/favorite-names/ada')
  t.match((await send('GET', '/favorite-names')).json().items, [
    { name: 'D’Arcy', position: 0 },
    { name: 'Zoë', position: 1 },
  ])
  t.match((await send('PUT', '/favorite-names/R2D2')).json(), {
    statusCode: 422,
    field: 'name',
    message: /Only letters/,
  })
  t.match((await send('PUT', '/favorite-names/Ada', { note: '🐘'.repeat(501) })).json(), {
    statusCode: 422,
    field: 'note',
  })
  t.match((await send('PUT', '/favorite-names/Ada', { note: 'a\u0007' })).json(), { statusCode: 422, field: 'note' })
  t.equal((await send('PUT', '/favorite-names/Ada', { note: '🐘'.repeat(500) })).statusCode, 200)
  t.equal((await send('PUT', '/favorite-names/Ada', { position: -1 })).statusCode, 400)
  t.same(await order(), ['D’Arcy', 'Zoë', 'Ada'])
})

onStore('the cycle and its rules', async (t, place) => {
  const { send } = await withEmma(t, place)
  t.equal((await send('GET', '/cycle')).json().cycle, null)
  const cycle = { last_period: '2026-11-10', cycle_length: 45, luteal_length: 10 }
  t.match((await send('PUT', '/cycle', cycle)).json(), { cycle, member: { version: 2 } })
  t.same((await send('GET', '/cycle')).json(), { cycle, version: 2 })
  const refused: [field: string, value: unknown, code: string][] = [
    ['last_period', '2026-11-22', 'period-range'],
    ['last_period', '2025-11-20', 'period-range'],
    ['last_period', '2026-02-30', 'date-invalid'],
    ['cycle_length', 19, 'cycle-length'],
    ['cycle_length', 46, 'cycle-length'],
    ['cycle_length', 28.5, 'cycle-length'],
    ['luteal_length', 9, 'luteal-length'],
    ['luteal_length', 17, 'luteal-length'],
  ]
  for (const [field, value, code] of refused)
    t.match(
      (await send('PUT', '/cycle', { ...cycle, [field]: value })).json(),
      { statusCode: 422, field, code },
      `${field} ${value}`,
    )
  t.same((await send('GET', '/cycle')).json(), { cycle, version: 2 })
  await send('PUT', '/cycle', { last_period: null, cycle_length: 20, luteal_length: 16 })
  t.match((await send('GET', '/cycle')).json().cycle, { last_period: null, cycle_length: 20, luteal_length: 16 })
})

onStore('mails are asked for one by one, and none comes unasked', async (t, place) => {
  const { send } = await withEmma(t, place)
  const wanted = async () => (await send('GET', '/email-preferences')).json().email_preferences
  t.same(await wanted(), { stage: false, news: false, offers: false })
  await send('PATCH', '', { member: { email_preferences: { stage: true, news: true } } })
  await send('PATCH', '', { member: { email_preferences: { news: false } } })
  t.same(await wanted(), { stage: true, news: false, offers: false })
  t.equal((await send('PATCH', '', { member: { email_preferences: { everything: true } } })).statusCode, 400)
})

onStore('every answer about other companies is recorded, and the newest holds', async (t, place) => {
  const { members, send } = await withEmma(t, place)
  t.same((await send('GET', '/consents')).json(), { choice: null, version: 1 })
  const at = '2026-11-21T12:00:00.000Z'
  const first = await send('PUT', '/consents', { allowed: ['stage', 'analytics'] })
  t.same(first.json(), { choice: { version: consentsVersion, at, allowed: ['analytics', 'stage'] }, version: 2 })
  await send('PUT', '/consents', { allowed: [] })
  t.same((await send('GET', '/consents')).json().choice.allowed, [], 'in the same millisecond too')
  t.equal((await send('PUT', '/consents', { allowed: ['selling'] })).statusCode, 400)
  t.equal((await send('PUT', '/consents', { allowed: [], version: consentsVersion + 1 })).statusCode, 400)
  const kept = await members.store.db
    .selectFrom('consents')
    .select(['purpose', 'allowed'])
    .orderBy('at')
    .orderBy('purpose')
    .execute()
  t.same(
    kept.map(({ purpose, allowed }) => `${purpose} ${allowed}`),
    [
      ...['advertising 0', 'analytics 1', 'counting 0', 'speed 0', 'stage 1'],
      ...['advertising 0', 'analytics 0', 'counting 0', 'speed 0', 'stage 0'],
    ],
  )
})

onStore('nothing that a member can do again and again grows without end', async (t, place) => {
  const { members, send, me } = await withEmma(t, place)
  const { db } = members.store
  const member = await members.store.db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  const { id: member_id, email } = member
  const long = (i: number) => new Date(Date.UTC(2026, 0, 1) + i).toISOString()
  const many = <T>(count: number, row: (i: number) => T) => Array.from({ length: count }, (_, i) => row(i))
  const answer = (i: number, purpose: string) => ({
    id: `${purpose}-${i}`,
    member_id,
    purpose,
    allowed: 1 as const,
    version: 1,
    at: long(i),
  })
  await db
    .insertInto('consents')
    .values(many(500, i => purposeIds.map(purpose => answer(i, purpose))).flat())
    .execute()
  t.same((await send('PUT', '/consents', { allowed: ['stage'] })).json().choice.allowed, ['stage'])
  const kept = await db.selectFrom('consents').select('id').execute()
  t.equal(kept.length, 500 * purposeIds.length)
  t.notOk(
    kept.some(({ id }) => /-0$/.test(id)),
    'the oldest answer went',
  )
  const loss = (i: number) => ({
    id: `loss-${i}`,
    member_id,
    due_date: today,
    multiples: 0 as const,
    code_name: null,
    record: 'keep' as const,
  })
  await db
    .insertInto('losses')
    .values(many(100, i => sealed(member, 'losses', { ...loss(i), recorded_at: long(i) })))
    .execute()
  await send('POST', '/pregnancies', { pregnancy: { due_date: due, multiples: 'false' } })
  const { id } = (await me()).pregnancy
  await send('DELETE', `/pregnancies/${id}`, { is_ttc: false })
  const losses = (await send('GET', '/losses')).json().items.map((item: { id: string }) => item.id)
  t.same([losses.length, losses[0], losses.includes('loss-0'), losses.includes('loss-1')], [100, id, false, true])
  const session = {
    member_id,
    epoch: 1,
    device_label: unknownDevice,
    expires_at: '2027-01-01T00:00:00.000Z',
    confirmed_at: long(0),
    created_at: long(0),
  }
  await db
    .insertInto('sessions')
    .values(many(100, i => ({ ...session, id: `s-${i}`, token_hash: `hash-${i}`, used_at: long(i) })))
    .execute()
  members.clock.now += 1000
  const opened = await members.ask('POST', '/sessions', { body: { email, password } })
  t.equal((await members.ask('GET', '/members/me', { token: opened.json().token })).statusCode, 200)
  t.ok(await me(), 'the one before it is used, too')
  const sessions = (await db.selectFrom('sessions').select('token_hash').execute()).map(({ token_hash }) => token_hash)
  t.same(
    [sessions.length, sessions.includes('hash-1'), sessions.includes('hash-2')],
    [100, false, true],
    'those unused for longest ended',
  )
})
