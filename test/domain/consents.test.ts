import fc from 'fast-check'
import t from 'tap'
import { allowed, type Choice, consentsVersion, parseChoice, purposes } from '../../domain/consents.ts'

const ids = purposes.map(({ id }) => id)
const at = '2026-03-01T12:00:00.000Z'
const choice = (allowed: Choice['allowed'], version = consentsVersion): Choice => ({ version, at, allowed })
const everything = choice(ids)

t.test('what is asked', async t => {
  t.same(ids, [...new Set(ids)], 'each purpose once')
  t.same(ids, ['analytics', 'advertising', 'stage'], 'ids are kept in browsers: they do not change')
})

t.test('what is allowed', async t => {
  for (const id of ids) {
    t.equal(allowed(id, null, false), false, 'nothing by default')
    t.equal(allowed(id, choice([]), false), false)
    t.equal(allowed(id, everything, false), true)
    t.equal(allowed(id, everything, true), false, 'nothing under Global Privacy Control')
    t.equal(allowed(id, choice(ids, consentsVersion - 1), false), false, 'a yes to other words is no yes')
    t.equal(allowed(id, choice(ids, consentsVersion + 1), false), false)
    t.equal(
      allowed(id, choice(ids.filter(other => other !== id)), false),
      false,
      'a yes to the others is none to this one',
    )
    t.equal(allowed(id, choice([id]), false), true)
  }
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
        if (!allowed(id, parseChoice(text), false)) return true
        yes++
        const { version, at: time, allowed: given } = JSON.parse(text)
        return version === consentsVersion && time === at && given.includes(id)
      },
    ),
    { numRuns: 400 },
  )
  t.ok(yes > 0, 'some of them said yes')
})
