import t from 'tap'
import { addDays, calendarDate as d } from '../../../domain/dates.ts'
import { chartRows, letterAt } from '../../../domain/tools/gender-chart.ts'
import { lunarSpan } from '../../../domain/tools/lunar-span.ts'
import { readChart } from '../../../domain/tools/read-chart.ts'

/** The chart as it was handed down: a row for each lunar age from 18 to 45. */
const handedDown = `
  18 G B G B B B B B B B B B
  19 B G B G G B B B B B G G
  20 G B G B B B B B B G B B
  21 B G G G G G G G G G G G
  22 G B B G B G G B G G G G
  23 B B G B B G B G B B B G
  24 B G B B G B B G G G G G
  25 G B B G G B G B B B B B
  26 B G B G G B G B G G G G
  27 G B G B G G B B B B G B
  28 B G B G G G B B B B G G
  29 G B G G B B B B B G G G
  30 B G G G G G G G G G B B
  31 B G B G G G G G G G G B
  32 B G B G G G G G G G G B
  33 G B G B G G G B G G G B
  34 B G B G G G G G G G B B
  35 B B G B G G G B G G B B
  36 G B B G B G G G B B B B
  37 B G B B G B G B G B G B
  38 G B G B B G B G B G B G
  39 B G B B B G G B G B G G
  40 G B G B G B B G B G B G
  41 B G B G B G B B G B G B
  42 G B G B G B G B B G B G
  43 B G B G B G B G B B B B
  44 B B G B B B G B G B G G
  45 G B B G G G B G B G B B
`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '))

t.test('all 336 cells', async t => {
  t.equal(handedDown.length, 28)
  for (const [age, ...letters] of handedDown)
    for (const [index, letter] of letters.entries())
      t.equal(letterAt(Number(age), index + 1), letter, `age ${age}, month ${index + 1}`)
  const all = chartRows.join('')
  t.equal(all.length, 336)
  t.equal(all.replaceAll('B', '').length, 172, 'G')
  t.equal(all.replaceAll('G', '').length, 164, 'B')
})

t.test('no row and no column is made up', async t => {
  for (const age of [-3, 0, 17, 46, 60, 18.5, Number.NaN]) t.equal(letterAt(age, 5), null, String(age))
  for (const month of [0, 13, -1, 1.5]) t.equal(letterAt(30, month), null, String(month))
})

t.test('born January 20, 1995, before New Year, and due June 26, 2027', async t => {
  const answer = readChart(d('1995-01-20'), addDays(d('2027-06-26'), -266))
  t.match(answer, {
    birth: { year: 1994, month: 12, day: 20 },
    conception: { year: 2026, month: 8, day: 23, isLeap: false },
    own: { age: 33, month: 8, letter: 'B' },
    other: null,
  })
})

t.test('the lunar age grows at the Chinese New Year and not on the birthday', async t => {
  const ageOn = (birth: string, day: string) => readChart(d(birth), d(day))?.own.age
  t.equal(ageOn('1994-06-01', '2026-02-10'), 32, 'before the New Year of 2026')
  t.equal(ageOn('1994-06-01', '2026-02-20'), 33, 'after it, and still before the birthday')
  t.equal(ageOn('1994-06-01', '2026-06-02'), 33, 'the birthday changes nothing')
  t.equal(ageOn('1994-06-01', '1994-06-01'), 1, 'one at birth')
})

t.test('a leap month: its first 15 days count to the month before, the rest to the next', async t => {
  // The year 2025 has a second sixth month, July 25 to August 22.
  const monthOn = (day: string) => readChart(d('1995-06-01'), d(day))?.own.month
  t.equal(monthOn('2025-07-25'), 6, 'day 1')
  t.equal(monthOn('2025-08-08'), 6, 'day 15')
  t.equal(monthOn('2025-08-09'), 7, 'day 16')
  t.equal(monthOn('2025-08-22'), 7, 'its last day')
  t.equal(monthOn('2025-08-23'), 7, 'the seventh month itself')
  t.equal(readChart(d('1995-06-01'), d('2025-07-25'))?.other, null, 'where it begins, the column stays the same')
  t.match(readChart(d('1995-06-01'), d('2025-08-08'))?.other, { month: 7, edge: '2025-08-09' })
  t.match(readChart(d('1995-06-01'), d('2025-08-10'))?.other, { month: 6, edge: '2025-08-09' })
  t.equal(readChart(d('1995-06-01'), d('2025-08-11'))?.other, null)
})

t.test('within 2 days of the edge of a month both cells are told', async t => {
  // The ninth month of 2026 begins on October 10.
  const other = (day: string) => readChart(d('1995-06-01'), d(day))?.other ?? null
  t.equal(other('2026-10-07'), null)
  t.match(other('2026-10-08'), { month: 9, age: 32, edge: '2026-10-10' })
  t.match(other('2026-10-09'), { month: 9, edge: '2026-10-10' })
  t.match(other('2026-10-10'), { month: 8, edge: '2026-10-10' })
  t.match(other('2026-10-11'), { month: 8, edge: '2026-10-10' })
  t.equal(other('2026-10-12'), null)
})

t.test('at New Year the other cell is a row further', async t => {
  t.match(readChart(d('1995-06-01'), d('2026-02-16')), {
    own: { age: 31, month: 12 },
    other: { age: 32, month: 1, edge: '2026-02-17' },
  })
  t.match(
    readChart(d('1981-06-01'), d('2026-02-16')),
    { own: { age: 45, letter: 'B' }, other: { age: 46, letter: null } },
    'which the chart may not have',
  )
  t.match(readChart(d('2009-06-01'), d('2026-02-17')), { own: { age: 18 }, other: { age: 17, letter: null } })
})

t.test('outside the table there is no answer, and at its ends no error', async t => {
  t.equal(readChart(d('1940-02-07'), d('1970-01-01')), null)
  t.equal(readChart(d('1990-01-01'), d('2061-01-21')), null)
  t.equal(readChart(d('2020-01-01'), lunarSpan.max)?.other, null)
  t.equal(readChart(lunarSpan.min, lunarSpan.min)?.own.letter, null)
})

t.test('on any day the other cell is the neighbour of the own one', async t => {
  for (let day = d('1958-01-01'); day < d('1960-01-01'); day = addDays(day, 1)) {
    const answer = readChart(d('1940-06-01'), day)
    if (!answer) return t.fail(day)
    const { own, other } = answer
    const place = ({ age, month }: { age: number; month: number }) => age * 12 + month
    if (other) t.equal(Math.abs(place(own) - place(other)), 1, day)
  }
})
