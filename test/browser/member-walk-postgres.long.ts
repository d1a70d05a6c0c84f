// The same way on PostgreSQL, with the site as it is in production.
import t from 'tap'
import { expected, openWalk } from '../support/member-ways.ts'
import { wholeWalk } from '../support/member-whole-walk.ts'

// Hundreds of presses, each of which waits for the page: seconds, and minutes where the machine has much else to do
t.setTimeout(300_000)
t.test('a member’s way', async t => {
  const { members, site } = await openWalk(t, 'postgres', { folder: 'dist' })
  await site.test('by keyboard alone', { expected }, async (t, page) => wholeWalk(t, site, members, page))
})
