// What the settings show before anything is changed.
import t from 'tap'
import type { Member } from '../../contract/member.ts'
import type { RecordKind, RecordKinds } from '../../contract/records.ts'
import { calendarDate } from '../../domain/dates.ts'
import type { Own } from '../../routes/loading.ts'
import { table } from '../../routes/table.ts'
import { openBuild } from '../../server/build.ts'
import { createLoader } from '../../server/pages/loader.ts'
import type { FormState } from '../../views/account/form-state.ts'
import { all, type Tag, textOf, withName } from '../support/html.ts'
import { aMember } from '../support/member-entity.ts'
import { noRegistries } from '../support/registries.ts'
import { render } from '../support/render.tsx'

const load = createLoader(table, openBuild(new URL('../../dist', import.meta.url).pathname).content)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const records: RecordKinds = {
  cycle: { last_period: '2026-11-02', cycle_length: 31, luteal_length: 12 },
  losses: [
    {
      id: 'l2',
      code_name: 'Bean',
      due_date: 1_799_107_200,
      multiples: 'false',
      record: 'keep',
      recorded_at: '2026-11-20T23:30:00Z',
    },
    {
      id: 'l1',
      code_name: null,
      due_date: 1_699_107_200,
      multiples: 'false',
      record: 'hide',
      recorded_at: '2024-02-29T10:00:00Z',
    },
  ],
  'saved-articles': [],
  'favorite-names': [],
  'email-preferences': { stage: true, news: false, offers: false },
  consents: { version: 2, at: '2026-11-20T10:00:00.000Z', allowed: ['analytics'] },
  sweepstakes: [],
  sessions: [
    { id: 's1', created_at: hoursAgo(50), used_at: hoursAgo(0), current: true, device: 'Chrome on Android' },
    { id: 's2', created_at: hoursAgo(900), used_at: hoursAgo(75), current: false, device: 'Safari on Mac' },
  ],
  'security-events': [
    { kind: 'passkey-added', at: hoursAgo(5) },
    { kind: 'password-changed', at: hoursAgo(24 * 100) },
  ],
  passkeys: [{ id: 'p1', device: 'Safari on iPhone', created_at: hoursAgo(5), used_at: null }],
}
const nothing: RecordKinds = {
  ...records,
  cycle: null,
  losses: [],
  'email-preferences': { stage: false, news: false, offers: false },
  consents: null,
  sessions: records.sessions.slice(0, 1),
  'security-events': [],
  passkeys: [],
}

interface Visit {
  who?: Partial<Member>
  has?: RecordKinds
  query?: Record<string, string>
  form?: FormState
}

async function open(path: string, { who, has = records, query = {}, form }: Visit = {}): Promise<Tag> {
  const own: Own = {
    member: Promise.resolve(aMember({ version: 9, last_name: 'Lee', ...who })),
    read: async <K extends RecordKind>(kind: K) => has[kind],
    shared: async () => null,
    registries: noRegistries,
    today: calendarDate('2026-11-21'),
  }
  const input = { site: 'main', path, query, layout: 'desktop', country: 'US', signedIn: true, versions: {} } as const
  const loaded = await load(input, undefined, { own, form })
  if (!('page' in loaded)) throw new Error(`${path} leads to ${loaded.redirect.location}`)
  t.equal(loaded.page.head.noindex, true, path)
  return render(loaded.page.body, input)
}

const field = (page: Tag, name: string, value?: string) =>
  all(page, ({ attributes }) => attributes.name === name && (value === undefined || attributes.value === value))[0]
    ?.attributes ?? {}
const isChecked = (page: Tag, name: string, value?: string) => 'checked' in field(page, name, value)
const links = (page: Tag) => withName(page, 'a').map(({ attributes }) => attributes.href)
const status = (page: Tag) => all(page, ({ attributes }) => attributes.role === 'status').map(tag => textOf(tag).trim())

t.test('the list names everything that can be changed, and how it is now', async t => {
  const list = await open('/settings')
  t.same(links(list), [
    '/join/profile?target=%2Fsettings%3Fsaved%3Dnames',
    '/quiet-almanac',
    '/settings/losses',
    '/settings/email',
    '/settings/password',
    '/settings/security',
    '/join/email-preferences?target=%2Fsettings%3Fsaved%3Dletters',
    '/settings/privacy',
    '/settings/data',
    '/settings/delete',
  ])
  t.match(textOf(list), /Emma Lee[\s\S]*emma@example\.test/)
  t.notOk(
    links(await open('/settings', { has: nothing })).includes('/settings/losses'),
    'a line for a loss only where there is one',
  )
  t.ok(
    links(await open('/settings', { who: { is_ttc: true } })).includes('/settings/cycle'),
    'the cycle of those who try',
  )
  t.match(
    textOf(await open('/settings', { who: { first_name: '', last_name: '', username: 'quiet-otter' } })),
    'quiet-otter',
  )
})

