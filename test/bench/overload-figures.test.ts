import t from 'tap'
import { type Overload, overloadProblems, p99Of } from '../../bench/overload-figures.ts'

const well: Overload = {
  most: 1000,
  asked: 3000,
  visits: { answered: 60_000, refused: 120_000, left: 100, skipped: 0, wrong: [] },
  answeredMs: Array.from({ length: 100 }, (_, i) => (i < 99 ? 900 : 5000)),
  backMs: 400,
}

t.test('of a hundred visits one may take longer', async t => {
  t.equal(p99Of(well.answeredMs), 900)
  t.equal(p99Of([7]), 7)
  t.same(p99Of([]), Number.NaN)
})

t.test('an overload that is borne has no problem; what is not borne is named', async t => {
  t.same(overloadProblems(well), [])
  const { visits } = well
  const cases: [what: string, changed: Partial<Overload>, problem: RegExp][] = [
    ['too little load', { asked: 2000 }, /^load: 2000 visits a second are less than 2\.5 times 1000/],
    ['nobody refused', { visits: { ...visits, refused: 0 } }, /^load: nobody was refused/],
    ['nobody answered', { visits: { ...visits, answered: 0 } }, /^nobody was answered/],
    ['another answer', { visits: { ...visits, wrong: ['500 /', '500 /a'] } }, /^2 visits were lost .* 500 \/$/],
    ['long waits', { answeredMs: well.answeredMs.map(ms => ms + 200) }, /^who was answered waited 1100 ms/],
    ['not back', { backMs: null }, /^it was not as before/],
    ['back late', { backMs: 5001 }, /^it was not as before/],
  ]
  for (const [what, changed, problem] of cases) {
    const problems = overloadProblems({ ...well, ...changed })
    t.equal(problems.length, 1, what)
    t.match(problems[0], problem)
  }
})
