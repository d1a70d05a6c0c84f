import fc from 'fast-check'
import t from 'tap'
import { noEntries } from '../../../domain/tools/due-date-entries.ts'
import { dueDateTool } from '../../../state/tools/due-date.ts'
import { packed, unpacked } from '../../../state/tools/stored-tool.ts'

const entries = {
  ...noEntries,
  shown: 'scan' as const,
  lastPeriod: '2026-03-01',
  scanWeeks: 'eight',
  chosen: ['tdap', 'glucose'],
  calendarId: '0123456789abcdef',
  dueDate: '2026-12-06',
}

t.test('what is stored comes back, as it was typed', async t => {
  t.same(unpacked(dueDateTool, packed(dueDateTool, entries)), { value: entries })
  t.match(JSON.parse(packed(dueDateTool, entries)), { tool: 'due-date', glance: { dueDate: '2026-12-06' } })
  t.notOk('glance' in JSON.parse(packed(dueDateTool, noEntries)), 'nothing to tell yet')
})

t.test('what the first days of the tool stored', async t => {
  t.same(dueDateTool.parse({ lastPeriod: '2026-03-01', cycleLength: '30' }, 1), {
    ...noEntries,
    lastPeriod: '2026-03-01',
    cycleLength: '30',
  })
})

t.test('what is not understood is left out', async t => {
  const garbage = {
    shown: 'tea leaves',
    lead: 4,
    lastPeriod: 20260301,
    embryoAge: '9',
    scanKind: null,
    chosen: ['tdap', 7, '', {}],
    calendarId: 'x\r\nSUMMARY:y',
    dueDate: '2026-02-31',
  }
  t.same(dueDateTool.parse(garbage, 1), { ...noEntries, chosen: ['tdap'] })
  t.same(unpacked(dueDateTool, packed({ ...dueDateTool, version: 9 }, noEntries)), { problem: 'newer' })
  fc.assert(fc.property(fc.jsonValue(), data => typeof dueDateTool.parse(data, 1).lastPeriod === 'string'))
})
