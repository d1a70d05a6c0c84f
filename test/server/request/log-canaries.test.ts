import t from 'tap'
import '../../support/no-pressure.ts'
import { canaries, leaksIn } from '../../support/faults/log-canaries.ts'
import { knockOnSite } from '../../support/faults/site-doors.tsx'

t.test('forty canaries through every door: none is in a log line', async t => {
  t.equal(canaries.length, 40)
  const { lines, asked } = await knockOnSite(t)
  t.ok(lines.length > 800, `${lines.length} lines`)
  t.ok(asked >= 5, 'members were asked for')
  t.same(leaksIn(lines), [], 'nor a part of one')
})
