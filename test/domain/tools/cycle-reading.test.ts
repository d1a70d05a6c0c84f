import t from 'tap'
import { calendarDate as d } from '../../../domain/dates.ts'
import type { CycleEntries } from '../../../domain/tools/cycle-entries.ts'
import { problemWithGap, problemWithRange } from '../../../domain/tools/cycle-problems.ts'
import { cycleBasis, pastCycles } from '../../../domain/tools/cycle-reading.ts'

const on = d('2026-11-23')
const entries = (fields: Partial<CycleEntries> = {}): CycleEntries => ({
  mode: 'regular',
  lastPeriod: '2026-11-14',
  cycleLength: '28',
  lutealLength: '14',
  shortest: '',
  longest: '',
  past: [],
  cycles: '3',
  ...fields,
})
const lengths = (fields: Partial<CycleEntries>) => cycleBasis(entries(fields), on)?.lengths

t.test('one length', async t => {
  t.same(cycleBasis(entries(), on), { lastPeriod: '2026-11-14', lengths: [28], lutealLength: 14 })
  t.same(lengths({ cycleLength: ' 45 ' }), [45])
  for (const cycleLength of ['', '3', '19', '46', '90', '28.5', 'abc', '-28', '1e2', 'NaN', '２８'])
    t.equal(lengths({ cycleLength }), undefined, `cycle of '${cycleLength}'`)
  for (const lutealLength of ['', '9', '17', 'fourteen'])
    t.equal(lengths({ lutealLength }), undefined, `luteal length of '${lutealLength}'`)
})

t.test('a last period is of the past year and never ahead', async t => {
  const reads = (lastPeriod: string) => cycleBasis(entries({ lastPeriod }), on) !== null
  t.same(['2026-11-23', '2025-11-23'].map(reads), [true, true])
  t.same(
    ['2026-11-24', '2027-01-01', '2025-11-22', '1926-11-14', '', '11/31/2026', '2026-02-30', 'soon'].map(reads),
    Array(8).fill(false),
  )
  t.equal(cycleBasis(entries(), d('2026-11-13')), null, 'a clock that was set back makes it one that lies ahead')
})

t.test('the shortest and the longest', async t => {
  const range = (shortest: string, longest: string) => lengths({ mode: 'irregular', shortest, longest })
  t.same(range('26', '29'), [26, 27, 28, 29])
  t.same(range('28', '28'), [28])
  for (const [short, long] of [
    ['32', '26'],
    ['', '30'],
    ['26', ''],
    ['3', '30'],
    ['26', '90'],
  ] as const)
    t.equal(range(short, long), undefined, `${short} to ${long}`)
  t.match(problemWithRange(entries({ shortest: '32', longest: '26' })), /shorter than the shortest/)
  t.equal(problemWithRange(entries({ shortest: '26', longest: '32' })), '')
  t.equal(problemWithRange(entries({ shortest: '32', longest: '' })), '')
  t.equal(problemWithRange(entries({ shortest: '32', longest: 'x' })), '', 'the field itself says so')
})

t.test('past periods', async t => {
  const past = (...days: string[]) => lengths({ mode: 'past', past: days })
  t.same(past('2026-10-16'), [29], 'one is enough')
  t.same(past('2026-10-16', '2026-09-18'), [29, 28])
  t.same(past('2026-09-18', '', '2026-10-16', '  '), [29, 28], 'in any order, blanks between them')
  t.equal(past(), undefined, 'none is not')
  t.equal(past('2026-10-16', 'in September'), undefined, 'nor is one that cannot be read')
  t.equal(past('2026-10-16', '2026-10-16'), undefined, 'nor one that is there twice')
  t.equal(past('2026-10-16', '2026-11-20'), undefined, 'nor one after the last')
  const eight = [
    '2026-10-16',
    '2026-09-18',
    '2026-08-20',
    '2026-07-21',
    '2026-06-24',
    '2026-05-28',
    '2026-04-20',
    '2026-03-20',
  ]
  t.same(past(...eight), [29, 28, 29, 30, 27, 27], 'the newest six are counted')
})

t.test('what is wrong with past periods is said beside each', async t => {
  const last = d('2026-11-14')
  const problems = (...days: string[]) => pastCycles(last, days).gaps.map(problemWithGap)
  t.same(problems('2026-10-16', '2026-09-18', '', 'x'), ['', '', '', ''])
  t.match(problems('2026-11-14'), [/entered already/])
  t.match(problems('2026-10-16', '2026-10-16'), ['', /entered already/])
  t.match(problems('2026-11-20', '2026-10-16'), [/later than the last period/, ''])
  t.match(problems('2026-11-02'), [/12 days before .* less than 20 days/])
  t.match(problems('2026-11-13'), [/is one day before/])
  t.match(problems('2026-10-16', '2026-08-01'), ['', /are 76 days\. If one between them is missing, add it/])
  t.same(pastCycles(last, ['2026-10-25', '2026-09-10']), { lengths: [20, 45], gaps: [20, 45] }, 'both ends count')
  t.same(
    pastCycles(last, ['2026-10-16', '2026-08-01', '2026-07-04']).lengths,
    [29, 28],
    'what is on either side of a gap is counted for the list',
  )
})