t.test('a change is told in our words, and only one that there is', async t => {
  t.same(status(await open('/settings', { query: { saved: 'email' } })), ['Your e-mail address was changed.'])
  for (const saved of ['', 'everything', 'constructor', '__proto__', 'toString', '<b>'])
    t.same(status(await open('/settings', { query: { saved } })), [], saved)
})

t.test('each form shows what is kept, and the state that it was filled in on', async t => {
  const email = await open('/settings/email')
  t.equal(field(email, 'email').value, 'emma@example.test')
  const cycle = await open('/settings/cycle')
  t.match(field(cycle, 'last_period'), { value: '2026-11-02', max: '2026-11-21' })
  t.same([field(cycle, 'cycle_length').value, field(cycle, 'luteal_length').value], ['31', '12'])
  const letters = await open('/join/email-preferences', { query: { target: '/settings?saved=letters' } })
  t.same(
    ['stage', 'news', 'offers'].map(name => isChecked(letters, name)),
    [true, false, false],
  )
  t.equal(field(letters, 'target').value, '/settings?saved=letters')
  const privacy = await open('/settings/privacy')
  t.same(
    ['counting', 'speed', 'analytics', 'advertising', 'stage'].map(name => isChecked(privacy, name)),
    [false, false, true, false, false],
  )
  for (const page of [email, cycle, letters, privacy]) t.equal(field(page, 'version').value, '9')
})

t.test('who has entered nothing finds only our own counts ticked, and what is usual', async t => {
  const cycle = await open('/settings/cycle', { has: nothing })
  t.same(
    ['last_period', 'cycle_length', 'luteal_length'].map(name => field(cycle, name).value),
    ['', '28', '14'],
  )
  const boxes = [
    await open('/join/email-preferences', { has: nothing }),
    await open('/settings/privacy', { has: nothing }),
  ]
  t.same(
    boxes
      .flatMap(page => all(page, ({ attributes }) => attributes.type === 'checkbox' && 'checked' in attributes))
      .map(({ attributes }) => attributes.name),
    ['counting', 'speed'],
    'nobody agreed to anything that goes elsewhere',
  )
  t.match(textOf(await open('/settings/losses', { has: nothing })), 'There is no record.')
})

t.test('each record of a loss has its own form, by its own day; nothing of the pregnancy is told', async t => {
  const page = await open('/settings/losses')
  const forms = withName(page, 'form')
  t.same(
    forms.map(form => [field(form, 'id').value, isChecked(form, 'record', 'keep'), isChecked(form, 'record', 'hide')]),
    [
      ['l2', true, false],
      ['l1', false, true],
    ],
  )
  t.same(
    withName(page, 'h2').map(tag => textOf(tag).replace(/\s*\n\s*/g, '')),
    ['Bean, recorded on November 20, 2026', 'Recorded on February 29, 2024'],
  )
  t.notMatch(textOf(page), /2027|2023|expect|due|congrat|week/i)
  const form = {
    status: 422,
    values: { id: 'l1', record: 'keep', version: '8' },
    errors: { record: 'No.' },
    message: 'Twice no.',
  } as const
  const again = withName(await open('/settings/losses', { form }), 'form')
  t.same(
    again.map(one => [/No\./.test(textOf(one)), /Twice no\./.test(textOf(one)), field(one, 'version').value]),
    [
      [false, false, '9'],
      [true, true, '8'],
    ],
    'what is wrong stands beside the one that was sent',
  )
  t.ok(again[1] && isChecked(again[1], 'record', 'keep'))
})

t.test('the security page: devices with their last use, passkeys, changes', async t => {
  const page = await open('/settings/security')
  const items = withName(page, 'li').map(item => textOf(item).replace(/\s+/g, ' ').trim())
  t.same(items, [
    'Chrome on AndroidThis deviceIn use now',
    'Safari on MacLast used 3 days ago Sign Out',
    'Safari on iPhoneAdded 5 hours ago Remove',
    'Passkey added5 hours ago',
    'Password changed3 months ago',
  ])
  t.same(
    withName(page, 'time').map(({ attributes }) => attributes.datetime),
    [records.sessions[1]?.used_at, records.passkeys[0]?.created_at, ...records['security-events'].map(({ at }) => at)],
  )
  const labels = withName(page, 'button').flatMap(({ attributes }) => attributes['aria-label'] ?? [])
  t.same(labels.slice(0, 2), ['Sign Out Safari on Mac', 'Remove the passkey of Safari on iPhone'])
  t.match(textOf(page), 'Sign Out All Others')
  const alone = textOf(await open('/settings/security', { has: nothing }))
  t.notMatch(alone, 'Sign Out All Others')
  t.match(alone, 'Nothing has changed')
  t.same(status(await open('/settings/security', { query: { saved: 'end-session' } })), ['The device was signed out.'])
  for (const saved of ['', 'constructor', '<b>'])
    t.same(status(await open('/settings/security', { query: { saved } })), [], saved)
})
