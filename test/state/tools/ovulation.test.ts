import t from 'tap'
import { ovulationTool, tellGlances } from '../../../state/tools/ovulation.ts'
import { packed, unpacked } from '../../../state/tools/stored-tool.ts'

const { parse, empty } = ovulationTool

t.test('what is stored is read back, right or wrong as it was typed', async t => {
  const typed = {
    ...empty,
    mode: 'past',
    lastPeriod: 'the 14th',
    cycleLength: '3',
    past: ['2026-10-16', 'x', ''],
    cycles: '12',
  }
  t.same(parse(JSON.parse(JSON.stringify(typed)), 1), typed)
})

t.test('garbage becomes what nothing entered is, and nothing throws', async t => {
  for (const data of [null, undefined, 7, 'text', [], { mode: 'cheerful', cycles: 3, past: 'none', lastPeriod: {} }])
    t.same(parse(data, 1), empty)
  t.match(parse({ past: [1, '2026-10-16', null] }, 1), { past: ['2026-10-16'] })
  const long = parse({ lastPeriod: 'x'.repeat(1000), past: Array(500).fill('2026-10-16') }, 1)
  t.same([long.lastPeriod.length, long.past.length], [40, 12])
})

t.test('a newer version is left alone', async t => {
  t.same(unpacked(ovulationTool, JSON.stringify({ tool: 'ovulation', version: 2, data: {} })), { problem: 'newer' })
})

t.test('a glance is stored once the formulas are there to tell one', async t => {
  const stored = () => JSON.parse(packed(ovulationTool, empty))
  t.notOk('glance' in stored())
  tellGlances(entries => ({ text: `cycles of ${entries.cycleLength} days` }))
  t.same(stored().glance, { text: 'cycles of 28 days' })
  tellGlances(() => null)
  t.notOk('glance' in stored())
})
