import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import { forecast, nextWindow } from '../../../domain/tools/cycle-forecast.ts'
import {
  basisInWords,
  cautions,
  cycleAnswer,
  inTable,
  shortSpan,
  spanInWords,
} from '../../../domain/tools/cycle-words.ts'

const span = (min: string, max = min) => ({ min: d(min), max: d(max) })
const basis = (lengths: number[]) => ({ lastPeriod: d('2026-05-01'), lengths, lutealLength: 14 })
const said = (lengths: number[], day: string, mode: 'regular' | 'irregular' | 'past' = 'regular', asked = 3) => {
  const cycles = forecast(basis(lengths), asked)
  return cautions({ mode }, basis(lengths), nextWindow(cycles, d(day)), { cycles: cycles.length, asked }, d(day))
}

t.test('spans', async t => {
  t.equal(spanInWords(span('2026-05-15')), 'May 15, 2026')
  t.equal(spanInWords(span('2026-05-28', '2026-06-02')), 'May 28 to June 2, 2026')
  t.equal(shortSpan(span('2026-12-29', '2027-01-03')), 'December 29 to January 3')
  t.equal(inTable(spanInWords(span('2026-12-29', '2027-01-03'))), 'Dec 29, 2026 to Jan 3, 2027')
  t.equal(inTable(shortSpan(span('2026-05-10', '2026-05-15'))), 'May 10 to 15')
})

t.test('the answer', async t => {
  const answer = (lengths: number[]) => forecast(basis(lengths), 1).map(cycleAnswer)
  t.same(answer([28]), [
    [
      'Your fertile days are about May 10 to 15, 2026, the best of them May 13 to 15.',
      'Ovulation comes about May 15, and the next period about May 29.',
    ],
  ])
  t.match(answer([26, 27, 28, 29, 30, 31, 32]), [
    ['Your fertile days are about May 8 to 19, 2026.', /about May 13 to 19/],
  ])
  t.equal(basisInWords(basis([28])), '28 days, 14 after ovulation')
  t.equal(basisInWords(basis([29, 26])), '26 to 29 days, 14 after ovulation')
})

t.test('a cycle without room for its fertile days is said', async t => {
  const saidOf = (length: number, lutealLength: number) => {
    const tight = { lastPeriod: d('2026-05-01'), lengths: [length], lutealLength }
    const cycles = forecast(tight, 3)
    const shown = { cycles: 3, asked: 3 }
    return cautions({ mode: 'regular' }, tight, nextWindow(cycles, d('2026-05-01')), shown, d('2026-05-01')).join(' ')
  }
  t.match(saidOf(20, 16), /A cycle of 20 days and 16 days after ovulation leave no room.*Check both numbers/)
  for (const [length, luteal] of [
    [21, 16],
    [20, 15],
  ] as const)
    t.notMatch(saidOf(length, luteal), /no room/)
})

t.test('what makes it less sure', async t => {
  t.same(said([28], '2026-05-05'), [])
  t.match(said([28], '2026-06-01'), [/over 1 more cycle\. If a newer period has begun/])
  t.match(said([28], '2026-06-20'), [/over 2 more cycles/])
  t.match(said([28], '2026-11-23'), [/206 days ago, too far back/])
  t.match(said([20, 45], '2026-06-05', 'irregular'), [/is over\. Enter the next period when it comes/])
  t.match(said([28], '2026-05-05', 'past'), [/rests on 1 past cycle\./])
  t.match(said([28, 29], '2026-05-05', 'past'), [/rests on 2 past cycles\./])
  t.same(said([28, 28, 28, 29, 28, 28], '2026-05-05', 'past'), [], 'six are enough')
  t.match(said([26, 27, 28, 29, 30, 31, 32], '2026-05-05', 'irregular'), [/differ too much/])
  t.match(said([26, 27, 28, 29, 30, 31, 32], '2026-05-05', 'irregular', 6), [/differ too much/, /After these 4 cycles/])
  t.match(said([20, 45], '2026-05-05', 'irregular', 6), [
    /differ/,
    /After this cycle/,
    /outside 21 to 35.*scan dates better\.$/,
  ])
  // The same window as on a member's dashboard.
  t.match(said([40], '2026-05-05'), [/outside 21 to 35.*anywhere from May 20 to 31, 2026\.$/])
})
