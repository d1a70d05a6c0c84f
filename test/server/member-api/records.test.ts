// What a member has beside their profile, as the site reads it from the API, and its pages when it cannot be read.
import t, { type Test } from 'tap'
import '../../support/no-pressure.ts'
import type { Member } from '../../../contract/member.ts'
import type { RecordKind } from '../../../contract/records.ts'
import { createMemberApi } from '../../../server/member-api/client.ts'
import { memberRecords } from '../../../server/member-api/records.ts'
import { aMember } from '../../support/member-entity.ts'
import { json, memberApi, token, tokenOf } from '../../support/server/member-api.ts'
import { memberSite, records } from '../../support/server/member-site.ts'

const kinds: readonly RecordKind[] = [
  'cycle',
  'losses',
  'saved-articles',
  'favorite-names',
  'email-preferences',
  'consents',
]
/** A MemberApiError; tap compares fields. */
const unusable = { code: 'MEMBER_API' }
const noPreferences = { stage: false, news: false, offers: false }
const choice = { version: 1, at: '2026-11-20T10:00:00.000Z', allowed: ['stage'] }
const favorites = [{ name: 'Zoë', note: 'hers', saved_at: '2026-11-20T10:00:00.000Z', position: 0 }]
const saved = [{ slug: 'safe-sleep-for-babies', saved_at: '2026-11-20T10:00:00.000Z' }]

/** Reads a kind of Emma's records from an API that answers so. */
async function readerOf(
  t: Test,
  status: number,
  body: unknown,
  member: Member | null = aMember({ id_string: 'id of emma' }),
) {
  const asked: string[] = []
  const { url } = await memberApi(t, (request, response) => {
    asked.push(`${request.method} ${request.url} ${tokenOf(request)}`)
    json(response, status, body)
  })
  const reported: unknown[] = []
  const api = createMemberApi(url, error => reported.push(error))
  t.teardown(() => api.close())
  return { asked, reported, read: memberRecords(api)(token('emma'), Promise.resolve(member)) }
}

t.test('a record is asked for by the member’s own id, with their session', async t => {
  const answers: [RecordKind, body: object, record: unknown][] = [
    ['cycle', records.cycle ?? {}, { last_period: '2026-11-01', cycle_length: 28, luteal_length: 14 }],
    ['cycle', { cycle: null }, null],
    ['losses', { items: [] }, []],
    ['saved-articles', { items: saved, version: 3 }, saved],
    ['favorite-names', { items: favorites, version: 3 }, favorites],
    ['email-preferences', { email_preferences: { ...noPreferences, news: true } }, { ...noPreferences, news: true }],
    ['consents', { choice }, choice],
    ['consents', { choice: null }, null],
  ]
  for (const [kind, body, record] of answers) {
    const { read, asked } = await readerOf(t, 200, body)
    t.same(await read(kind), record, kind)
    t.same(asked, [`GET /members/id%20of%20emma/${kind} ${token('emma')}`], 'once, and with the id as one piece')
  }
})

t.test('a session that is none has none', async t => {
  const { read } = await readerOf(t, 401, { statusCode: 401 })
  t.same(await Promise.all(kinds.map(read)), [null, [], [], [], noPreferences, null])
})

t.test('any other answer is none', async t => {
  const loss = Object(records.losses).items[0]
  const wrong: [RecordKind, body: unknown][] = [
    ['cycle', {}],
    ['cycle', { cycle: { last_period: '"><b>', cycle_length: 28, luteal_length: 14 } }],
    ['cycle', { cycle: { last_period: null, cycle_length: 1e9, luteal_length: 14 } }],
    ['losses', { items: [{ ...loss, id: '../other' }] }],
    ['losses', { items: [{ ...loss, record: 'shown' }] }],
    ['losses', { items: [{ ...loss, due_date: 1 }] }],
    ['losses', { items: [{ ...loss, recorded_at: 'yesterday' }] }],
    ['losses', { items: [{ ...loss, recorded_at: '2026-02-30T10:00:00.000Z' }] }],
    ['cycle', { cycle: { last_period: '2026-02-30', cycle_length: 28, luteal_length: 14 } }],
    ['saved-articles', { items: [{ slug: '../../etc', saved_at: '' }] }],
    ['saved-articles', { items: {} }],
    ['favorite-names', { items: [{ name: 'Zoë', note: 'hers', saved_at: 'yesterday', position: 0 }] }],
    ['favorite-names', { items: [{ name: '', note: '', saved_at: '2026-11-20T10:00:00.000Z', position: 0 }] }],
    ['email-preferences', { email_preferences: { ...noPreferences, news: 'yes' } }],
    ['email-preferences', { email_preferences: { news: true } }],
    ['consents', { choice: { ...choice, allowed: ['everything'] } }],
    ['consents', []],
    ...kinds.map((kind): [RecordKind, unknown] => [kind, null]),
  ]
  for (const [kind, body] of wrong) {
    const { read, reported } = await readerOf(t, 200, body)
    await t.rejects(read(kind), unusable, `${kind}: ${JSON.stringify(body)}`)
    t.equal(reported.length, 1, 'and the log is told')
    t.notMatch(String(reported[0]), /other|"><b>|everything|etc/, 'without what was in it')
  }
  for (const status of [403, 404, 429, 500, 503]) {
    const { read } = await readerOf(t, status, records.losses)
    await t.rejects(read('losses'), unusable, `${status}`)
  }
})

t.test('of nobody nothing is asked', async t => {
  const { read, asked } = await readerOf(t, 200, records.losses, null)
  await t.rejects(read('losses'), unusable)
  t.same(asked, [])
  await t.rejects(
    memberRecords(undefined)(token('emma'), Promise.resolve(aMember()))('losses'),
    unusable,
    'nor without an API',
  )
})

t.test('a page whose record cannot be read says so, and when to come back', async t => {
  const { open, listeners, lines } = await memberSite(t, (_request, response) => json(response, 500, {}))
  t.match((await open('/settings')).body, 'href="/settings/losses"', 'while it can be read, a loss has its line')
  listeners.reads = (request, response) => {
    if (request.url === '/members/me') return json(response, 200, { member: { ...aMember(), version: 7 } })
    json(response, 404, { message: 'inside' })
  }
  for (const path of ['/settings/privacy', '/settings/losses', '/settings/cycle', '/join/email-preferences']) {
    const { statusCode, headers, body } = await open(path)
    t.equal(statusCode, 503, path)
    t.match(
      headers,
      { 'retry-after': /^[1-9]\d*$/, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
      path,
    )
    t.match(body, /<h1[^>]*>Member accounts cannot be reached right now<\/h1>/, path)
    t.match(
      body,
      /<header class="site-header"[\s\S]*content="noindex"|content="noindex"[\s\S]*<header class="site-header"/,
      `${path}: in our dress`,
    )
    t.notMatch(body, /inside|Emma|emma@/, path)
  }
  const settings = await open('/settings')
  t.equal(settings.statusCode, 200)
  t.match(settings.body, /href="\/settings\/email"[\s\S]*href="\/settings\/delete"/, 'the list of settings stays')
  t.notMatch(settings.body, 'href="/settings/losses"')
  const list = await open('/saved-articles')
  t.equal(list.statusCode, 200)
  t.match(list.body, /role="alert"[\s\S]*Member accounts cannot be reached right now/)
  t.notMatch(list.body, /Nothing is saved yet/)
  t.same(
    lines.filter(line => Number(line.level) >= 50),
    [],
    'none of it is an error of ours',
  )
})
