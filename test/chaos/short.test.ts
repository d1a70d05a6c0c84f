// The shortest form of the cases that are most likely to come back: once each, and no figure of time is judged beside
// other tests.
import t from 'tap'
import { cases } from './cases/all.ts'
import { runCase } from './run-case.ts'

t.jobs = 2 // they mostly wait

const short = cases.flatMap(one => (one.shortMs === undefined ? [] : [{ one, heldMs: one.shortMs }]))
t.ok(short.length >= 4, `${short.length} cases`)

for (const { one, heldMs } of short)
  t.test(one.name, { buffered: true }, async t => {
    const { problems, seen } = await runCase(one, { judgesTime: false, heldMs })
    t.same(problems, [], 'what is promised to bystanders holds')
    t.ok(seen.pages.length > 0, `${seen.pages.length} pages were read meanwhile`)
  })
