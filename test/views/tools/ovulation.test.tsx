// The calculator and its small form as the server writes them: before anything is known.
import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import { forecast } from '../../../domain/tools/cycle-forecast.ts'
import { ovulationTool } from '../../../state/tools/ovulation.ts'
import { FertileDaysTool } from '../../../views/tools/fertile-days.tsx'
import { OvulationTool } from '../../../views/tools/ovulation.tsx'
import { OvulationMonths } from '../../../views/tools/ovulation-months.tsx'
import { OvulationSheet } from '../../../views/tools/ovulation-sheet.tsx'
import { OvulationTable } from '../../../views/tools/ovulation-table.tsx'
import { workOf } from '../../../views/tools/ovulation-work.ts'
import { all, textOf, withName } from '../../support/html.ts'
import { render } from '../../support/render.tsx'

const labels = (tool: ReturnType<typeof render>) =>
  all(tool, tag => tag.attributes.class === 'field-label').map(tag => textOf(tag))
const basis = { lastPeriod: d('2026-05-01'), lengths: [28], lutealLength: 14 }
const cycles = forecast(basis, 2)
const entries = { ...ovulationTool.empty, lastPeriod: '2026-05-01' }

t.test('the calculator asks in the words of its page, and tells nothing yet', async t => {
  const tool = render(<OvulationTool country="US" />)
  t.same(labels(tool), ['First day of your last period', 'Your cycles', 'Cycle length', 'Luteal length'])
  const [result] = all(tool, tag => tag.attributes['aria-label'] === 'Result')
  t.match(result && textOf(result), /appear here/)
  t.same(withName(tool, 'table'), [])
  t.same(
    withName(tool, 'p').filter(p => p.attributes.class === 'field-problem'),
    [],
    'no field is blamed before anybody was in it',
  )
})

t.test('the small form has two fields and a way to the whole', async t => {
  const tool = render(<FertileDaysTool country="US" />)
  t.same(labels(tool), ['First day of your last period', 'Cycle length'])
  t.same(
    withName(tool, 'a').map(link => link.attributes.href),
    ['/ovulation-calculator'],
  )
})

t.test('the table has a row for each cycle', async t => {
  const rows = withName(render(<OvulationTable cycles={cycles} />), 'tr').map(row =>
    [...withName(row, 'th'), ...withName(row, 'td')].map(cell => textOf(cell)),
  )
  t.same(rows.slice(1), [
    ['May 1, 2026', 'May 10 to 15', 'May 13 to 15', 'May 15', 'May 12', 'May 29', 'May 29', 'Feb 5, 2027'],
    ['May 29, 2026', 'Jun 7 to 12', 'Jun 10 to 12', 'Jun 12', 'Jun 9', 'Jun 26', 'Jun 26', 'Mar 5, 2027'],
  ])
})

t.test('a month tells its bands by letters and in words', async t => {
  const months = render(<OvulationMonths cycles={cycles} today={d('2026-05-14')} />)
  t.same(
    all(months, tag => tag.attributes.role === 'img').map(tag => tag.attributes['aria-label']),
    ['May 2026, high chance: 13 to 15; medium: 10 to 12', 'June 2026, high chance: 10 to 12; medium: 7 to 9'],
  )
  const [may] = all(months, tag => tag.attributes.role === 'img')
  const days = may
    ? all(may, tag => /\bovulation-day\b/.test(tag.attributes.class ?? '')).map(tag => textOf(tag).trim())
    : []
  t.equal(days.length, 31)
  t.same(days.slice(8, 16), ['9', '10M', '11M', '12M', '13H', '14H', '15H', '16'])
  t.same([days[0], days[28]], ['1P', '29P'])
})

t.test('the sheet says what it was counted from, and what it cannot do', async t => {
  const work = workOf({ ...entries, cycles: '1' }, d('2026-05-14'))
  if (!work) throw new Error('nothing was worked out')
  t.match(work, { when: 'open', told: { cyclesOn: 0 }, cycles: [{ cyclesOn: 0 }] })
  const text = textOf(render(<OvulationSheet {...work} />))
  t.match(text, /period that began on May 1, 2026, with cycles of 28 days, 14 after ovulation/)
  t.match(text, /It is not contraception/)
})

t.test('one cycle is asked for, and the one that comes next is shown too', async t => {
  const seen = (day: string, cycles: '1' | '3') => {
    const work = workOf({ ...entries, cycles }, d(day))
    return work && [work.when, work.told.cyclesOn, work.cycles.length]
  }
  t.same(seen('2026-05-02', '1'), ['next', 0, 1])
  t.same(seen('2026-06-20', '1'), ['next', 2, 3])
  t.same(seen('2026-06-20', '3'), ['next', 2, 3])
  t.same(seen('2026-11-23', '3'), ['past', 0, 3])
  t.equal(seen('2026-04-30', '3'), null, 'a period that lies ahead')
})
