// A drawing that somebody holds has a sponsor, days in their order, and rules without blanks.
import { readFileSync } from 'node:fs'
import t from 'tap'
import { stateOfSweepstakes, sweepstakes } from '../../content/sweepstakes.ts'
import { drawingProblems } from '../../publishing/drawing-check.ts'
import { openDrawing } from '../support/drawing.ts'

const rules = readFileSync(new URL('../../content/pages/sweepstakes-rules.md', import.meta.url), 'utf8')

t.test('as the site is delivered, nobody holds one', async t => {
  t.equal(sweepstakes?.sponsor, null)
  t.equal(sweepstakes?.prize, '$1000')
  for (const now of [0, Date.parse('2027-03-01'), Date.parse('2030-01-01')])
    t.equal(stateOfSweepstakes(sweepstakes, now), 'none')
  t.same(drawingProblems(sweepstakes, rules), [])
})

t.test('the rules as delivered have blanks', async t => {
  const problems = drawingProblems(openDrawing, rules)
  t.ok(problems.includes('the rules still have the blank [state]'), problems.join('; '))
  t.same(drawingProblems(openDrawing, 'See the [privacy policy](/privacy-policy/).'), [])
})

for (const [change, problem] of [
  [{ sponsor: { name: ' ', address: 'x' } }, 'the sponsor has no name'],
  [{ sponsor: { name: 'x', address: '[postal address]' } }, 'the sponsor has no address'],
  [{ closes: '2025-01-01T00:00:00-05:00' }, 'it closes before it opens'],
  [{ opens: 'soon' }, 'opens is no date'],
  [{ drawn: '2027-12-01' }, 'it is drawn before cards by mail have come'],
] as const)
  t.test(problem, async t => t.same(drawingProblems({ ...openDrawing, ...change }, ''), [problem]))
