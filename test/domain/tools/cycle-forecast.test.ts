import t from 'tap'
import { addDays, calendarDate as d, daysBetween } from '../../../domain/dates.ts'
import { cycleFrom } from '../../../domain/fertile-window.ts'
import { bandOn, forecast, marksOn, nextWindow, stripsFrom } from '../../../domain/tools/cycle-forecast.ts'

const may = d('2026-05-01')
const basis = (lengths: number[], lutealLength = 14) => ({ lastPeriod: may, lengths, lutealLength })
const from = (short: number, long: number) => Array.from({ length: long - short + 1 }, (_, i) => short + i)
const day = (text: string) => ({ min: text, max: text })

t.test('the cycle that began on May 1, 2026', async t => {
  const vectors = [
    // cycle, luteal, ovulation, window opens, best days begin, next period, due date
    [28, 14, '2026-05-15', '2026-05-10', '2026-05-13', '2026-05-29', '2027-02-05'],
    [32, 14, '2026-05-19', '2026-05-14', '2026-05-17', '2026-06-02', '2027-02-09'],
    [24, 12, '2026-05-13', '2026-05-08', '2026-05-11', '2026-05-25', '2027-02-03'],
    [35, 14, '2026-05-22', '2026-05-17', '2026-05-20', '2026-06-05', '2027-02-12'],
    [21, 14, '2026-05-08', '2026-05-03', '2026-05-06', '2026-05-22', '2027-01-29'],
  ] as const
  for (const [cycle, luteal, ovulation, opens, bestFrom, nextPeriod, dueDate] of vectors)
    t.match(
      forecast(basis([cycle], luteal), 1),
      [
        {
          cyclesOn: 0,
          period: day('2026-05-01'),
          ovulation: day(ovulation),
          fertile: { min: opens, max: ovulation },
          best: { min: bestFrom, max: ovulation },
          nextPeriod: day(nextPeriod),
          test: nextPeriod,
          dueDate: day(dueDate),
        },
      ],
      `${cycle}/${luteal}`,
    )
})

t.test('test strips begin on cycle day c - 16, as on the chart of a kit', async t => {
  const cycleDay = (length: number, luteal = 14) => daysBetween(may, stripsFrom(may, length, luteal)) + 1
  t.same(
    [21, 28, 35].map(length => cycleDay(length)),
    [5, 12, 19],
  )
  for (let luteal = 10; luteal <= 16; luteal++) {
    const { ovulation } = cycleFrom(may, { cycle_length: 28, luteal_length: luteal })
    t.ok(daysBetween(stripsFrom(may, 28, luteal), ovulation) >= 3, `three days of testing before ovulation: ${luteal}`)
  }
})

t.test('cycles of one length follow each other without doubt', async t => {
  for (let length = 20; length <= 45; length++)
    for (const luteal of [10, 14, 16]) {
      const cycles = forecast(basis([length], luteal), 12)
      t.equal(cycles.length, 12)
      for (const [i, cycle] of cycles.entries()) {
        const plain = cycleFrom(addDays(may, i * length), { cycle_length: length, luteal_length: luteal })
        const seen = [cycle.period, cycle.ovulation, cycle.nextPeriod].flatMap(({ min, max }) => [min, max])
        const { period, ovulation, nextPeriod } = plain
        if (seen.join() !== [period, period, ovulation, ovulation, nextPeriod, nextPeriod].join())
          t.fail(`cycle ${i} of ${length}/${luteal}`, { cycle, plain })
      }
    }
})

t.test('an irregular range opens with the shortest and closes with the longest', async t => {
  const [first, second, third, fourth, ...others] = forecast(basis(from(26, 32)), 12)
  t.match(first, {
    fertile: { min: '2026-05-08', max: '2026-05-19' },
    ovulation: { min: '2026-05-13', max: '2026-05-19' },
    nextPeriod: { min: '2026-05-27', max: '2026-06-02' },
    test: '2026-06-02',
    strips: { min: '2026-05-10' },
    dueDate: { min: '2027-02-03', max: '2027-02-09' },
    best: null,
  })
  t.match(second?.fertile, { min: '2026-06-03', max: '2026-06-20' }, 'the doubt of two cycles')
  t.match(third?.fertile, { min: '2026-06-29', max: '2026-07-22' }, 'of three')
  t.match(fourth?.fertile, { min: '2026-07-25', max: '2026-08-23' })
  t.same(others, [], 'the fifth would begin on August 20')
})

t.test('one cycle is always told, however wide the range', async t => {
  const cycles = forecast(basis(from(20, 45)), 6)
  t.match(cycles, [{ fertile: { min: '2026-05-02', max: '2026-06-01' }, best: null }])
  t.equal(cycles.length, 1)
})

t.test('no two windows touch', async t => {
  for (let short = 20; short <= 45; short++)
    for (let long = short; long <= 45; long++) {
      const cycles = forecast(basis(from(short, long)), 12)
      for (const [i, { fertile }] of cycles.entries())
        if (fertile.max >= (cycles[i + 1]?.fertile.min ?? '9999')) t.fail(`${short} to ${long}, cycle ${i}`)
      if (cycles.length === 0 || cycles.length > 12) t.fail(`${short} to ${long}: ${cycles.length} cycles`)
    }
  t.pass('for all 351 ranges')
})

t.test('a day is high when more than half of the courses have it among their best', async t => {
  const best = (lengths: number[], cyclesOn = 0) => forecast(basis(lengths), 3)[cyclesOn]?.best
  // Ovulation on May 15 or 16: both have two days in common.
  t.match(best([28, 29]), { min: '2026-05-14', max: '2026-05-15' })
  // May 15 to 19: each of the three days is shared by three of the five.
  t.match(best(from(28, 32)), { min: '2026-05-15', max: '2026-05-17' })
  t.equal(best(from(28, 33)), null, 'three of six are no more than half')
  t.equal(best([20, 45]), null, 'two that lie far apart have nothing in common')
  t.match(best([28, 28, 28, 28, 28, 36]), { min: '2026-05-13', max: '2026-05-15' }, 'a rare long one changes nothing')
  // Two cycles of 28 or 29: 56, 57, 57 or 58 days, ovulation on June 12 to 14.
  t.match(best([28, 29], 1), { min: '2026-06-11', max: '2026-06-13' })
})

t.test('each day has one band', async t => {
  const cycles = forecast(basis([28]), 2)
  const bands = Array.from({ length: 40 }, (_, i) => bandOn(cycles, addDays(may, i)))
  t.equal(bands.map(band => band[0]).join(''), `${'l'.repeat(9)}mmmhhh${'l'.repeat(22)}mmm`)
  t.same(marksOn(cycles, d('2026-05-12')), { isStrip: true, isPeriod: false })
  t.same(marksOn(cycles, d('2026-05-16')), { isStrip: false, isPeriod: false })
  t.same(marksOn(cycles, d('2026-05-29')), { isStrip: false, isPeriod: true })
  t.same(marksOn(cycles, may), { isStrip: false, isPeriod: true }, 'the period that was entered')
})

t.test('the next window is open or comes, and none lies beyond two more cycles', async t => {
  const cycles = forecast(basis([28]), 12)
  const on = (text: string) => nextWindow(cycles, d(text))?.cyclesOn
  t.same(['2026-05-01', '2026-05-15', '2026-05-16', '2026-06-13', '2026-07-10'].map(on), [0, 0, 1, 2, 2])
  t.equal(on('2026-07-11'), undefined)
})
