import fc from 'fast-check'
import t from 'tap'
import {
  allowed,
  type Choice,
  type CountryGroup,
  choiceCookieValue,
  consentsVersion,
  defaults,
  newerChoice,
  parseChoice,
  parseChoiceCookie,
  purposeIds,
} from '../../domain/consents.ts'
import { purposes } from '../../domain/purposes.ts'

const ids = purposeIds
const at = '2026-03-01T12:00:00.000Z'
const choice = (allowed: Choice['allowed'], version = consentsVersion): Choice => ({ version, at, allowed })
const everything = choice(ids)

t.test('what is asked', async t => {
  t.same(ids, [...new Set(ids)], 'each purpose once')
  t.same(
    ids,
    ['counting', 'speed', 'analytics', 'advertising', 'stage'],
    'ids are kept in browsers: they do not change',
  )
})

const countries: readonly CountryGroup[] = ['US', 'other']

t.test('what is allowed', async t => {
  for (const country of countries)
    for (const id of ids) {
      const before = defaults[country].includes(id)
      t.equal(allowed(id, null, false, country), before, `${id}, ${country}: the default`)
      t.equal(allowed(id, null, true, country), false, 'nothing under Global Privacy Control')
      t.equal(allowed(id, choice([]), false, country), false, 'a no')
      t.equal(allowed(id, everything, false, country), true)
      t.equal(allowed(id, everything, true, country), false)
      t.equal(allowed(id, choice(ids, consentsVersion - 1), false, country), before, 'a yes to other words is no yes')
      t.equal(allowed(id, choice(ids, consentsVersion + 1), false, country), before)
      t.equal(
        allowed(id, choice(ids.filter(other => other !== id)), false, country),
        false,
        'a yes to the others is none to this one',
      )
      t.equal(allowed(id, choice([id]), false, country), true)
    }
})

t.test('before anything was chosen', async t => {
  t.same(defaults.US, ['counting', 'speed'])
  t.same(defaults.other, ['counting'], 'what a device measures needs a yes where the law asks for one')
  for (const country of countries)
    for (const { id, whose } of purposes) {
      if (whose === 'others') t.notOk(defaults[country].includes(id), 'no other company without a yes, anywhere')
    }
})

t.test('two choices: the newer one holds', async t => {
  const [first, second] = [choice(['stage']), { ...choice([]), at: '2026-03-02T12:00:00.000Z' }]
  t.equal(newerChoice(first, second), second)
  t.equal(newerChoice(second, first), second)
  t.equal(newerChoice(null, first), first)
  t.equal(newerChoice(first, null), first)
  t.equal(newerChoice(null, null), null)
})

t.test('the cookie says what was chosen', async t => {
  for (const allowed of [[], ['counting'], ['counting', 'stage'], ids] as const) {
    const answer = { version: consentsVersion, at, allowed }
    t.same(parseChoiceCookie(choiceCookieValue(answer)), answer)
    t.match(choiceCookieValue(answer), /^[\w.]+$/, 'characters that a cookie may hold')
  }
  for (const rubbish of [undefined, '', '.', 'x.counting', '-1.stage', '99999.stage', '{"allowed":["stage"]}'])
    t.equal(parseChoiceCookie(rubbish), null, String(rubbish))
  t.match(parseChoiceCookie('2.sale.stage.stage'), { version: 2, allowed: ['stage'] }, 'unknown purposes are left out')
  const said = choice([])
  for (const untimed of ['2.stage', '2.stage.-1', '2.stage.99999999999999', '2.stage.NaN'])
    t.equal(newerChoice(parseChoiceCookie(untimed), said), said, `${untimed}: what does not say when is older`)
})

t.test('a kept choice', async t => {
  t.equal(parseChoice(null), null)
  t.same(parseChoice(JSON.stringify(everything)), everything)
  t.same(parseChoice(JSON.stringify(choice([], 7))), choice([], 7), 'older and newer wordings are read, too')
  t.same(
    parseChoice(JSON.stringify({ ...everything, allowed: ['stage', 'sale', 1, null, ['analytics'], 'stage'] }))
      ?.allowed,
    ['stage'],
  )
  t.same(Object.keys(parseChoice(JSON.stringify({ ...everything, email: 'x' })) ?? {}), ['version', 'at', 'allowed'])

  const rubbish = [
    '',
    '{',
    'null',
    '1',
    '"yes"',
    '[]',
    '{}',
    '["analytics"]',
    ...[
      { version: '1' },
      { version: 1.5 },
      { version: null },
      { at: 'yesterday' },
      { at: '' },
      { at: 0 },
      { at: '2026-03-01' },
    ].map(bad => JSON.stringify({ ...everything, ...bad })),
    ...[{ allowed: 'analytics' }, { allowed: { analytics: true } }, { allowed: null }].map(bad =>
      JSON.stringify({ ...everything, ...bad }),
    ),
  ]
  for (const text of rubbish) t.equal(parseChoice(text), null, text)
})

t.test('whatever was kept, a yes needs all of a choice', async t => {
  const near = <T>(right: T) => fc.oneof(fc.constant(right), fc.jsonValue())
  const kept = fc.record(
    { version: near(consentsVersion), at: near(at), allowed: near([...ids]) },
    { requiredKeys: [] },
  )
  let yes = 0
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        kept.map(value => JSON.stringify(value)),
      ),
      fc.constantFrom(...ids),
      (text, id) => {
        if (!allowed(id, parseChoice(text), false, 'other') || defaults.other.includes(id)) return true
        yes++
        const { version, at: time, allowed: given } = JSON.parse(text)
        return version === consentsVersion && time === at && given.includes(id)
      },
    ),
    { numRuns: 400 },
  )
  t.ok(yes > 0, 'some of them said yes')
})
