import t from 'tap'
import { Check } from 'typebox/value'
import { carriedFrom, trackingFields } from '../../domain/carried-fields.ts'
import { type EventName, type EventOf, EventsBody, events } from '../../domain/events.ts'
import { experiments } from '../../experiments/all.ts'
import { formatVersions } from '../../experiments/assign.ts'

// One valid example each; the type makes a new event ask for its own here.
const examples: { [N in EventName]: EventOf<N>['properties'] } = {
  'page-view': { layout: 'desktop', stage: 'pregnant,parent', begins: true },
  'page-speed': { kind: 'week', lcp: 1840, inp: 64, cls: 12 },
  search: { queryLength: 4, results: 12 },
  'menu-click': { item: 'Baby & Toddler', level: 1 },
  'footer-click': { item: '/registry#compareRegistryTable' },
  'read-on': { from: 'topic' },
  'save-article': { slug: 'checklist-packing-a-hospital-bag', saved: true, side: 'left' },
  'tool-use': { tool: 'contractions', action: 'save-file' },
  'profile-interaction': { selection: 'update', stage: 'trying-to-conceive', userDecisionArea: 'account-menu' },
  'avatar-interaction': { selection: 'save' },
  'sign-up-interaction': {
    selection: 'send-join',
    stage: 'none',
    trigger: 'heart',
    productType: 'article',
    source: 'letter',
    experiments: 'abVersion:1,saveAbVersion:2',
  },
  'sign-up-banner-view': {},
  'app-install-view': {},
  'app-install-click': {},
  'site-message-view': {},
  'site-message-click': {},
  'site-message-close': {},
  'welcome-popup-view': {},
  'welcome-popup-click': {},
  'survey-card-view': {},
  'survey-answer': { answer: 'partly' },
  'registry-click': { destination: 'amazon-registry', decisionArea: 'search-box', retailer: 'amazon' },
  'share-click': { network: 'copy' },
  'ad-view': {
    adUnit1: 'little-almanac',
    adUnit2: 'guide',
    adUnit3: 'first-trimester',
    sid: '4f9kq2zx7a',
    pos: '728top',
    dimensions: '728x90',
    stage: 'trying to conceive',
    adId: 'ad-728top',
  },
  'ad-click': { pos: '300bottom', adUnit: 'little-almanac/home/all' },
  'ad-failed': { pos: 'minfeed0', adUnit: 'little-almanac/home/all' },
  'experiment-exposure': { experiments: 'abVersion:1,saveAbVersion:2' },
  'island-failed': { island: 'search-box', error: 'TypeError' },
}

const body = (name: string, properties: unknown) => ({ events: [{ name, properties }] })

t.test('each event takes its example and nothing besides', async t => {
  for (const [name, properties] of Object.entries(examples)) {
    t.ok(Check(EventsBody, body(name, properties)), name)
    t.notOk(
      Check(EventsBody, body(name, { ...properties, email: 'someone@example.com' })),
      `${name} with another property`,
    )
  }
  t.notOk(Check(EventsBody, body('no-such-event', {})))
  t.notOk(Check(EventsBody, { events: [{ name: 'sign-up-banner-view', properties: {}, at: 1 }] }))
  t.notOk(
    Check(EventsBody, { events: [{ name: 'search', properties: examples['page-view'] }] }),
    'properties of another event',
  )
})

t.test('1 to 20 events', async t => {
  const one = { name: 'sign-up-banner-view', properties: {} }
  t.notOk(Check(EventsBody, { events: [] }))
  t.ok(Check(EventsBody, { events: Array(20).fill(one) }))
  t.notOk(Check(EventsBody, { events: Array(21).fill(one) }))
  t.notOk(Check(EventsBody, { events: [one], more: 1 }))
})

t.test('no text of a person fits', async t => {
  for (const text of ['someone@example.com', 'a\r\nb', '<script>', 'x'.repeat(200)]) {
    t.notOk(Check(EventsBody, body('menu-click', { item: text, level: 1 })), text)
    t.notOk(Check(EventsBody, body('footer-click', { item: text })), text)
    t.notOk(Check(EventsBody, body('save-article', { slug: text, saved: true, side: 'left' })), text)
    t.notOk(Check(EventsBody, body('island-failed', { island: text, error: 'Error' })), text)
    t.notOk(Check(EventsBody, body('island-failed', { island: 'a', error: text })), text)
    t.notOk(Check(EventsBody, body('registry-click', { destination: text, decisionArea: text, retailer: text })), text)
    t.notOk(Check(EventsBody, body('sign-up-interaction', { selection: 'join', trigger: text })), text)
  }
  t.notOk(Check(EventsBody, body('sign-up-banner-view', { due_date: 1799107200 })))
  t.notOk(Check(EventsBody, body('page-view', { layout: 'desktop', stage: 'parent,pregnant' })), 'a stage that is none')
  t.notOk(Check(EventsBody, body('search', { queryLength: 4, results: 1, query: 'emma' })))
})

t.test('what the way in hands on of a sign-up is what its event takes', async t => {
  const given = [
    ...['save-article', 'heart', 'week', 'letter', 'abVersion:1'],
    ...['A_1', 'someone@example.com', 'a.b', 'two words', 'MyBabyZebediah', 'x'.repeat(65), ''],
  ]
  for (const text of given) {
    const fields = Object.fromEntries(
      carriedFrom(Object.fromEntries(trackingFields.map(name => [name, text])), ['https://site.test']),
    )
    t.ok(
      Check(EventsBody, body('sign-up-interaction', { selection: 'join', ...fields })),
      `${text}: ${Object.keys(fields)}`,
    )
  }
  const carried = (text: string) =>
    carriedFrom(Object.fromEntries(trackingFields.map(name => [name, text])), ['https://site.test']).map(
      ([name]) => name,
    )
  t.same(
    given.flatMap(carried),
    ['userDecisionArea', 'trigger', 'productType', 'source', 'experiments'],
    'words of ours, and no others',
  )
  const everything = formatVersions(Object.fromEntries(experiments.map(({ name }) => [name, 1 as const])))
  t.same(carried(everything), ['experiments'], 'all experiments at once')
})

t.test('no string is without a limit', async t => {
  const schemas = Object.values(events).flatMap(
    schema => Object.values(schema.properties) as { type?: string; maxLength?: number }[],
  )
  for (const schema of schemas) t.ok(schema.type !== 'string' || (schema.maxLength ?? 1000) <= 500)
})

t.test('all experiments at once fit an exposure', async t => {
  const all = formatVersions(Object.fromEntries(experiments.map(({ name }) => [name, 2 as const])))
  t.ok(Check(EventsBody, body('experiment-exposure', { experiments: all })), `${all.length} characters`)
})
