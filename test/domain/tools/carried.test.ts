import t from 'tap'
import { carriedMs, carriedOf } from '../../../domain/tools/carried.ts'

const at = 1_000_000
const cycle = { kind: 'cycle', lastPeriod: '2026-11-01', cycleLength: 28, lutealLength: 14 }

t.test('what waits for a profile', async t => {
  t.same(carriedOf({ at, kind: 'pregnancy', dueDate: '2027-03-01', more: 1 }, at), {
    kind: 'pregnancy',
    dueDate: '2027-03-01',
  })
  t.same(carriedOf({ at, ...cycle }, at + carriedMs - 1), cycle)
  t.same(carriedOf({ at, kind: 'child', birthDate: '2026-05-01' }, at), { kind: 'child', birthDate: '2026-05-01' })
  const early = { kind: 'child', birthDate: '2026-05-01', dueDate: '2026-06-26' }
  t.same(carriedOf({ at, ...early }, at), early)
})

t.test('what does not', async t => {
  const wrong: unknown[] = [
    null,
    'text',
    { kind: 'pregnancy', dueDate: '2027-03-01' },
    { at, kind: 'pregnancy', dueDate: '2027-02-30' },
    { at, kind: 'child' },
    { at, ...cycle, cycleLength: 90 },
    { at, ...cycle, lutealLength: 14.5 },
    { at, ...cycle, lastPeriod: '' },
    { at, kind: 'other', dueDate: '2027-03-01' },
  ]
  for (const data of wrong) t.equal(carriedOf(data, at), null, JSON.stringify(data))
  t.equal(carriedOf({ at, ...cycle }, at + carriedMs), null, 'it has waited too long')
  t.equal(carriedOf({ at, ...cycle }, at - 1), null, 'the clock was set back')
})
