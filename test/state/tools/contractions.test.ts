import t from 'tap'
import {
  begin,
  type Contractions,
  contractionsTool,
  drop,
  finish,
  put,
  rate,
  remove,
} from '../../../state/tools/contractions.ts'
import { takeOver } from '../../../state/tools/contractions-take-over.ts'

const { empty, parse, glance } = contractionsTool
const noon = new Date(2026, 10, 23, 12).getTime()
const one = { start: noon, end: noon + 62_000 }
const after = (...steps: ((value: Contractions) => Contractions)[]) => steps.reduce((value, step) => step(value), empty)

t.test('reads what it stored, and leaves out what it does not understand', async t => {
  const full: Contractions = {
    ...after(put({ ...one, strength: 4, note: 'back' }), begin(noon + 300_000)),
    night: true,
  }
  t.same(parse(JSON.parse(JSON.stringify(full)), 1), full)
  for (const data of [null, 7, 'x', [], {}, { list: 'x', running: 'now', rule: '9-9-9' }]) t.same(parse(data, 1), empty)
  const list = [
    null,
    { start: noon, end: noon - 5 },
    { start: Number.NaN, end: 5 },
    { start: 1e300, end: 1e301 },
    { ...one, strength: 9, note: 5 },
    { ...one, start: one.start - 600_000, end: one.start - 550_000 },
  ]
  t.same(parse({ list }, 1).list, [{ start: noon - 600_000, end: noon - 550_000 }, one], 'in order')
})

t.test('begins and ends', async t => {
  t.equal(after(begin(noon), begin(noon + 5)).running, noon, 'one at a time')
  t.same(after(begin(noon), finish(noon + 62_000)), { ...empty, list: [one] })
  t.equal(after(begin(noon), finish(noon - 1)).running, noon, 'a clock that was set back ends nothing')
  t.same(after(finish(noon)), empty)
  t.equal(after(begin(noon), finish(noon + 400)).running, noon, 'a second press at once ends nothing')
  t.equal(after(put(one), begin(one.end + 400)).running, null, 'nor does it begin anything')
  t.equal(after(put(one), begin(noon - 5000)).running, noon - 5000, 'a clock that was set back begins')
  t.same(after(begin(noon), drop), empty)
})

t.test('changes one', async t => {
  t.same(after(put(one), rate(noon, 3)).list, [{ ...one, strength: 3 }])
  t.same(after(put(one), remove(noon)).list, [])
  t.same(after(put(one), put({ start: noon - 60_000, end: noon }, noon)).list, [{ start: noon - 60_000, end: noon }])
  t.same(after(put(one), put({ ...one, end: noon + 1 })).list, [one], 'another one begins at that moment')
})

t.test('takes over what another device timed', async t => {
  const other = { start: noon + 300_000, end: noon + 350_000 }
  const both = after(put(one), takeOver({ list: [one, other], running: noon + 600_000 }))
  t.same(both.list, [one, other])
  t.equal(both.running, noon + 600_000)
  t.same(takeOver({ list: [one, other], running: noon + 600_000 })(both), both, 'once')
})

t.test('what lists of tools say of it', async t => {
  t.equal(glance?.(empty), null)
  t.same(glance?.(after(put(one))), { text: '1 contraction, last on November 23' })
  t.same(glance?.(after(put(one), begin(noon + 300_000))), { text: '2 contractions, last on November 23' })
})
