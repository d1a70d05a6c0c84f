import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import type { CycleEntries } from '../../../domain/tools/cycle-entries.ts'
import { cycleGlance } from '../../../domain/tools/cycle-glance.ts'

const empty: CycleEntries = {
  mode: 'regular',
  lastPeriod: '',
  cycleLength: '28',
  lutealLength: '14',
  shortest: '',
  longest: '',
  past: [],
  cycles: '3',
}

t.test('the glance is the next window', async t => {
  const at = (lastPeriod: string, day: string) => cycleGlance({ ...empty, lastPeriod }, d(day))
  t.same(at('2026-11-14', '2026-11-20'), { words: 'Fertile days from', day: '2026-11-23' })
  t.same(at('2026-11-14', '2026-11-23'), { words: 'Fertile days until', day: '2026-11-28' })
  t.same(at('2026-11-14', '2026-11-29'), { words: 'Fertile days from', day: '2026-12-21' })
  t.equal(at('2026-05-01', '2026-11-23'), null, 'nothing from a period that lies too far back')
  t.equal(at('', '2026-11-23'), null)
  t.equal(at('2026-11-24', '2026-11-23'), null, 'nor from one that lies ahead')
  const range = { ...empty, mode: 'irregular', lastPeriod: '2026-11-14', shortest: '26', longest: '32' } as const
  t.same(cycleGlance(range, d('2026-11-16')), { words: 'Fertile days from', day: '2026-11-21' })
  t.same(cycleGlance(range, d('2026-11-22')), { words: 'Fertile days until', day: '2026-12-02' })
  const past = { ...range, mode: 'past', past: ['2026-10-16'] } as const
  t.same(cycleGlance(past, d('2026-11-16')), { words: 'Fertile days from', day: '2026-11-24' })
  t.equal(cycleGlance({ ...range, longest: '3' }, d('2026-11-16')), null)
})
