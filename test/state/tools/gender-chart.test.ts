import t from 'tap'
import { genderChartTool } from '../../../state/tools/gender-chart.ts'
import { packed, unpacked } from '../../../state/tools/stored-tool.ts'

const { empty, parse, glance } = genderChartTool
const entries = { ...empty, birth: '1995-01-20', due: '2027-06-26', period: '31/31/2026' }

t.test('what was entered comes back as it was typed', async t => {
  t.same(unpacked(genderChartTool, packed(genderChartTool, entries)), { value: entries })
})

t.test('what it does not understand is left out', async t => {
  for (const data of [null, 7, 'x', [], { birth: 7, method: 'moon', due: null }]) t.same(parse(data, 1), empty)
  t.same(parse({ birth: '01/2', method: 'period', more: true }, 1), { ...empty, birth: '01/2', method: 'period' })
  t.equal(parse({ birth: 'x'.repeat(500) }, 1).birth.length, 40)
  t.same(unpacked(genderChartTool, '{"tool":"gender-chart","version":2,"data":{}}'), { problem: 'newer' })
})

t.test('lists of tools are told that there is something, and never a letter', async t => {
  t.same(glance?.(entries), { text: 'Both dates entered' })
  t.equal(glance?.(empty), null)
  t.equal(glance?.({ ...entries, method: 'period' }), null, 'the date in question is none')
})
