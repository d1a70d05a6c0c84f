// What people are, type and look for, said at every door of the site and of the member API: none of it is in a log.
import '../../support/no-pressure.ts'
import { canaries, leaksIn } from '../../support/faults/log-canaries.ts'
import { knockOnMembers } from '../../support/faults/member-doors.ts'
import type { Part } from '../../support/faults/part.ts'
import { knockOnSite } from '../../support/faults/site-doors.tsx'
import { password } from '../../support/members.ts'

export const logs: Part = {
  name: 'canaries in logs',
  unit: 'lines',
  sizes: { full: canaries.length, short: 4 },
  async run({ t, size, isFull, check, done }) {
    const every = Math.ceil(canaries.length / size)
    const { lines, token } = await knockOnMembers(
      t,
      canaries.filter((_, i) => i % every === 0),
    )
    check(lines.length > size * 50, `only ${lines.length} lines`)
    check(
      lines.some(({ msg }) => msg === 'a request failed') && lines.some(({ msg }) => String(msg).includes('mail')),
      'nothing has failed',
    )
    // In short the site's own doors have a test by themselves: server/log-canaries.test.tsx.
    if (isFull) lines.push(...(await knockOnSite(t)).lines)
    for (const leak of leaksIn(lines, [...canaries, token, password])) check(false, leak)
    done(lines.length)
  },
}
