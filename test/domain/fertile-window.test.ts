import t from 'tap'
import { calendarDate as d } from '../../domain/dates.ts'
import { comingCycle, cycleFrom, isFertileOn, isUnusualLength, widestWindow } from '../../domain/fertile-window.ts'

const lengths = (cycle_length: number, luteal_length = 14) => ({ cycle_length, luteal_length })

t.test('the days of a cycle that began on May 1, 2026', async t => {
  const vectors = [
    // cycle, luteal, ovulation, window opens, best days begin, next period
    [28, 14, '2026-05-15', '2026-05-10', '2026-05-13', '2026-05-29'],
    [32, 14, '2026-05-19', '2026-05-14', '2026-05-17', '2026-06-02'],
    [24, 12, '2026-05-13', '2026-05-08', '2026-05-11', '2026-05-25'],
    [35, 14, '2026-05-22', '2026-05-17', '2026-05-20', '2026-06-05'],
    [21, 14, '2026-05-08', '2026-05-03', '2026-05-06', '2026-05-22'],
  ] as const
  for (const [cycle, luteal, ovulation, fertileFrom, bestFrom, nextPeriod] of vectors)
    t.match(
      cycleFrom(d('2026-05-01'), lengths(cycle, luteal)),
      { ovulation, fertileFrom, bestFrom, nextPeriod },
      `${cycle}/${luteal}`,
    )
})

t.test('the window that is open or comes next', async t => {
  const on = (day: string) => comingCycle(d('2026-05-01'), lengths(28), d(day))
  t.match(on('2026-05-01'), { cyclesOn: 0, ovulation: '2026-05-15' })
  t.match(on('2026-05-15'), { cyclesOn: 0, ovulation: '2026-05-15' }, 'on the day of ovulation it is still this one')
  t.match(
    on('2026-05-16'),
    { cyclesOn: 1, ovulation: '2026-06-12', period: '2026-05-29' },
    'the day after it is the next',
  )
  t.match(on('2026-06-12'), { cyclesOn: 1 })
  t.match(on('2026-06-13'), { cyclesOn: 2, ovulation: '2026-07-10' })
  t.match(on('2026-07-10'), { cyclesOn: 2 }, 'the last day that can be counted on to')
  t.equal(on('2026-07-11'), null, 'beyond it there is nothing to count from')
  t.match(on('2026-04-30'), { cyclesOn: 0, period: '2026-05-01' }, 'a day earlier, as in an earlier time zone')
})

t.test('the window has both of its ends', async t => {
  const days = cycleFrom(d('2026-05-01'), lengths(28))
  const open = ['2026-05-09', '2026-05-10', '2026-05-15', '2026-05-16'].map(day => isFertileOn(days, d(day)))
  t.same(open, [false, true, true, false])
})

t.test('a length outside 21 to 35 days is unusual', async t => {
  t.same([20, 21, 35, 36].map(isUnusualLength), [true, false, false, true])
})

t.test('the widest window reaches from the longest luteal length to the shortest', async t => {
  // Ovulation between day 40 - 16 and day 40 - 10, the window five days before the first.
  t.same(widestWindow(d('2026-05-01'), 40), { from: '2026-05-20', to: '2026-05-31' })
})
